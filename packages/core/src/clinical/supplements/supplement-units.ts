/** What is taken of a product at a time. */
export const UNITS = [
  "capsule",
  "tablet",
  "softgel",
  "sachet",
  "ampoule",
  "ml",
  "drop",
  "spoon",
  "spray",
  "g",
  "mg",
  "µg",
  "unit",
] as const;
export type Unit = (typeof UNITS)[number];
/** Units a box is not counted in: a bottle holds drops, but its label says millilitres. */
export const VOLUME_UNITS = ["ml", "l", "g", "kg"] as const;
/** Units a label gives contents in. */
export const CONTENT_UNITS = ["g", "mg", "µg", "IU", "ml"] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];
