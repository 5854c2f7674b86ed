import * as z from "zod";
import { TERM_CATALOGUES, type VisitWords } from "../../clinical/catalogues/term-words.ts";

const words = z.object({ en: z.string(), pt: z.string() });
const value = z.union([words, z.string(), z.number(), z.null()]);

/**
 * The words and figures that a visit was signed with where the back office had changed them: by catalogue, code and field. What it lacks
 * reads as the product ships it.
 */
export const visitWords = z.partialRecord(
  z.enum(TERM_CATALOGUES),
  z.record(z.string(), z.record(z.string(), value)),
) as unknown as z.ZodType<VisitWords>;
