import type { CatalogueKey, InteractionFields, SubstanceFields } from "../clinical/catalogues/catalogues.ts";
import type { BaseRow } from "../clinical/catalogues/overlay.ts";
import { substanceFields } from "../clinical/materia/substance-catalogue.ts";
import { drugClasses } from "../clinical/safety/drug-classes.ts";
import { drugs } from "../clinical/safety/drug-names.ts";
import type { Words } from "../clinical/safety/finding.ts";
import { baseInteractions, interactionKey } from "../clinical/safety/interaction-table.ts";
import { safetySources } from "../clinical/safety/sources.ts";
import { supplementNames } from "../clinical/safety/supplement-names.ts";
import { plants } from "../clinical/supplements/plants.ts";
import { materiaWordsPt } from "../reference/materia-words.ts";
import { nutrients } from "../reference/nutrients.ts";
import { referenceSubstance, substanceCategories, substances } from "../reference/substances.ts";
import type { EntryFields } from "./catalogue.entity.ts";
import { drugClassNames } from "./drug-class-names.ts";

export type Option = { value: string; en: string; pt: string };
type Options = Readonly<Record<string, readonly Option[]>>;

/** What a catalogue needs besides its description. */
export type Base<Fields = EntryFields> = {
  /** The rows that ship with the product, in the order of the list. */
  rows: () => readonly BaseRow<Fields>[];
  nameOf: (row: BaseRow<Fields>) => Words;
  /** The key of an entry that is added. */
  keyOf: (fields: Fields) => string;
  /** What its `listed` fields can be chosen from. */
  options: () => Options;
  /** Rules between fields: message code by field. */
  faults?: (fields: Fields) => Record<string, string>;
  /** Where the base is from, and how reliable it is. */
  source: Words;
};

/** Makes something at its first use and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const optionOf = (value: string, { en, pt }: Words): Option => ({ value, en, pt });
const unique = (options: readonly Option[]) => [
  ...new Map(options.map((one) => [one.value, one] as const).toReversed()).values(),
];
const byName = (a: Option, b: Option) => a.en.localeCompare(b.en);
/** A class by its name. Medicines that no table of names has are spelled alike in both languages. */
const spelled = (key: string): Words => {
  const words = key.replaceAll("_", " ");
  return drugClassNames[key] ?? { en: words, pt: words };
};

const categoryOptions = (prefix = "") =>
  substanceCategories.map(({ code, name }) => optionOf(`${prefix}${code}`, name));

const interactionOptions = once(() => ({
  taken: unique([
    ...substances.map(({ id, pinyin }) => optionOf(id, { en: pinyin, pt: pinyin })),
    ...plants.map(({ key, name }) => optionOf(key, name)),
    ...nutrients.map(({ key, name }) => optionOf(key, name)),
    ...supplementNames.map(({ key, name }) => optionOf(key, name)),
    ...categoryOptions("c:"),
    ...baseInteractions().map(({ fields }) => optionOf(fields.taken, spelled(fields.taken))),
  ]).sort(byName),
  drugs: unique([
    ...drugClasses.map(({ key, name }) => optionOf(key, name)),
    ...drugs.map(({ en, pt }) => optionOf(en, { en, pt })),
    ...baseInteractions().map(({ fields }) => optionOf(fields.drugs, spelled(fields.drugs))),
  ]).sort(byName),
}));
const interactionNames = once(() => {
  const { taken, drugs: against } = interactionOptions();
  const named = (options: readonly Option[]) => new Map(options.map((one) => [one.value, one]));
  return { taken: named(taken), drugs: named(against) };
});

const interactionBase: Base<InteractionFields> = {
  rows: baseInteractions,
  nameOf: ({ fields }) => {
    const names = interactionNames();
    const taken = names.taken.get(fields.taken) ?? spelled(fields.taken);
    const against = names.drugs.get(fields.drugs) ?? spelled(fields.drugs);
    return { en: `${taken.en} + ${against.en}`, pt: `${taken.pt} + ${against.pt}` };
  },
  keyOf: interactionKey,
  options: interactionOptions,
  source: safetySources.interactions,
};

const substanceRows = once(() =>
  substances.map((row) => ({
    key: row.id,
    fields: substanceFields(row, (word) => materiaWordsPt[word] ?? word),
  })),
);

const substanceBase: Base<SubstanceFields> = {
  rows: substanceRows,
  nameOf: ({ key }) => {
    const { pinyin = key, zh = "" } = referenceSubstance(key) ?? {};
    const name = zh ? `${pinyin} ${zh}` : pinyin;
    return { en: name, pt: name };
  },
  keyOf: () => {
    throw new Error("substances are not added");
  },
  options: once(() => ({ category: categoryOptions() })),
  faults: ({ dose_min_g, dose_max_g }): Record<string, string> =>
    dose_min_g !== null && dose_max_g !== null && dose_min_g > dose_max_g
      ? { dose_max_g: "dose.reversed" }
      : {},
  source: safetySources.substances,
};

const bases: Readonly<Record<CatalogueKey, unknown>> = {
  interactions: interactionBase,
  substances: substanceBase,
};

/** The base of a catalogue, with fields of any catalogue. */
export const baseOf = (catalogue: CatalogueKey) => bases[catalogue] as Base;

const rowsByKey = new Map<CatalogueKey, ReadonlyMap<string, BaseRow<EntryFields>>>();
/** A row that ships with the product. */
export function shippedRow(catalogue: CatalogueKey, key: string): BaseRow<EntryFields> | undefined {
  const rows =
    rowsByKey.get(catalogue) ??
    new Map(
      baseOf(catalogue)
        .rows()
        .map((row) => [row.key, row]),
    );
  rowsByKey.set(catalogue, rows);
  return rows.get(key);
}
