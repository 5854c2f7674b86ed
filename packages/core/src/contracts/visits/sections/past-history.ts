import * as z from "zod";
import { RELATIVES } from "../../../clinical/anamnesis/anamnesis-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

const event = z.object({
  what: text(300).default(""),
  /** ICD code, where it was chosen by one; `what` is then its title. */
  code: text(12).default(""),
  /** A year, a day or words. */
  when: text(60).default(""),
  note: text(500).default(""),
});
export type PastEvent = z.output<typeof event>;
const relative = event.extend({
  who: z.enum(RELATIVES, { message: "relative.unknown" }).nullable().default(null),
});
export type FamilyEvent = z.output<typeof relative>;

const count = z
  .int()
  .min(0, { message: "count.range" })
  .max(30, { message: "count.range" })
  .nullable()
  .default(null);
const events = z.array(event).max(60).default([]);

const pregnancies = z.object({
  pregnancies: count,
  births: count,
  losses: count,
  note: text(500).default(""),
});
type Pregnancies = z.output<typeof pregnancies>;

export const pastHistory = section({
  step: "anamnesis",
  carries: {
    illnesses: "keep",
    surgeries: "keep",
    traumas: "keep",
    family: "keep",
    vaccinations: "keep",
    pregnancies: "keep",
    // That something is gone is recorded once.
    gone: ofTheDay([]),
    text: "keep",
  },
  schema: z.object({
    illnesses: events,
    surgeries: events,
    traumas: events,
    family: z.array(relative).max(60).default([]),
    vaccinations: events,
    pregnancies: pregnancies.prefault({}),
    /** Conditions recorded at earlier visits that no longer apply, by the keys of the safety rules. */
    gone: z
      .array(z.string().regex(/^[a-z_]{1,40}$/, { message: "option.invalid" }))
      .max(40)
      .default([]),
    text: text(8000).default(""),
  }),
  hasContent: ({ pregnancies: counted, text: remarks, gone, ...lists }) =>
    remarks.trim() !== "" ||
    gone.length > 0 ||
    hasPregnancies(counted) ||
    Object.values(lists).some((list) => list.some(isEvent)),
  digest: ({ illnesses }) => illnesses.flatMap(({ code }) => (code ? [code] : [])).slice(0, 12),
});

/** The lists of the past history, in the order they are asked. */
export const PAST_LISTS = ["illnesses", "surgeries", "traumas", "family", "vaccinations"] as const;
export type PastList = (typeof PAST_LISTS)[number];

export const isEvent = ({ what }: Pick<PastEvent, "what">) => what.trim() !== "";
export const hasPregnancies = ({ pregnancies: all, births, losses, note }: Pregnancies) =>
  all !== null || births !== null || losses !== null || note.trim() !== "";
