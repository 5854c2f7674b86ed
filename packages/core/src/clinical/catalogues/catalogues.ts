import { PREGNANCY, TEMPERATURES, TOXICITIES } from "../materia/materia-terms.ts";
import { describe, type FieldsOf } from "./description.ts";
import type { OverlayEntry } from "./overlay.ts";

/**
 * The catalogues that the back office edits, each described once. Contract, list, form, history, review and publication
 * follow from the description; the base, the key of a row and further rules are in `core/src/catalogues/bases.ts`.
 */
export const catalogues = {
  /** What prescribed substances, plants and nutrients do with medicines. */
  interactions: describe({
    level: "staff",
    fields: {
      /** A substance, plant or nutrient, or `c:` and a category of substances. */
      taken: { kind: "listed", required: true },
      /** A class of medicines, or one medicine by its stored name. */
      drugs: { kind: "listed", required: true },
      severity: { kind: "choice", values: ["contraindicated", "serious", "caution", "note"] },
      effect: { kind: "words", max: 300, required: true },
      /** PK: changes a level. PD: changes an effect. */
      mechanism: { kind: "choice", values: ["", "PK", "PD", "PK/PD"] },
    },
    identity: ["taken", "drugs"],
    columns: ["severity", "effect"],
    grows: true,
    retires: true,
  }),
  /** The facts of the materia medica's substances. Doses are grams a day. */
  substances: describe({
    level: "staff",
    fields: {
      dose_min_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
      dose_max_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
      dose_checked: { kind: "flag" },
      toxicity: { kind: "choice", values: ["", ...TOXICITIES] },
      pregnancy: { kind: "choice", values: PREGNANCY },
      temperature: { kind: "choice", values: ["", ...TEMPERATURES] },
      category: { kind: "listed" },
      latin: { kind: "text", max: 160 },
      species: { kind: "text", max: 200 },
      notes: { kind: "words", max: 1000 },
    },
    identity: [],
    columns: ["dose_min_g", "dose_max_g", "toxicity", "pregnancy"],
    grows: false,
    retires: false,
  }),
} as const;

export const CATALOGUE_KEYS = Object.keys(catalogues) as [CatalogueKey, ...CatalogueKey[]];
export type CatalogueKey = keyof typeof catalogues;

type Fields<K extends CatalogueKey> = FieldsOf<(typeof catalogues)[K]["fields"]>;
export type InteractionFields = Fields<"interactions">;
export type SubstanceFields = Fields<"substances">;

/** What is published over the base of each catalogue. */
export type PublishedOverlays = {
  readonly [K in CatalogueKey]: readonly OverlayEntry<Fields<K>>[];
};
export const NOTHING_PUBLISHED: PublishedOverlays = { interactions: [], substances: [] };
