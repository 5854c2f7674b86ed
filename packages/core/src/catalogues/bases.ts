import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { BaseRow } from "../clinical/catalogues/overlay.ts";
import type { Base } from "./bases/base.ts";
import type { EntryFields } from "./catalogue.entity.ts";

/** Each base has large tables of its own, so a function reads only those of the catalogues that it is asked for. */
const loaders: Readonly<Record<CatalogueKey, () => Promise<unknown>>> = {
  "condition-rules": async () => (await import("./bases/condition-rules.ts")).conditionRuleBase,
  drugs: async () => (await import("./bases/drugs.ts")).drugBase,
  formulas: async () => (await import("./bases/formulas.ts")).formulaBase,
  "icd-extensions": async () => (await import("./bases/icd-extensions.ts")).icdExtensionBase,
  incompatibilities: async () => (await import("./bases/incompatibilities.ts")).incompatibilityBase,
  ingredients: async () => (await import("./bases/ingredients.ts")).ingredientBase,
  interactions: async () => (await import("./bases/interactions.ts")).interactionBase,
  nutrients: async () => (await import("./bases/nutrients.ts")).nutrientBase,
  "osteo-ranges": async () => (await import("./bases/osteopathy.ts")).osteoRangeBase,
  "osteo-settings": async () => (await import("./bases/osteopathy.ts")).osteoSettingBase,
  "osteo-tests": async () => (await import("./bases/osteopathy.ts")).osteoTestBase,
  plants: async () => (await import("./bases/plants.ts")).plantBase,
  mails: async () => (await import("./bases/message-texts.ts")).mailBase,
  "point-groups": async () => (await import("./bases/point-groups.ts")).pointGroupBase,
  points: async () => (await import("./bases/points.ts")).loadPointBase(),
  "pregnancy-rules": async () => (await import("./bases/pregnancy-rules.ts")).pregnancyRuleBase,
  "product-properties": async () => (await import("./bases/product-properties.ts")).productPropertyBase,
  pulse: async () => (await import("./bases/pulse.ts")).pulseBase,
  "response-types": async () => (await import("./bases/response-types.ts")).responseTypeBase,
  ryodoraku: async () => (await import("./bases/ryodoraku.ts")).ryodorakuPointBase,
  "ryodoraku-limits": async () => (await import("./bases/ryodoraku.ts")).ryodorakuLimitBase,
  sms: async () => (await import("./bases/message-texts.ts")).smsBase,
  substances: async () => (await import("./bases/substances.ts")).substanceBase,
  supplements: async () => (await import("./bases/supplements.ts")).supplementBase,
  "technique-rules": async () => (await import("./bases/technique-rules.ts")).techniqueRuleBase,
  tongue: async () => (await import("./bases/tongue.ts")).tongueBase,
};

const loaded = new Map<CatalogueKey, Base>();

/** Loads the bases of catalogues, for {@link baseOf} and {@link shippedRow}. */
export async function loadBases(keys: readonly CatalogueKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      if (!loaded.has(key)) loaded.set(key, (await loaders[key]()) as Base);
    }),
  );
}

/** The base of a catalogue, with fields of any catalogue. Throws where it was not loaded. */
export function baseOf(catalogue: CatalogueKey): Base {
  const base = loaded.get(catalogue);
  if (!base) throw new Error(`The base of the catalogue ${catalogue} is used before it is loaded`);
  return base;
}

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
