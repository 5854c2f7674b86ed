import type { FieldsOf } from "./description.ts";
import { formulas } from "./descriptions/formulas.ts";
import { interactions } from "./descriptions/interactions.ts";
import { pointGroups } from "./descriptions/point-groups.ts";
import { points } from "./descriptions/points.ts";
import { substances } from "./descriptions/substances.ts";
import type { OverlayEntry } from "./overlay.ts";

/**
 * The catalogues that the back office edits, each described once in a file of its own. Contract, list, form, history, review
 * and publication follow from the description; the base, the key of a row and further rules are in
 * `core/src/catalogues/bases/`.
 */
export const catalogues = {
  formulas,
  interactions,
  "point-groups": pointGroups,
  points,
  substances,
} as const;

export const CATALOGUE_KEYS = Object.keys(catalogues) as [CatalogueKey, ...CatalogueKey[]];
export type CatalogueKey = keyof typeof catalogues;

type Fields<K extends CatalogueKey> = FieldsOf<(typeof catalogues)[K]["fields"]>;

/** What is published over the base of each catalogue. */
export type PublishedOverlays = {
  readonly [K in CatalogueKey]: readonly OverlayEntry<Fields<K>>[];
};
export const NOTHING_PUBLISHED: PublishedOverlays = {
  formulas: [],
  interactions: [],
  "point-groups": [],
  points: [],
  substances: [],
};
