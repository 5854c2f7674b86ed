import type { ListedSubstance } from "../contracts/materia/materia.ts";
import { compact } from "./fold.ts";
import { substanceRows } from "./substance-rows.ts";

/** What the safety checks need of a substance. Grams a day; null where nothing is known. */
export type ReferenceFacts = Pick<
  ListedSubstance,
  "latin" | "species" | "category" | "dose_min_g" | "dose_max_g" | "dose_checked" | "toxicity" | "pregnancy"
>;

function factsOf(category: string, line: string): [string, ReferenceFacts] {
  const [pinyin = "", latin = "", species = "", dose = "", toxicity = "", pregnancy = ""] = line.split("|");
  const [least, most] = dose.replace("?", "").split("-").map(Number);
  const facts = {
    latin,
    species,
    category,
    dose_min_g: dose ? (least ?? null) : null,
    dose_max_g: dose ? (most ?? null) : null,
    dose_checked: dose !== "" && !dose.endsWith("?"),
    toxicity: dose ? ((toxicity || "none") as ListedSubstance["toxicity"]) : null,
    pregnancy: pregnancy as ListedSubstance["pregnancy"],
  };
  return [compact(pinyin), facts];
}

const byId = new Map(
  Object.entries(substanceRows).flatMap(([category, rows]) =>
    rows
      .trim()
      .split("\n")
      .map((line) => factsOf(category, line)),
  ),
);

/** The facts of a substance of the tables by its pinyin in one word, or undefined. */
export const substanceFacts = (id: string) => byId.get(id);
