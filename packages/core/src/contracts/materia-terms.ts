/** The twelve channels a substance may enter. */
export const CHANNELS = ["LU", "LI", "ST", "SP", "HT", "SI", "BL", "KI", "PC", "TE", "GB", "LR"] as const;
