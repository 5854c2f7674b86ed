import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { BaseRow } from "../clinical/catalogues/overlay.ts";
import { TERM_CATALOGUES } from "../clinical/catalogues/term-words.ts";
import { baseOf } from "./bases.ts";
import type { EntryFields } from "./catalogue.entity.ts";
import { readUses } from "./catalogue-uses.ts";

/** The catalogues whose entries visits name. */
const COUNTED: ReadonlySet<CatalogueKey> = new Set([
  ...(["drugs", "formulas", "icd-extensions", "ingredients", "plants"] as const),
  ...(["points", "substances", "supplements"] as const),
  ...TERM_CATALOGUES,
]);

/** How often clinics used an entry in twelve months. */
export type UsesOf = (row: BaseRow<EntryFields>) => number;

/**
 * How often entries of a catalogue were used; undefined where nothing counts that, or it was not added up yet. Rules are counted by
 * the things that they are about. One request, four at most for rules.
 */
export async function usesOfEntries(catalogue: CatalogueKey): Promise<UsesOf | undefined> {
  const { ruleUses } = baseOf(catalogue);
  if (!ruleUses) {
    if (!COUNTED.has(catalogue)) return undefined;
    const counts = await readUses(catalogue);
    return counts && (({ key }) => counts.get(key) ?? 0);
  }
  const read = await Promise.all(ruleUses.from.map(async (one) => [one, await readUses(one)] as const));
  const counted = new Map(read);
  if (read.every(([, counts]) => counts === undefined)) return undefined;
  const count = (one: CatalogueKey, key: string) => counted.get(one)?.get(key) ?? 0;
  return ({ fields }) => ruleUses.of(fields, count);
}
