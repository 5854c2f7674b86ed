import * as z from "zod";
import { CATALOGUE_KEYS } from "../../clinical/catalogues/catalogues.ts";
import { REVIEW_STATES } from "../../clinical/catalogues/overlay.ts";

/** The values of an entry. Which there are and what they may be depends on the catalogue; the service checks it. */
export const anyFields = z
  .record(z.string().max(40), z.json())
  .refine((values) => Object.keys(values).length <= 60, { message: "list.too_long" });

export const catalogueKey = z.enum(CATALOGUE_KEYS);
export const entryKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,159}$/, { message: "id.invalid" });
export const reviewState = z.enum(REVIEW_STATES);
