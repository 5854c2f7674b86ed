import * as z from "zod";
import { techniqueName } from "../../clinical/osteopathy/osteopathic-techniques.ts";
import { otherName } from "../../clinical/treatments/other-treatments.ts";
import { fold } from "../../text/fold.ts";
import { pointDetails, pointKey } from "../acupuncture/acupuncture-points.ts";
import type { Module } from "../kernel/access.ts";
import { id, type Language } from "../kernel/primitives.ts";
import {
  customTreatments,
  type GivenCustomTreatment,
  MOST_CUSTOM,
} from "../visits/sections/custom-treatments.ts";
import { formulas, type PrescribedFormula } from "../visits/sections/formulas.ts";
import {
  type AppliedTechnique,
  MOST_TECHNIQUES,
  osteopathicTreatment,
} from "../visits/sections/osteopathic-treatment.ts";
import { MOST_OTHERS, type OtherTreatment, otherTreatments } from "../visits/sections/other-treatments.ts";
import { type PrescribedSubstance, substances } from "../visits/sections/substances.ts";
import { type ChosenSupplement, supplements } from "../visits/sections/supplements.ts";

/** The kinds of treatment that the product includes, in the order of the appointment. */
export const TREATMENT_CATEGORIES = [
  "acupuncture",
  "auricular",
  "formulas",
  "substances",
  "supplements",
  "osteopathy",
  "other",
] as const;
export type TreatmentCategory = (typeof TREATMENT_CATEGORIES)[number];

/** The category of a pre-made treatment: a kind of treatment of the product, or a clinic's own treatment by its id. */
export const preMadeCategory = z.union([z.enum(TREATMENT_CATEGORIES), id("customTreatment")], {
  message: "option.invalid",
});
export type PreMadeCategory = z.output<typeof preMadeCategory>;

const MODULE_OF: Readonly<Record<TreatmentCategory, Module>> = {
  acupuncture: "mtc",
  auricular: "mtc",
  formulas: "mtc",
  substances: "mtc",
  supplements: "fito",
  osteopathy: "osteo",
  other: "others",
};

const isKind = (category: string): category is TreatmentCategory => category in MODULE_OF;
/** The kind of content of a category. All of a clinic's own treatments share one. */
export type PreMadeKind = TreatmentCategory | "custom";
export const kindOf = (category: string): PreMadeKind => (isKind(category) ? category : "custom");
/** The module that a category needs. Without it the category is neither offered nor readable. */
export const moduleOf = (category: string): Module => (isKind(category) ? MODULE_OF[category] : "others");

/** A planned point. What happens at the needle is recorded in the visit. */
const plannedPoint = pointKey.extend({
  technics: pointDetails.shape.technics,
  depth: pointDetails.shape.depth,
  stimulation: pointDetails.shape.stimulation,
  retention: pointDetails.shape.retention,
  needle: pointDetails.shape.needle,
  note: pointDetails.shape.note,
});
export type PlannedPoint = z.output<typeof plannedPoint>;

/** The largest number of points in one pre-made treatment. */
const MOST_PLANNED = 120;
const plannedPoints = z.object({
  items: z
    .array(plannedPoint)
    .max(MOST_PLANNED, { message: "points.too_many" })
    .refine((all) => new Set(all.map(pointIdentity)).size === all.length, { message: "id.invalid" })
    .default([]),
});

type Entries = {
  acupuncture: PlannedPoint;
  auricular: PlannedPoint;
  formulas: PrescribedFormula;
  substances: PrescribedSubstance;
  supplements: ChosenSupplement;
  osteopathy: AppliedTechnique;
  other: OtherTreatment;
  custom: GivenCustomTreatment;
};
export type PreMadeEntry<K extends PreMadeKind = PreMadeKind> = Entries[K];
export type PreMadeContent<K extends PreMadeKind = PreMadeKind> = { items: Entries[K][] };

/** The content of a pre-made treatment by its kind, as the appointment's section stores it. */
export const preMadeContents: { readonly [K in PreMadeKind]: z.ZodType<PreMadeContent<K>> } = {
  acupuncture: plannedPoints,
  auricular: plannedPoints,
  formulas: formulas.schema,
  substances: substances.schema,
  supplements: supplements.schema,
  osteopathy: osteopathicTreatment.schema,
  other: otherTreatments.schema,
  custom: customTreatments.schema,
};

type Place = { id: string; side: string; auricular: boolean };
const pointIdentity = ({ id: point, side, auricular }: Place) => `${point} ${side} ${auricular}`;
const words = (...values: readonly unknown[]) => JSON.stringify(values.map((one) => fold(String(one))));

