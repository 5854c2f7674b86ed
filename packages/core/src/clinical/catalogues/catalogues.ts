import type { FieldsOf } from "./description.ts";
import { conditionRules } from "./descriptions/condition-rules.ts";
import { drugs } from "./descriptions/drugs.ts";
import { formulas } from "./descriptions/formulas.ts";
import { icdExtensions } from "./descriptions/icd-extensions.ts";
import { incompatibilities } from "./descriptions/incompatibilities.ts";
import { ingredients } from "./descriptions/ingredients.ts";
import { interactions } from "./descriptions/interactions.ts";
import { mails, sms } from "./descriptions/message-texts.ts";
import { nutrients } from "./descriptions/nutrients.ts";
import { osteoRanges, osteoSettings, osteoTests } from "./descriptions/osteopathy.ts";
import { plants } from "./descriptions/plants.ts";
import { pointGroups } from "./descriptions/point-groups.ts";
import { points } from "./descriptions/points.ts";
import { pregnancyRules } from "./descriptions/pregnancy-rules.ts";
import { productProperties } from "./descriptions/product-properties.ts";
import { pulse } from "./descriptions/pulse.ts";
import { responseTypes } from "./descriptions/response-types.ts";
import { ryodorakuLimits, ryodorakuPoints } from "./descriptions/ryodoraku.ts";
import { substances } from "./descriptions/substances.ts";
import { supplements } from "./descriptions/supplements.ts";
import { techniqueRules } from "./descriptions/technique-rules.ts";
import { tongue } from "./descriptions/tongue.ts";
import type { OverlayEntry } from "./overlay.ts";

/**
 * The catalogues that the back office edits, each described once in a file of its own. Contract, list, form, history, review
 * and publication follow from the description; the base, the key of a row and further rules are in
 * `core/src/catalogues/bases/`.
 */
export const catalogues = {
  "condition-rules": conditionRules,
  drugs,
  formulas,
  "icd-extensions": icdExtensions,
  incompatibilities,
  ingredients,
  interactions,
  mails,
  nutrients,
  "osteo-ranges": osteoRanges,
  "osteo-settings": osteoSettings,
  "osteo-tests": osteoTests,
  plants,
  "point-groups": pointGroups,
  points,
  "pregnancy-rules": pregnancyRules,
  "product-properties": productProperties,
  pulse,
  "response-types": responseTypes,
  ryodoraku: ryodorakuPoints,
  "ryodoraku-limits": ryodorakuLimits,
  sms,
  substances,
  supplements,
  "technique-rules": techniqueRules,
  tongue,
} as const;
export const CATALOGUE_KEYS = Object.keys(catalogues) as [CatalogueKey, ...CatalogueKey[]];
export type CatalogueKey = keyof typeof catalogues;

/** Whether lists and searches never read all entries of a catalogue. */
export const isLarge = (key: CatalogueKey) => "large" in catalogues[key];

type Fields<K extends CatalogueKey> = FieldsOf<(typeof catalogues)[K]["fields"]>;
/** What is published over the base of each catalogue. What was added to a large one is not part of it. */
export type PublishedOverlays = {
  readonly [K in CatalogueKey]: readonly OverlayEntry<Fields<K>>[];
};
export const NOTHING_PUBLISHED = Object.fromEntries(
  CATALOGUE_KEYS.map((key) => [key, []]),
) as unknown as PublishedOverlays;
