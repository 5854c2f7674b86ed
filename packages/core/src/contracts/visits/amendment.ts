import * as z from "zod";
import { requiredText } from "../kernel/primitives.ts";
import { safety } from "./sections/safety.ts";
import type { SectionKey } from "./sections.ts";

/** What can be amended: a section, or the points, which have their own calls. */
export type AmendedPart = SectionKey | "acupuncture";

/** Why a signed appointment is changed. */
export const amendmentReason = z.object({
  reason: requiredText(500),
  /** The reasons to continue despite serious warnings about the amended entries, by the rule's id. */
  reasons: safety.schema.shape.reasons.optional(),
});
export type AmendmentReason = z.output<typeof amendmentReason>;
