/** Units in which a product is taken. */
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
/** Units that do not count boxes: a bottle contains drops, but its label says millilitres. */
export const VOLUME_UNITS = ["ml", "l", "g", "kg"] as const;
/** Units in which a label gives contents. */
export const CONTENT_UNITS = ["g", "mg", "µg", "IU", "ml"] as const;
export type ContentUnit = (typeof CONTENT_UNITS)[number];
