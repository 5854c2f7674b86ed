import { type AddedKeys, NOTHING_ADDED } from "../catalogues/index.ts";
import { baseIngredients } from "../clinical/supplements/supplement-catalogue.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import { nutrients } from "../reference/nutrients.ts";
import { plants } from "../reference/plants.ts";
import type { Faults } from "./anamnesis-rules.ts";

const PLANTS: ReadonlySet<string> = new Set(plants.map(({ key }) => key));
const NUTRIENTS: ReadonlySet<string> = new Set(nutrients.map(({ key }) => key));
const INGREDIENTS: ReadonlySet<string> = new Set(baseIngredients.map(({ key }) => key));
const PRODUCT = /^prd_[0-9A-HJKMNP-TV-Z]{26}$/;

type Chosen = SectionData<"supplements">["items"][number];

/**
 * The faults of recommended supplements: a duplicate entry, or a plant, nutrient, ingredient or product of the catalogue that is
 * neither in the tables nor among those that the back office added. Products of users are not looked up, because the record keeps
 * their data when they change.
 */
export function supplementFaults(
  { items }: SectionData<"supplements">,
  { ingredients, plants: added, supplements }: AddedKeys = NOTHING_ADDED,
): Faults {
  const isPlant = (key: string) => PLANTS.has(key) || added.has(key);
  const isContained = (key: string) =>
    isPlant(key) || NUTRIENTS.has(key) || INGREDIENTS.has(key) || ingredients.has(key);
  return Object.fromEntries(
    items.flatMap((item, at): [string, string][] => [
      ...(items.findIndex(({ id }) => id === item.id) < at
        ? [[`items.${at}.id`, "id.invalid"] as [string, string]]
        : []),
      ...(fits(item, isPlant, supplements) ? [] : [[`items.${at}.item`, "id.invalid"] as [string, string]]),
      ...(item.contains.every(isContained)
        ? []
        : [[`items.${at}.contains`, "content.unknown"] as [string, string]]),
      ...(item.nutrients.every(({ key }) => NUTRIENTS.has(key))
        ? []
        : [[`items.${at}.nutrients`, "content.unknown"] as [string, string]]),
    ]),
  );
}

function fits(
  { kind, item }: Chosen,
  isPlant: (key: string) => boolean,
  catalogue: ReadonlySet<string>,
): boolean {
  switch (kind) {
    case "product":
      return PRODUCT.test(item) || catalogue.has(item);
    case "plant":
      return isPlant(item);
    case "nutrient":
      return NUTRIENTS.has(item);
    case "free":
      return item === "";
  }
}
