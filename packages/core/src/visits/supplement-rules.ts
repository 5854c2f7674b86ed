import type { SectionData } from "../contracts/visits/sections.ts";
import { nutrients } from "../reference/nutrients.ts";
import { plants } from "../reference/plants.ts";
import type { Faults } from "./anamnesis-rules.ts";

const PLANTS: ReadonlySet<string> = new Set(plants.map(({ key }) => key));
const NUTRIENTS: ReadonlySet<string> = new Set(nutrients.map(({ key }) => key));
const PRODUCT = /^prd_[0-9A-HJKMNP-TV-Z]{26}$/;

type Chosen = SectionData<"supplements">["items"][number];

/**
 * The faults of recommended supplements: a duplicate entry, or a plant or nutrient that is not in the tables. Products
 * are not looked up, because the record keeps their data when the catalogue changes.
 */
export const supplementFaults = ({ items }: SectionData<"supplements">): Faults =>
  Object.fromEntries(
    items.flatMap((item, at): [string, string][] => [
      ...(items.findIndex(({ id }) => id === item.id) < at
        ? [[`items.${at}.id`, "id.invalid"] as [string, string]]
        : []),
      ...(fits(item) ? [] : [[`items.${at}.item`, "id.invalid"] as [string, string]]),
      ...(item.contains.every((key) => PLANTS.has(key) || NUTRIENTS.has(key))
        ? []
        : [[`items.${at}.contains`, "content.unknown"] as [string, string]]),
      ...(item.nutrients.every(({ key }) => NUTRIENTS.has(key))
        ? []
        : [[`items.${at}.nutrients`, "content.unknown"] as [string, string]]),
    ]),
  );

function fits({ kind, item }: Chosen): boolean {
  switch (kind) {
    case "product":
      return PRODUCT.test(item);
    case "plant":
      return PLANTS.has(item);
    case "nutrient":
      return NUTRIENTS.has(item);
    case "free":
      return item === "";
  }
}
