import { searchIcd } from "../reference/icd-search.ts";

/** Common ICD-10 codes by code or words, best first. No request. */
export const searchIcdCodes = async ({ q, limit }: { q: string; limit: number }) => ({
  icd_codes: searchIcd(q, limit).map(({ code, chapter, en, pt }) => ({ code, chapter, en, pt })),
});