/** The identity of an entry, whatever its details are: two entries with the same identity are the same treatment. */
const IDENTITY: { readonly [K in PreMadeKind]: (entry: Entries[K]) => string } = {
  acupuncture: pointIdentity,
  auricular: pointIdentity,
  formulas: ({ name, sources }) => words(name, ...sources),
  substances: ({ substance }) => substance,
  supplements: ({ kind, item, name }) => (item === "" ? words(name) : `${kind} ${item}`),
  osteopathy: ({ technique, name, places, side }) => words(technique, name, side, ...[...places].sort()),
  other: ({ key, name, area }) => words(key === "" ? name : key, area),
  custom: ({ id: treatment }) => treatment,
};

/** Whether two entries are the same treatment, whatever their details say. */
export const isSameEntry = <K extends PreMadeKind>(kind: K, a: Entries[K], b: Entries[K]): boolean =>
  IDENTITY[kind](a) === IDENTITY[kind](b);

/**
 * The largest number of entries of a kind in a visit. `core/src/contracts/visits/sections/` and the acupuncture calls
 * refuse more.
 */
export const MOST_OF: Readonly<Record<PreMadeKind, number>> = {
  acupuncture: 250,
  auricular: 250,
  formulas: 12,
  substances: 20,
  supplements: 30,
  osteopathy: MOST_TECHNIQUES,
  other: MOST_OTHERS,
  custom: MOST_CUSTOM,
};

export type Applied<T> = {
  items: T[];
  /** The added entries as they are now. */
  added: T[];
  /** Number of entries that were in the visit already. */
  known: number;
  /** Number of entries that did not fit. */
  left: number;
};

/**
 * Adds a pre-made treatment to the entries of a visit. Existing entries keep their content and place. An entry with the
 * same identity as an existing one is not added again, so applying twice changes nothing. Needles are added at the
 * start, as by hand, everything else at the end. `fresh` makes each entry a new one.
 */
export function applied<K extends PreMadeKind, T extends Entries[K] = Entries[K]>(
  kind: K,
  existing: readonly T[],
  content: readonly Entries[K][],
  fresh: (entry: Entries[K]) => T,
): Applied<T> {
  const identity = IDENTITY[kind] as (entry: Entries[K]) => string;
  const seen = new Set(existing.map(identity));
  const newEntries = content.filter((entry) => {
    const key = identity(entry);
    return !seen.has(key) && seen.add(key);
  });
  const added = newEntries.slice(0, Math.max(0, MOST_OF[kind] - existing.length)).map(fresh);
  const front = kind === "acupuncture" || kind === "auricular";
  const previous = kind === "custom" ? existing.map((entry) => filledIn(entry, content)) : existing;
  return {
    items: front ? [...added, ...previous] : [...previous, ...added],
    added,
    known: content.length - newEntries.length,
    left: newEntries.length - added.length,
  };
}

/**
 * Fills in an existing custom treatment from the pre-made one: its text if that is empty, and its minutes if there are
 * none.
 */
function filledIn<T extends PreMadeEntry>(entry: T, content: readonly PreMadeEntry[]): T {
  const existing = entry as unknown as GivenCustomTreatment;
  const pre = (content as readonly GivenCustomTreatment[]).find((one) => one.id === existing.id);
  if (!pre || existing.note !== "") return entry;
  return { ...entry, note: pre.note, minutes: existing.minutes ?? pre.minutes };
}

/** Removes the entries that applying added. Later changes stay. */
export function withoutAdded<T>(now: readonly T[], added: readonly T[], key: (entry: T) => string): T[] {
  const removed = new Set(added.map(key));
  return now.filter((entry) => !removed.has(key(entry)));
}

/** A short summary for lists: codes of points and techniques, names of everything else. */
export function preMadeSummary(category: string, { items }: PreMadeContent): string[] {
  const labels = (items as unknown as Readonly<Record<string, string>>[]).map(
    ({ id: code = "", name = "", technique = "", key = "" }) => {
      const kind = kindOf(category);
      if (kind === "acupuncture" || kind === "auricular") return code;
      return technique || key || name;
    },
  );
  return [...new Set(labels)].filter((one) => one !== "").slice(0, 8);
}

/** The summary in the reader's language. */
export const summaryWords = (category: string, summary: readonly string[], language: Language): string =>
  summary
    .map((one) => {
      if (category === "osteopathy") return techniqueName(one, language) || one;
      return category === "other" ? otherName({ key: one, name: one }, language) : one;
    })
    .join(", ");
