import { icdChaptersSource, icdChapters as rows } from "../reference/icd-chapters.ts";

/** The 22 chapters of ICD-10. No request. */
export const icdChapters = async () => ({ icd_chapters: [...rows], source: icdChaptersSource });
