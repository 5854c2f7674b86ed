import type { Ingredient } from "../../contracts/materia/materia.ts";
import type { PrescribedFormula } from "../../contracts/visits/sections/formulas.ts";
import { compact } from "../../text/fold.ts";
import type { SafetyConcern } from "./finding.ts";
import { dayShare } from "./formula-batches.ts";
import { pairs } from "./incompatible-pairs.ts";
import { formsOf, keyByChinese, keyByName, namedKeys } from "./known-names.ts";
import type { SafetyRecord } from "./safety-input.ts";

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
  /** Whether that is a day's share of a batch of powder or pills. */
  shared: boolean;
  /** A day's grams of it in the classic formulas it was prescribed with; 0 where none names it. */
  classical: number;
  /** How often it stands there. */
  times: number;
  /** Whether all of it is applied outside. */
  external: boolean;
  concerns: SafetyConcern[];
};

/** Substances that are a plant of phytotherapy too: what is known of the one holds for the other. */
const plantOf: Readonly<Record<string, string>> = {
  yinxingye: "ginkgo_biloba",
  dasuan: "allium_sativum",
  jianghuang: "curcuma_longa",
  fanxieye: "cassia_senna",
  mahuang: "ephedra_sinica",
  huluba: "trigonella_foenum_graecum",
};

const inPairs = new Set(pairs.flatMap(({ a, b }) => [a, b]));

function keysOf({ substance, name, zh }: Ingredient): string[] {
  // A clinic's own entry is known by what it is called, where that is a known name.
  const own = substance.startsWith("sub_");
  const key = own ? (keyByChinese.get(zh.trim()) ?? keyIn(name)) : substance;
  const plain = formsOf[key];
  return [key, plain, plantOf[key]].filter((one) => one !== undefined);
}

/** The key a name begins with: "Fu Zi granules 5:1" is Fu Zi. The whole of it where nothing is known. */
function keyIn(name: string): string {
  const words = name.split(/\s+/).map(compact);
  for (let length = words.length; length > 0; length -= 1) {
    const key = words.slice(0, length).join("");
    const known = namedKeys.has(key) ? key : keyByName.get(key);
    if (known) return known;
  }
  return compact(name);
}

/** Everything of the materia medica that was prescribed, each substance once. */
export function takenOf({ sections }: Pick<SafetyRecord, "sections">): TakenSubstance[] {
  const all = new Map<string, TakenSubstance>();
  const add = (one: Ingredient, { form, share = 1, classical = 0 }: Way, concern: SafetyConcern) => {
    const outside = form === "external";
    const grams = outside ? 0 : one.grams * share;
    const known = all.get(one.substance);
    if (known) {
      known.grams = rounded(known.grams + grams);
      known.classical = rounded(known.classical + classical);
      known.shared ||= share < 1;
      known.times += 1;
      known.external &&= outside;
      known.concerns.push(concern);
      return;
    }
    const { substance: id, name, zh, latin } = one;
    all.set(id, {
      ...{ id, name, zh, latin, keys: keysOf(one) },
      ...{ grams: rounded(grams), classical: rounded(classical), shared: share < 1 },
      times: 1,
      external: outside,
      concerns: [concern],
    });
  };
  for (const formula of sections.formulas?.items ?? []) {
    const share = dayShare(formula);
    for (const one of formula.ingredients)
      add(
        one,
        { form: formula.form, share, classical: classicalOf(formula, one.substance) * share },
        { section: "formulas", id: formula.id, part: one.substance },
      );
  }
  for (const one of sections.substances?.items ?? []) add(one, one, { section: "substances", id: one.id });
  return [...all.values()];
}

type Way = { form: PrescribedFormula["form"]; share?: number; classical?: number };

/** Grams of a substance in the classic formulas that one was made from; what somebody made themselves is no authority. */
const classicalOf = ({ sources, base }: PrescribedFormula, substance: string) =>
  sources.length > 0 && sources.every((id) => !id.startsWith("frm_"))
    ? (base.find((one) => one.substance === substance)?.grams ?? 0)
    : 0;

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
