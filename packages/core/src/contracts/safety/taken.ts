import { compact } from "../fold.ts";
import type { Ingredient } from "../materia.ts";
import type { PrescribedFormula } from "../sections/formulas.ts";
import type { SafetyConcern } from "./hit.ts";
import { formsOf, keyByChinese, namedKeys } from "./known-names.ts";
import { pairs } from "./pairs.ts";
import type { SafetyRecord } from "./record.ts";

/** One substance with everything of it that was prescribed, over all formulas and alone. */
export type TakenSubstance = {
  /** As the prescription names it. */
  id: string;
  name: string;
  zh: string;
  latin: string;
  /** What the rules know it by: itself, and what it is another form of. */
  keys: readonly string[];
  /** A day's, of what is swallowed. */
  grams: number;
  /** How often it stands there. */
  times: number;
  /** Whether all of it is applied outside. */
  external: boolean;
  /** Whether all of it is boiled as it is: an extract holds more in fewer grams. */
  decocted: boolean;
  concerns: SafetyConcern[];
};

const inPairs = new Set(pairs.flatMap(({ a, b }) => [a, b]));

function keysOf({ substance, name, zh }: Ingredient): string[] {
  // A clinic's own entry is known by what it is called, where that is a known name.
  const own = substance.startsWith("sub_");
  const key = own ? (keyByChinese.get(zh.trim()) ?? keyIn(name)) : substance;
  const plain = formsOf[key];
  return plain ? [key, plain] : [key];
}

/** The key a name begins with: "Fu Zi granules 5:1" is Fu Zi. The whole of it where nothing is known. */
function keyIn(name: string): string {
  const words = name.split(/\s+/).map(compact);
  for (let length = words.length; length > 0; length -= 1) {
    const key = words.slice(0, length).join("");
    if (namedKeys.has(key)) return key;
  }
  return compact(name);
}

/** Everything of the materia medica that was prescribed, each substance once. */
export function takenOf({ sections }: Pick<SafetyRecord, "sections">): TakenSubstance[] {
  const all = new Map<string, TakenSubstance>();
  const add = (one: Ingredient, form: PrescribedFormula["form"], concern: SafetyConcern) => {
    const outside = form === "external";
    const decocted = form === "decoction";
    const known = all.get(one.substance);
    if (known) {
      known.grams = rounded(known.grams + (outside ? 0 : one.grams));
      known.times += 1;
      known.external &&= outside;
      known.decocted &&= decocted;
      known.concerns.push(concern);
      return;
    }
    const { substance: id, name, zh, latin } = one;
    all.set(id, {
      ...{ id, name, zh, latin, decocted, keys: keysOf(one) },
      grams: outside ? 0 : rounded(one.grams),
      times: 1,
      external: outside,
      concerns: [concern],
    });
  };
  for (const formula of sections.formulas?.items ?? [])
    for (const one of formula.ingredients)
      add(one, formula.form, { section: "formulas", id: formula.id, part: one.substance });
  for (const one of sections.substances?.items ?? [])
    add(one, one.form, { section: "substances", id: one.id });
  return [...all.values()];
}

/** Grams to a hundredth: sums of them are no longer exact. */
const rounded = (grams: number) => Math.round(grams * 100) / 100;

/** Pairs that must not be combined, among the keys of what is taken. */
export function pairsAmong(taken: readonly TakenSubstance[]) {
  const byKey = new Map<string, TakenSubstance[]>();
  for (const one of taken)
    for (const key of one.keys) if (inPairs.has(key)) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  return pairs.flatMap(({ kind, a, b }) =>
    (byKey.get(a) ?? []).flatMap((first) =>
      (byKey.get(b) ?? []).flatMap((second) => (first === second ? [] : [{ kind, a: first, b: second }])),
    ),
  );
}
