// Warcraft III's 8-byte skin record as two words: four bone numbers, four weights of 255, first slot in the low byte.
// Unsigned shifts: a signed one would turn bones 128..255 of the last slot negative.
int record_bone(uint2 record, uint slot) {
    return int((record.x >> (8 * slot)) & 255);
}

float record_weight(uint2 record, uint slot) {
    return float((record.y >> (8 * slot)) & 255) / 255.0;
}

BlendedBone blend_record(uint2 record, int first_bone) {
    BlendedBone bone = blend_none();
    bone = blend_add(bone, first_bone + record_bone(record, 0), record_weight(record, 0));
    bone = blend_add(bone, first_bone + record_bone(record, 1), record_weight(record, 1));
    bone = blend_add(bone, first_bone + record_bone(record, 2), record_weight(record, 2));
    bone = blend_add(bone, first_bone + record_bone(record, 3), record_weight(record, 3));
    return bone;
}
