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

// Below: records whose slots of weight 0 name a bone that carries weight in the same vertex, so that no slot needs a
// branch: four reads of shared memory then wait for each other no longer.
BlendedBone blend_mix(BlendedBone sum, int bone, float weight) {
    sum.row0 += weight * bone_row(bone, 0);
    sum.row1 += weight * bone_row(bone, 1);
    sum.row2 += weight * bone_row(bone, 2);
    return sum;
}

BlendedBone blend_four(uint2 record) {
    BlendedBone bone = blend_none();
    bone = blend_mix(bone, record_bone(record, 0), record_weight(record, 0));
    bone = blend_mix(bone, record_bone(record, 1), record_weight(record, 1));
    bone = blend_mix(bone, record_bone(record, 2), record_weight(record, 2));
    bone = blend_mix(bone, record_bone(record, 3), record_weight(record, 3));
    return bone;
}

// Two influences in one word: two bone numbers, two weights.
BlendedBone blend_two(uint pair) {
    BlendedBone bone = blend_none();
    bone = blend_mix(bone, int(pair & 255), float((pair >> 16) & 255) / 255.0);
    bone = blend_mix(bone, int((pair >> 8) & 255), float(pair >> 24) / 255.0);
    return bone;
}

// The bone itself, with all of the weight.
BlendedBone blend_one(int bone) {
    BlendedBone all;
    all.row0 = bone_row(bone, 0);
    all.row1 = bone_row(bone, 1);
    all.row2 = bone_row(bone, 2);
    return all;
}
