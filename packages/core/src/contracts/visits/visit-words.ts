import * as z from "zod";
import { TERM_CATALOGUES } from "../../clinical/catalogues/term-words.ts";

/**
 * The words that a visit was signed with where the back office had changed them: by catalogue, code and field. What it lacks
 * reads as the product ships it.
 */
export const visitWords = z.partialRecord(
  z.enum(TERM_CATALOGUES),
  z.record(z.string(), z.record(z.string(), z.object({ en: z.string(), pt: z.string() }))),
);
