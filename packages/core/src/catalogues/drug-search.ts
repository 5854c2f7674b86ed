import type { DrugFields } from "../clinical/catalogues/descriptions/drugs.ts";
import { icdWords } from "../clinical/icd/icd-words.ts";
import { drugKey, isAddedDrug } from "../clinical/safety/drug-keys.ts";
import { drugs } from "../clinical/safety/drug-names.ts";
import type { DrugEntry, DrugItem } from "../contracts/classifications/classifications.ts";
import { searchDrugs } from "../reference/drug-search.ts";
import { fold, phraseMatch, wordsOf } from "../text/fold.ts";
import { publications, publishedAdded, publishedByWords, publishedOverlays } from "./published.ts";

/** Medicines of the product that are ranked before those written over are taken out or renamed. */
const RANKED = 40;

type Found = { item: DrugItem; score: number };

/**
 * Medicines by the beginnings of words of their names in either language, best first: the product's own as they are published
 * now, and those that the back office added. One request; one more each where the container does not know which publication
 * applies, has not read the changes of the product's own, and has not read the index of the others.
 */
export async function searchMedicines({ q, limit }: { q: string; limit: number }) {
  // Both below need to know which publications apply.
  await publications();
  const [{ drugs: overlay }, added] = await Promise.all([
    publishedOverlays(),
    publishedByWords("drugs", icdWords(q)),
  ]);
  const over = new Map(overlay.map((entry) => [entry.key, entry]));
  const text = fold(q);
  const words = wordsOf(q);
  const scoreOf = ({ en, pt }: DrugItem) =>
    Math.max(...[en, pt].map((name) => phraseMatch(fold(name), text, words)));
  const ranked = (item: DrugItem): Found => ({ item, score: scoreOf(item) });
  const own = searchDrugs(q, RANKED).filter(({ en }) => !over.has(drugKey({ inn: en })));
  const written = [...overlay, ...added].flatMap((entry) => {
    if (entry.retired) return [];
    if (entry.fields) return [itemOf(entry.fields as DrugFields, entry.review === "reviewed")];
    // Reviewed as it ships.
    return drugs.filter(({ en }) => drugKey({ inn: en }) === entry.key);
  });
  const found = [...own, ...written].map(ranked).filter(({ score }) => score > 0);
  return {
    drugs: found
      .sort((a, b) => b.score - a.score || a.item.en.length - b.item.en.length)
      .slice(0, limit)
      .map(({ item }) => item),
  };
}

const itemOf = ({ inn, name_pt, group }: DrugFields, checked: boolean): DrugItem => ({
  en: inn,
  pt: name_pt,
  farm_group: group,
  pt_checked: checked,
});

/**
 * What is published of medicines that the back office added, by their keys, for the safety check. The product's own
 * are left out, because browser and server have them. No request for those alone, otherwise two, and one more where the
 * container does not know which publication applies.
 */
export async function addedMedicines(keys: readonly string[]): Promise<DrugEntry[]> {
  const entries = await publishedAdded("drugs", keys.filter(isAddedDrug));
  return entries.flatMap(({ fields }) => (fields ? [fields as DrugEntry] : []));
}
