import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { publishedOverlays } from "./published.ts";

/** The catalogues whose entries treatments and products name by their keys. */
type Named = Extract<CatalogueKey, "ingredients" | "plants" | "substances" | "supplements">;

/** The keys that the back office added to the product's own, retired ones too: what was prescribed may still be saved. */
export type AddedKeys = { readonly [K in Named]: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();
export const NOTHING_ADDED: AddedKeys = {
  ingredients: NONE,
  plants: NONE,
  substances: NONE,
  supplements: NONE,
};

/**
 * The keys that are published of the named catalogues beside the product's own, and those that are `held` already, whatever
 * became of them. Requests as {@link publishedOverlays}.
 */
export async function addedKeys(named: readonly Named[], held = NONE): Promise<AddedKeys> {
  const published = await publishedOverlays(named);
  const keysOf = (one: Named) => {
    const entries = named.includes(one) ? published[one] : [];
    return new Set([...entries.flatMap(({ key, fields }) => (fields ? [key] : [])), ...held]);
  };
  return {
    ingredients: keysOf("ingredients"),
    plants: keysOf("plants"),
    substances: keysOf("substances"),
    supplements: keysOf("supplements"),
  };
}
