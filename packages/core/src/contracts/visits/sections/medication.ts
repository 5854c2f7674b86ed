import * as z from "zod";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

const medicine = z.object({
  /** As it was chosen or written. */
  drug: text(200).default(""),
  /** The drug list's lasting name, where it was chosen there. */
  inn: text(200).default(""),
  /** Code of the pharmacotherapeutic group, as chosen: a later edition changes no record. */
  group: text(20).default(""),
  dose: text(100).default(""),
  frequency: text(100).default(""),
  /** A day, `YYYY-MM-DD`, or words. */
  since: text(60).default(""),
  /** When it was or will be stopped, as a day or in words; empty if unknown. */
  stopped: text(60).default(""),
  reason: text(300).default(""),
});
export type Medicine = z.output<typeof medicine>;

export const medication = section({
  step: "anamnesis",
  // That none is taken was answered on one day.
  carries: { items: "keep", none: ofTheDay(false), text: "keep" },
  /** What was stopped stays in the visit that stopped it. */
  carried: (data) => ({ ...data, items: data.items.filter((item) => isTaken(item)) }),
  schema: z.object({
    items: z.array(medicine).max(60).default([]),
    /** Asked, and none is taken. */
    none: z.boolean().default(false),
    text: text(4000).default(""),
  }),
  hasContent: ({ items, none, text: remarks }) => none || remarks.trim() !== "" || items.some(isMedicine),
  digest: ({ items }) =>
    items
      .filter((item) => isMedicine(item) && isTaken(item))
      .flatMap(({ group }) => (group ? [group] : []))
      .slice(0, 12),
});

export const isMedicine = ({ drug }: Pick<Medicine, "drug">) => drug.trim() !== "";
/** Whether no end is recorded. */
export const isRunning = ({ stopped }: Pick<Medicine, "stopped">) => stopped === "";
/** Whether the medicine is still taken: no end is recorded, or the end is a future day (UTC). */
export const isTaken = ({ stopped }: Pick<Medicine, "stopped">, today = new Date().toISOString()) =>
  isRunning({ stopped }) || (/^\d{4}-\d{2}-\d{2}$/.test(stopped) && stopped > today.slice(0, 10));

type Medication = z.output<(typeof medication)["schema"]>;

/** What is taken, in one line: "Ibuprofen 400 mg twice a day; …". What was stopped is left out. */
export const medicationLine = ({ items, text: remarks }: Medication): string =>
  [
    ...items
      .filter((item) => isMedicine(item) && isTaken(item))
      .map(({ drug, dose, frequency }) => [drug, dose, frequency].filter(Boolean).join(" ")),
    remarks,
  ]
    .filter(Boolean)
    .join("; ");
