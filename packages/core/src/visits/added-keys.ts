import * as Catalogues from "../catalogues/index.ts";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";

/** The catalogues whose entries a treatment names by their keys. */
type Named = Extract<CatalogueKey, "substances">;

/** The keys that the back office added to the product's own, retired ones too: what was prescribed may still be saved. */
export type AddedKeys = { readonly [K in Named]: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();
export const NOTHING_ADDED: AddedKeys = { substances: NONE };

/**
 * The keys that are published of the named catalogues beside the product's own. Requests as
 * {@link Catalogues.publishedOverlays}.
 */
export async function addedKeys(named: readonly Named[]): Promise<AddedKeys> {
  const published = await Catalogues.publishedOverlays(named);
  const keys = named.map((one) => [
    one,
    new Set(published[one].flatMap(({ key, fields }) => (fields ? [key] : []))),
  ]);
  return { ...NOTHING_ADDED, ...Object.fromEntries(keys) };
}
