import * as z from "zod";
import type { Review } from "../../clinical/catalogues/overlay.ts";
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

/** Grams, with two decimals. */
export const grams = z
  .number()
  .min(0, { message: "quantity.invalid" })
  .max(2000, { message: "quantity.invalid" });

/** A system substance by its pinyin without tones (`mahuang`), a user's own by its id (`sub_…`). */
export const substanceId = z
  .string()
  .regex(/^([a-z0-9]{2,40}|sub_[0-9A-HJKMNP-TV-Z]{26})$/, { message: "id.invalid" });
/** A classic formula by its pinyin in one word (`mahuangtang`), a user's own by its id (`frm_…`). */
export const formulaId = z
  .string()
  .regex(/^([a-z0-9]{2,60}|frm_[0-9A-HJKMNP-TV-Z]{26})$/, { message: "id.invalid" });

/** The facts of a substance, from the tables or from the user who added it. Doses are grams a day. */
export const substanceFacts = z.object({
  /** The name of a clinic's own substance that has no Chinese name. */
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
  /** Null when unknown. */
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
/** A substance as every user reads it. `user_id` is null for a system substance. */
export type Substance = SubstanceFacts & { id: string; user_id: string | null };
/** A substance in the catalogue, with its owner and how reliable its dose is. */
export type KnownSubstance = Substance &
  Ownership & {
    /** Whether a second source has the same dose; null for a user's own substance. */
    dose_checked: boolean | null;
    /** No longer to be chosen; still read where it was. */
    retired?: boolean;
    /** What the back office decided about it; absent while nobody did. */
    review?: Review;
  };
export const ownSubstance = substanceFacts.extend(ownership.shape).extend({ id: substanceId });

/** One ingredient with a copy of its names, so that a record reads the same when the catalogue changes. */
export const ingredient = z.object({
  substance: substanceId,
  /** Pinyin, or the name of a clinic's own substance. */
  name: requiredText(120),
  zh: text(40).default(""),
  latin: text(160).default(""),
  /** Grams a day. */
  grams,
});
export type Ingredient = z.output<typeof ingredient>;

/** How a formula or a single substance is taken. */
export const posology = {
  form: z.enum(FORMS).default("decoction"),
  /** Into how many doses a day's grams are divided. */
  doses_per_day: z
    .int()
    .min(1, { message: "quantity.invalid" })
    .max(12, { message: "quantity.invalid" })
    .default(2),
  days: z.int().min(1, { message: "quantity.invalid" }).max(365, { message: "quantity.invalid" }).default(7),
  instructions: text(1000).default(""),
} as const;

/** The facts of a formula. Grams are per day. */
export const formulaFacts = z.object({
  name: requiredText(160),
  zh: text(60).default(""),
  pinyin: text(120).default(""),
  /** Code of a category of the formulas. */
  category: text(10).default(""),
  /** The book that it is from. */
  source: text(160).default(""),
  patterns: z.array(requiredText(120)).max(12, { message: "list.too_long" }).default([]),
  ingredients: z.array(ingredient).max(60, { message: "list.too_long" }).default([]),
  ...posology,
  contraindications: text(1000).default(""),
  notes: text(1000).default(""),
});
export type FormulaFacts = z.output<typeof formulaFacts>;
/** A formula as every user reads it. `user_id` is null for a classic formula, whose name is its pinyin. */
export type Formula = FormulaFacts &
  Ownership & {
    id: string;
    zh_hant: string;
    /** Whether a second source has the same grams; null for a user's own formula. */
    dose_checked: boolean | null;
    /** Other names of a classic formula, in both languages. */
    names?: string;
    actions?: string;
    /** No longer to be chosen; still read where it was. */
    retired?: boolean;
    /** What the back office decided about it; absent while nobody did. */
    review?: Review;
  };
export const ownFormula = formulaFacts.extend(ownership.shape).extend({ id: formulaId });
export type OwnSubstance = z.output<typeof ownSubstance>;
export type OwnFormula = z.output<typeof ownFormula>;

const name = z.object({ en: z.string(), pt: z.string() });
const category = z.object({ code: z.string(), name });
/** The source of a table and how reliable it is. */
const tableSource = z.object({ origin: name, checked: name, weakness: name });
export type TableSource = z.output<typeof tableSource>;

/** A system substance. A fact the tables do not have is absent. */
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

/** A system formula. */
export const classicFormula = formulaFacts
  .pick({ zh: true, pinyin: true, category: true, source: true, patterns: true, form: true })
  .extend({
    id: formulaId,
    zh_hant: z.string(),
    ingredients: z.array(z.object({ substance: substanceId, grams })),
    dose_checked: z.boolean(),
  });
export type ClassicFormula = z.output<typeof classicFormula>;

/** The system's materia medica. `version` changes with any row. */
export const materiaTables = z.object({
  version: z.string(),
  substances: z.array(listedSubstance),
  substance_categories: z.array(category),
  formulas: z.array(classicFormula),
  formula_categories: z.array(category),
  /** Portuguese words for the parts, natures, tastes, patterns and notes of the rows. */
  words: z.record(z.string(), z.string()),
  sources: z.object({ substances: tableSource, formulas: tableSource }),
});
export type MateriaTables = z.output<typeof materiaTables>;
