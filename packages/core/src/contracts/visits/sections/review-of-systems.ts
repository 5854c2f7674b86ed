import * as z from "zod";
import { bodySystems } from "../../../clinical/anamnesis/review-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

const system = z.object({
  /** Asked, and nothing special. */
  normal: z.boolean().default(false),
  /** Keys of the system's findings. */
  findings: z.array(z.string().max(40)).max(40).default([]),
  note: text(1000).default(""),
});
export type SystemReview = z.output<typeof system>;

export const reviewOfSystems = section({
  step: "anamnesis",
  carries: {
    systems: Object.fromEntries(
      bodySystems.map(({ key }) => [
        key,
        // That there was nothing special was answered on one day.
        { normal: ofTheDay(false), findings: "keep", note: "keep" } as const,
      ]),
    ),
    text: "keep",
  },
  schema: z.object({
    /** By the key of the system; one that was not asked is left out. See `review-terms.ts`. */
    systems: z.record(z.string().max(40), system).default({}),
    text: text(8000).default(""),
  }),
  hasContent: ({ systems, text: remarks }) => remarks.trim() !== "" || Object.values(systems).some(wasAsked),
  digest: ({ systems }) =>
    bodySystems
      .flatMap(({ key }) => (systems[key]?.findings ?? []).map((finding) => `${key}.${finding}`))
      .slice(0, 12),
});

/** Something is known of the system. */
export const wasAsked = ({ normal, findings, note }: SystemReview) =>
  normal || findings.length > 0 || note.trim() !== "";
