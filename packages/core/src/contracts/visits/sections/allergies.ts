import * as z from "zod";
import { SEVERITIES } from "../../../clinical/anamnesis/anamnesis-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

const allergy = z.object({
  substance: text(200).default(""),
  /** The drug list's lasting name, where it was chosen there. */
  inn: text(200).default(""),
  reaction: text(300).default(""),
  severity: z.enum(SEVERITIES, { message: "severity.unknown" }).nullable().default(null),
  /** A day, `YYYY-MM-DD`, or words. */
  since: text(60).default(""),
});
export type Allergy = z.output<typeof allergy>;

export const allergies = section({
  step: "anamnesis",
  // That there are none was answered on one day.
  carries: { none: ofTheDay(false), items: "keep", text: "keep" },
  schema: z.object({
    /** Asked, and there are none: not the same as not asked. */
    none: z.boolean().default(false),
    items: z.array(allergy).max(40).default([]),
    text: text(4000).default(""),
  }),
  hasContent: ({ none, items, text: remarks }) => none || remarks.trim() !== "" || items.some(isAllergy),
  digest: ({ none, items }) => [
    ...(none ? ["none"] : []),
    ...(items.some(({ severity }) => severity === "severe") ? ["severe"] : []),
  ],
});

export const isAllergy = ({ substance }: Pick<Allergy, "substance">) => substance.trim() !== "";

type Allergies = z.output<(typeof allergies)["schema"]>;

/** What may do harm, in one line, the severe first: "Penicillin (swelling); pollen". */
export const allergyLine = ({ items, text: remarks }: Allergies): string =>
  [
    ...items
      .filter(isAllergy)
      .toSorted((a, b) => weight(b) - weight(a))
      .map(({ substance, reaction }) => (reaction ? `${substance} (${reaction})` : substance)),
    remarks,
  ]
    .filter(Boolean)
    .join("; ");

const weight = ({ severity }: Allergy) => (severity === null ? -1 : SEVERITIES.indexOf(severity));
