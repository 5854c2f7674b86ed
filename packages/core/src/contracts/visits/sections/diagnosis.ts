import * as z from "zod";
import { EXTENSION_AXES } from "../../../clinical/catalogues/descriptions/icd-extensions.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { icdChoice } from "./icd-choice.ts";
import { section } from "./section.ts";

export const CERTAINTIES = ["suspected", "confirmed"] as const;

/**
 * What was found in this visit and speaks for a diagnosis: a section, the code of its finding or figure, and the figure's
 * value then. No text of anybody's, so that it is read in any language and stays what it was.
 */
const evidence = z.object({
  section: z.string().regex(/^[a-z_]{1,40}$/, { message: "option.invalid" }),
  code: z.string().min(1).max(80),
  value: z.number().nullable().default(null),
});
export type Evidence = z.output<typeof evidence>;

/** The attributes of a diagnosis of any kind. */
const judged = {
  /** The one the visit is about; others are secondary. */
  primary: z.boolean().default(false),
  certainty: z.enum(CERTAINTIES).default("suspected"),
  note: text(1000).default(""),
  evidence: z.array(evidence).max(20, { message: "diagnosis.evidence_full" }).default([]),
  /** A bibliographic reference, with its title then. */
  reference: z
    .object({ id: z.string().max(40), title: text(300) })
    .nullable()
    .default(null),
};

/** An extension code that says more about a diagnosis, with its words then: a later edition changes no record. */
const extension = z.object({
  code: z.string().trim().min(1).max(8),
  axis: z.enum(EXTENSION_AXES),
  en: text(200).default(""),
  pt: text(200).default(""),
});
export type Extension = z.output<typeof extension>;

/** Of these axes a diagnosis has one value. */
const SINGLE: readonly Extension["axis"][] = ["severity", "laterality", "course", "stage"];
export const isSingle = (axis: Extension["axis"]) => SINGLE.includes(axis);

const oneOfEach = (extensions: readonly Extension[]) =>
  extensions.every(
    ({ code, axis }, at) =>
      !extensions.slice(0, at).some((one) => one.code === code || (isSingle(axis) && one.axis === axis)),
  );

const icd = icdChoice.extend({
  ...judged,
  extensions: z
    .array(extension)
    .max(8, { message: "list.too_long" })
    .refine(oneOfEach, { message: "extension.repeated" })
    .default([]),
});
const pattern = z.object({ key: z.string().min(1).max(60), ...judged });
/** A term of the osteopathic examination by its code, or a finding in words. */
const osteopathic = z
  .object({ code: z.string().max(60).default(""), text: text(300).default(""), ...judged })
  .refine(({ code, text: words }) => code !== "" || words !== "", { message: "required", path: ["text"] });

/** A pattern's key alone is how earlier records name it. */
const asPattern = (given: unknown) => (typeof given === "string" ? { key: given } : given);

const onePrimary = { message: "diagnosis.one_primary" };
const atMostOne = (entries: readonly { primary: boolean }[]) =>
  entries.filter(({ primary }) => primary).length <= 1;

const schema = z.object({
  icd: z.array(icd).max(40).refine(atMostOne, onePrimary).default([]),
  /** Chinese-medicine patterns, by key. */
  patterns: z.array(z.preprocess(asPattern, pattern)).max(40).refine(atMostOne, onePrimary).default([]),
  osteopathic: z.array(osteopathic).max(40).refine(atMostOne, onePrimary).default([]),
  text: text(8000).default(""),
});

export type Diagnosis = z.output<typeof schema>;
export type DiagnosisKind = "icd" | "patterns" | "osteopathic";
export const DIAGNOSIS_KINDS = ["icd", "patterns", "osteopathic"] as const satisfies readonly DiagnosisKind[];
/** What every kind of entry says. */
export type Judged = Pick<
  Diagnosis["icd"][number],
  "primary" | "certainty" | "note" | "evidence" | "reference"
>;

/** A diagnosis as an earlier version stored it, with every field of today. */
export const wholeDiagnosis = (stored: unknown): Diagnosis => schema.catch(schema.parse({})).parse(stored);

/** The primary one first, the others as they are ordered. */
export const inWeight = <T extends { primary: boolean }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => Number(b.primary) - Number(a.primary));

/** An entry's code: what history and statistics know it by; "" for words. */
export const codeOf = (entry: { code?: string; key?: string }): string => entry.code ?? entry.key ?? "";

const judgedCarries = {
  primary: "keep",
  certainty: "keep",
  note: "keep",
  // What was found last time is no evidence of today.
  evidence: ofTheDay([]),
  reference: "keep",
} as const;

export const diagnosis = section({
  step: "diagnosis",
  carries: {
    icd: { code: "keep", title: "keep", en: "keep", pt: "keep", extensions: "keep", ...judgedCarries },
    patterns: { key: "keep", ...judgedCarries },
    osteopathic: { code: "keep", text: "keep", ...judgedCarries },
    text: "keep",
  },
  owned: (data, modules) => ({
    ...data,
    patterns: modules.includes("mtc") ? data.patterns : [],
    osteopathic: modules.includes("osteo") ? data.osteopathic : [],
  }),
  schema,
  digest: (data) =>
    DIAGNOSIS_KINDS.flatMap((kind) =>
      inWeight<Judged & { code?: string; key?: string }>(data[kind]).map(codeOf).filter(Boolean),
    ).slice(0, 12),
});
