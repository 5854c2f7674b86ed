/** Ranges of motion in degrees. Sources of the normal values in `reference/osteopathy.ts`. */

type Words = { readonly en: string; readonly pt: string };
export type MotionRange = {
  readonly key: string;
  readonly joint: string;
  readonly motion: string;
  readonly side?: "left" | "right";
  /** Degrees that an adult normally reaches at least; null if there is no agreed value. */
  readonly usual: number | null;
  /** A larger value is refused. */
  readonly most: number;
};

export const rangeJoints: readonly (Words & { readonly key: string })[] = [
  { key: "cervical", en: "Cervical spine", pt: "Coluna cervical" },
  { key: "thoracic", en: "Thoracic spine", pt: "Coluna dorsal" },
  { key: "lumbar", en: "Lumbar spine", pt: "Coluna lombar" },
  { key: "shoulder", en: "Shoulder", pt: "Ombro" },
  { key: "hip", en: "Hip", pt: "Anca" },
  { key: "knee", en: "Knee", pt: "Joelho" },
  { key: "ankle", en: "Ankle", pt: "Tornozelo" },
];

export const rangeMotions: readonly (Words & { readonly key: string })[] = [
  { key: "flexion", en: "Flexion", pt: "Flexão" },
  { key: "extension", en: "Extension", pt: "Extensão" },
  { key: "rotation", en: "Rotation", pt: "Rotação" },
  { key: "side_bending", en: "Side-bending", pt: "Inclinação" },
  { key: "abduction", en: "Abduction", pt: "Abdução" },
  { key: "internal_rotation", en: "Internal rotation", pt: "Rotação interna" },
  { key: "external_rotation", en: "External rotation", pt: "Rotação externa" },
  { key: "dorsiflexion", en: "Dorsiflexion", pt: "Dorsiflexão" },
  { key: "plantar_flexion", en: "Plantar flexion", pt: "Flexão plantar" },
];

/** Joint, motion, whether there are two sides, normal degrees, largest possible degrees. */
const ROWS: readonly (readonly [string, string, boolean, number | null, number])[] = [
  ["cervical", "flexion", false, 50, 90],
  ["cervical", "extension", false, 60, 110],
  ["cervical", "rotation", true, 80, 110],
  ["cervical", "side_bending", true, 45, 70],
  ["thoracic", "rotation", true, 30, 70],
  ["lumbar", "flexion", false, 60, 110],
  ["lumbar", "extension", false, 25, 60],
  ["lumbar", "side_bending", true, 25, 60],
  ["shoulder", "flexion", true, 180, 200],
  ["shoulder", "abduction", true, 180, 200],
  ["shoulder", "internal_rotation", true, 70, 120],
  ["shoulder", "external_rotation", true, 90, 130],
  ["hip", "flexion", true, 120, 160],
  ["hip", "internal_rotation", true, 35, 80],
  ["hip", "external_rotation", true, 45, 90],
  ["knee", "flexion", true, 135, 170],
  ["ankle", "dorsiflexion", true, 20, 50],
  ["ankle", "plantar_flexion", true, 50, 90],
];

export const motionRanges: readonly MotionRange[] = ROWS.flatMap(
  ([joint, motion, sided, usual, most]): MotionRange[] => {
    const one = { key: `${joint}_${motion}`, joint, motion, usual, most };
    if (!sided) return [one];
    return [
      { ...one, key: `${one.key}_left`, side: "left" },
      { ...one, key: `${one.key}_right`, side: "right" },
    ];
  },
);
const byKey = new Map(motionRanges.map((range) => [range.key, range]));
export const motionRange = (key: string): MotionRange | undefined => byKey.get(key);
