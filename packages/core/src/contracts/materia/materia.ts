import * as z from "zod";
import {
  CHANNELS,
  FORMS,
  PREGNANCY,
  SUBSTANCE_TYPES,
  TEMPERATURES,
  TOXICITIES,
} from "../../clinical/materia/materia-terms.ts";
import { type Ownership, ownership } from "../kernel/own-entries.ts";
import { requiredText, text } from "../kernel/primitives.ts";

/** Grams, to a hundredth. */
export const grams = z
  .number()
  .min(0, { message: "quantity.invalid" })
  .max(2000, { message: "quantity.invalid" });

/** A system substance by its pinyin without tones (`mahuang`), one that somebody made by its id (`sub_…`). */
export const substanceId = z
  .string()
  .regex(/^([a-z0-9]{2,40}|sub_[0-9A-HJKMNP-TV-Z]{26})$/, { message: "id.invalid" });
/** A classic formula by its pinyin in one word (`mahuangtang`), one that somebody made by its id (`frm_…`). */
export const formulaId = z
  .string()
  .regex(/^([a-z0-9]{2,60}|frm_[0-9A-HJKMNP-TV-Z]{26})$/, { message: "id.invalid" });

/** What a substance is: the facts of the tables, and what whoever made one wrote. Doses are grams a day. */
export const substanceFacts = z.object({
  /** What it is called where it has no Chinese name: a clinic's own. */
  name: text(120).default(""),
  zh: text(40).default(""),
  zh_hant: text(40).default(""),
  pinyin: text(80).default(""),
  latin: text(160).default(""),
  /** The scientific name. */
  species: text(200).default(""),
  synonymy: text(300).default(""),
  part: text(60).default(""),
  type: z.enum(["", ...SUBSTANCE_TYPES]).default(""),
  /** Code of a category of the materia medica. */
  category: text(10).default(""),
  temperature: z.enum(["", ...TEMPERATURES]).default(""),
  tastes: z.array(text(30)).max(8).default([]),
  channels: z.array(z.enum(CHANNELS)).max(12).default([]),
  dose_min_g: grams.nullable().default(null),
  dose_max_g: grams.nullable().default(null),
  /** Null where nobody said. */
  toxicity: z.enum(TOXICITIES).nullable().default(null),
  pregnancy: z.enum(PREGNANCY).default(""),
  storage: text(300).default(""),
  presentation: text(300).default(""),
  overdose: text(1000).default(""),
  western_uses: text(1000).default(""),
  secondary_effects: text(1000).default(""),
  indications: text(1000).default(""),
  contraindications: text(1000).default(""),
  interactions: text(1000).default(""),
  notes: text(1000).default(""),
});
export type SubstanceFacts = z.output<typeof substanceFacts>;
/** A substance as everybody reads it. `user_id` is null for the system's. */
export type Substance = SubstanceFacts & { id: string; user_id: string | null };
/** The same as the catalogue has it: whose it is, and how far its dose can be trusted. */
export type KnownSubstance = Substance &
  Ownership & {
    /** Whether a second source has the same dose; null for one that somebody made. */
    dose_checked: boolean | null;
  };
export const ownSubstance = substanceFacts.extend(ownership.shape).extend({ id: substanceId });

/** One ingredient as it is kept: with its names, so that a record reads the same whatever becomes of the catalogue. */
export const ingredient = z.object({
  substance: substanceId,
  /** Pinyin, or what a clinic calls its own. */
  name: requiredText(120),
  zh: text(40).default(""),
  latin: text(160).default(""),
  /** A day's. */
  grams,
});
export type Ingredient = z.output<typeof ingredient>;

/** How something is taken, with a formula and with a single substance. */
export const posology = {
  form: z.enum(FORMS).default("decoction"),
  /** Into how many a day's grams are divided. */
  doses_per_day: z
    .int()
    .min(1, { message: "quantity.invalid" })
    .max(12, { message: "quantity.invalid" })
    .default(2),
  days: z.int().min(1, { message: "quantity.invalid" }).max(365, { message: "quantity.invalid" }).default(7),
  instructions: text(1000).default(""),
} as const;

/** What a formula is, as its maker writes it. Grams are a day's. */
export const formulaFacts = z.object({
  name: requiredText(160),
  zh: text(60).default(""),
  pinyin: text(120).default(""),
  /** Code of a category of the formulas. */
  category: text(10).default(""),
  /** The book it is from. */
  source: text(160).default(""),
  patterns: z.array(requiredText(120)).max(12, { message: "list.too_long" }).default([]),
  ingredients: z.array(ingredient).max(60, { message: "list.too_long" }).default([]),
  ...posology,
  contraindications: text(1000).default(""),
  notes: text(1000).default(""),
});
export type FormulaFacts = z.output<typeof formulaFacts>;
/** A formula as everybody reads it. `user_id` is null for a classic one, whose name is its pinyin. */
export type Formula = FormulaFacts &
  Ownership & {
    id: string;
    zh_hant: string;
    /** Whether a second source has the same grams; null for one that somebody made. */
    dose_checked: boolean | null;
  };
export const ownFormula = formulaFacts.extend(ownership.shape).extend({ id: formulaId });
export type OwnSubstance = z.output<typeof ownSubstance>;
export type OwnFormula = z.output<typeof ownFormula>;

const name = z.object({ en: z.string(), pt: z.string() });
const category = z.object({ code: z.string(), name });
/** Where a table comes from and how far to trust it. */
const tableSource = z.object({ origin: name, checked: name, weakness: name });
export type TableSource = z.output<typeof tableSource>;

/** A substance of the tables: what they know of one, and nothing of what they do not. */
export const listedSubstance = substanceFacts
  .pick({
    zh: true,
    zh_hant: true,
    pinyin: true,
    latin: true,
    species: true,
    part: true,
    type: true,
    category: true,
    temperature: true,
    tastes: true,
    channels: true,
    dose_min_g: true,
    dose_max_g: true,
    toxicity: true,
    pregnancy: true,
    notes: true,
  })
  .extend({ id: substanceId, dose_checked: z.boolean() });
export type ListedSubstance = z.output<typeof listedSubstance>;

/** A classic formula of the tables. */
export const classicFormula = formulaFacts
  .pick({ zh: true, pinyin: true, category: true, source: true, patterns: true, form: true })
  .extend({
    id: formulaId,
    zh_hant: z.string(),
    ingredients: z.array(z.object({ substance: substanceId, grams })),
    dose_checked: z.boolean(),
  });
export type ClassicFormula = z.output<typeof classicFormula>;

/** The materia medica everybody has. `version` changes with any row. */
export const materiaTables = z.object({
  version: z.string(),
  substances: z.array(listedSubstance),
  substance_categories: z.array(category),
  formulas: z.array(classicFormula),
  formula_categories: z.array(category),
  /** Parts, natures, tastes, patterns and notes as the rows say them, in Portuguese. */
  words: z.record(z.string(), z.string()),
  sources: z.object({ substances: tableSource, formulas: tableSource }),
});
export type MateriaTables = z.output<typeof materiaTables>;
