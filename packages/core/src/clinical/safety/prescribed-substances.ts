import type { Ingredient } from "../../contracts/materia/materia.ts";
import type { PrescribedFormula } from "../../contracts/visits/sections/formulas.ts";
import { compact } from "../../text/fold.ts";
import type { SafetyConcern } from "./finding.ts";
import { dayShare } from "./formula-batches.ts";
import type { PairTable } from "./incompatible-pairs.ts";
import { formsOf, keyByChinese, keyByName, namedKeys } from "./known-names.ts";
import type { SafetyInput } from "./safety-input.ts";

/** One substance with its total prescription, in all formulas and alone. */
export type PrescribedSubstance = {
  /** The name in the prescription. */
  id: string;
  name: string;
  zh: string;
  latin: string;
  /** Keys of its rules: its own, and that of the plain substance if it is a prepared form. */
  keys: readonly string[];
  /** Grams a day taken by mouth. */
  grams: number;
  /** Whether the grams are one day's share of a batch of powder or pills. */
  shared: boolean;
  /** Grams a day in the classic formulas it was prescribed with; 0 where none contains it. */
  classical: number;
  /** How many entries contain it. */
  times: number;
  /** Whether all of it is for external use. */
  external: boolean;
  concerns: SafetyConcern[];
};

/** Substances that are also a plant of phytotherapy; the rules of the plant apply to them. */
const plantOf: Readonly<Record<string, string>> = {
  yinxingye: "ginkgo_biloba",
  dasuan: "allium_sativum",
  jianghuang: "curcuma_longa",
  fanxieye: "cassia_senna",
  mahuang: "ephedra_sinica",
  huluba: "trigonella_foenum_graecum",
};

function keysOf({ substance, name, zh }: Ingredient): string[] {
  // A clinic's own entry is matched by its name.
  const own = substance.startsWith("sub_");
  const key = own ? (keyByChinese.get(zh.trim()) ?? keyIn(name)) : substance;
  const plain = formsOf[key];
  // An added substance may have another pinyin than the rules: "Bái Sháo Yào" is 白芍.
  const written = keyByChinese.get(zh.trim());
  const keys = [key, plain, written, plantOf[key]].filter((one) => one !== undefined);
  return [...new Set(keys)];
}

/** The key with which a name begins: "Fu Zi granules 5:1" is Fu Zi. The whole name if none matches. */
function keyIn(name: string): string {
  const words = name.split(/\s+/).map(compact);
  for (let length = words.length; length > 0; length -= 1) {
    const key = words.slice(0, length).join("");
    const before = namedKeys.has(key) ? key : keyByName.get(key);
    if (before) return before;
  }
  return compact(name);
}

/** The prescribed substances of the materia medica, each once. */
export function prescribedSubstances({ sections }: Pick<SafetyInput, "sections">): PrescribedSubstance[] {
  const all = new Map<string, PrescribedSubstance>();
  const add = (one: Ingredient, { form, share = 1, classical = 0 }: Intake, concern: SafetyConcern) => {
    const outside = form === "external";
    const grams = outside ? 0 : one.grams * share;
    const before = all.get(one.substance);
    if (before) {
      before.grams = rounded(before.grams + grams);
      before.classical = rounded(before.classical + classical);
      before.shared ||= share < 1;
      before.times += 1;
      before.external &&= outside;
      before.concerns.push(concern);
      return;
    }
    const { substance: id, name, zh, latin } = one;
    all.set(id, {
      id,
      name,
      zh,
      latin,
      keys: keysOf(one),
      grams: rounded(grams),
      classical: rounded(classical),
      shared: share < 1,
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

type Intake = { form: PrescribedFormula["form"]; share?: number; classical?: number };

/** Grams of a substance in the classic formulas a prescription is based on. A clinic's own formulas do not count. */
const classicalOf = ({ sources, base }: PrescribedFormula, substance: string) =>
  sources.length > 0 && sources.every((id) => !id.startsWith("frm_"))
    ? (base.find((one) => one.substance === substance)?.grams ?? 0)
    : 0;

/** Rounded to hundredths of a gram, because sums are not exact. */
const rounded = (grams: number) => Math.round(grams * 100) / 100;

/** Incompatible pairs among the prescribed substances. */
export function pairsAmong(substances: readonly PrescribedSubstance[], table: PairTable) {
  const byKey = new Map<string, PrescribedSubstance[]>();
  for (const one of substances)
    for (const key of one.keys)
      if (table.substances.has(key)) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  return table.pairs.flatMap(({ a, b, ...pair }) =>
    (byKey.get(a) ?? []).flatMap((first) =>
      (byKey.get(b) ?? []).flatMap((second) => (first === second ? [] : [{ ...pair, a: first, b: second }])),
    ),
  );
}
