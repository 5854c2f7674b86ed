import { searchDrugs } from "../reference/drug-search.ts";

/** Medicines by the beginning of a word of their name, best first. No request. */
export const searchMedicines = async ({ q, limit }: { q: string; limit: number }) => ({
  drugs: searchDrugs(q, limit),
});
