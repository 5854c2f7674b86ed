import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { BaseRow } from "../clinical/catalogues/overlay.ts";
import type { Base } from "./bases/base.ts";
import { conditionRuleBase } from "./bases/condition-rules.ts";
import { drugBase } from "./bases/drugs.ts";
import { formulaBase } from "./bases/formulas.ts";
import { icdExtensionBase } from "./bases/icd-extensions.ts";
import { incompatibilityBase } from "./bases/incompatibilities.ts";
import { ingredientBase } from "./bases/ingredients.ts";
import { interactionBase } from "./bases/interactions.ts";
import { mailBase, smsBase } from "./bases/message-texts.ts";
import { nutrientBase } from "./bases/nutrients.ts";
import { osteoRangeBase, osteoSettingBase, osteoTestBase } from "./bases/osteopathy.ts";
import { plantBase } from "./bases/plants.ts";
import { pointGroupBase } from "./bases/point-groups.ts";
import { pointBase } from "./bases/points.ts";
import { pregnancyRuleBase } from "./bases/pregnancy-rules.ts";
import { productPropertyBase } from "./bases/product-properties.ts";
import { pulseBase } from "./bases/pulse.ts";
import { responseTypeBase } from "./bases/response-types.ts";
import { ryodorakuLimitBase, ryodorakuPointBase } from "./bases/ryodoraku.ts";
import { substanceBase } from "./bases/substances.ts";
import { supplementBase } from "./bases/supplements.ts";
import { techniqueRuleBase } from "./bases/technique-rules.ts";
import { tongueBase } from "./bases/tongue.ts";
import type { EntryFields } from "./catalogue.entity.ts";

const bases: Readonly<Record<CatalogueKey, unknown>> = {
  "condition-rules": conditionRuleBase,
  drugs: drugBase,
  formulas: formulaBase,
  "icd-extensions": icdExtensionBase,
  incompatibilities: incompatibilityBase,
  ingredients: ingredientBase,
  interactions: interactionBase,
  nutrients: nutrientBase,
  "osteo-ranges": osteoRangeBase,
  "osteo-settings": osteoSettingBase,
  "osteo-tests": osteoTestBase,
  plants: plantBase,
  mails: mailBase,
  "point-groups": pointGroupBase,
  points: pointBase,
  "pregnancy-rules": pregnancyRuleBase,
  "product-properties": productPropertyBase,
  pulse: pulseBase,
  "response-types": responseTypeBase,
  ryodoraku: ryodorakuPointBase,
  "ryodoraku-limits": ryodorakuLimitBase,
  sms: smsBase,
  substances: substanceBase,
  supplements: supplementBase,
  "technique-rules": techniqueRuleBase,
  tongue: tongueBase,
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
