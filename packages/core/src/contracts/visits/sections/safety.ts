import * as z from "zod";
import { text } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

/** Far more than a visit has. */
const MOST = 200;
const rule = z.string().min(1).max(200);

/** Why one went on although something serious is known against it. It belongs to one warning. */
const reason = z.object({
  reason: text(500).default(""),
  /**
   * The warning that the reason answers, in the words of that time: a signed record keeps its text when rules change.
   */
  en: text(400).default(""),
  pt: text(400).default(""),
  /** When it was given. */
  at: text(40).default(""),
  /** The other warnings the same reason was chosen for at once, by name; absent where it was given for this one alone. */
  shared_with: z.array(rule).max(MOST).optional(),
});
export type SafetyReason = z.output<typeof reason>;

/**
 * The reasons given to the safety checks, by the rule's lasting id. One that no longer answers anything is kept: what
 * was said stays in the record.
 */
export const safety = section({
  step: "treatments",
  // A reason answers a warning of one visit.
  carries: "nothing",
  schema: z.object({
    reasons: z
      .record(rule, reason)
      .refine((all) => Object.keys(all).length <= MOST, { message: "list.too_long" })
      .default({}),
  }),
  hasContent: ({ reasons }) => Object.values(reasons).some(hasReason),
});

export const hasReason = ({ reason: words }: Pick<SafetyReason, "reason">) => words.trim() !== "";
