import { createHash } from "node:crypto";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { SupplementTables } from "../contracts/supplements/supplements.ts";
import { actor } from "../platform/context.ts";
import { nutrients, nutrientsSource } from "../reference/nutrients.ts";
import { plants, plantsSource } from "../reference/plants.ts";

const cache = new Map<Language, SupplementTables>();

/**
 * Plants and nutrients, by default in the actor's language. Built once per language and container, without a request.
 */
export async function tables({ language = actor().language }: { language?: Language | undefined }) {
  const cachedTables = cache.get(language) ?? tablesIn(language);
  cache.set(language, cachedTables);
  return cachedTables;
}

function tablesIn(language: Language): SupplementTables {
  const content = {
    plants: plants.map(({ name, part, uses, cautions, ...plant }) => ({
      ...plant,
      name: name[language],
      names: [...new Set([name.en, name.pt])],
      part: part[language],
      uses: uses.map((words) => words[language]),
      cautions: cautions.map((words) => words[language]),
    })),
    nutrients: nutrients.map(({ name, note, ...nutrient }) => ({
      ...nutrient,
      name: name[language],
      names: [...new Set([name.en, name.pt])],
      note: note[language],
    })),
    sources: { plants: sourceIn(language, plantsSource), nutrients: sourceIn(language, nutrientsSource) },
  };
  const version = createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 12);
  return { version, ...content };
}

function sourceIn(language: Language, source: typeof plantsSource) {
  const { origin, weakness } = language === "pt" ? source.pt : source;
  return { origin, weakness };
}
