/** The twelve channels a substance may enter. */
export const CHANNELS = ["LU", "LI", "ST", "SP", "HT", "SI", "BL", "KI", "PC", "TE", "GB", "LR"] as const;

/** Use in pregnancy: `forbidden` is a serious warning, `caution` a notice; empty if nothing is known. */
export const PREGNANCY = ["", "caution", "forbidden"] as const;
export const TOXICITIES = ["none", "slight", "toxic", "very toxic"] as const;
/** The origin of a substance. */
export const SUBSTANCE_TYPES = ["plant", "fungus", "animal", "mineral", "other"] as const;
export const TEMPERATURES = [
  "very cold",
  "cold",
  "cool",
  "slightly cold",
  "neutral",
  "slightly warm",
  "warm",
  "hot",
  "very hot",
] as const;
/** Tastes as the tables name them. */
export const TASTES = ["acrid", "sweet", "bitter", "sour", "salty", "bland", "astringent"] as const;

export const FORMS = ["decoction", "powder", "pill", "granules", "tincture", "capsules", "external"] as const;
export type Form = (typeof FORMS)[number];
