import type { DrugFields } from "../catalogues/descriptions/drugs.ts";
import { slug } from "../catalogues/published-table.ts";
import { drugs } from "./drug-names.ts";

/** The key of a medicine's entry. */
export const drugKey = ({ inn }: Pick<DrugFields, "inn">) => slug(inn);

let shippedKeys: ReadonlySet<string> | undefined;
/** Whether a key is that of a medicine that the product does not ship. */
export function isAddedDrug(key: string) {
  shippedKeys ??= new Set(drugs.map(({ en }) => drugKey({ inn: en })));
  return key !== "" && !shippedKeys.has(key);
}

/** The keys of those medicines that the product does not ship, sorted and joined by commas. */
export const addedDrugKeys = (items: readonly Pick<DrugFields, "inn">[]) =>
  [...new Set(items.map(drugKey))].filter(isAddedDrug).sort().join(",");
