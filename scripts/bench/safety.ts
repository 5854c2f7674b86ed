import { checkSafety } from "../../packages/core/src/clinical/safety/check.ts";
import { drugs } from "../../packages/core/src/clinical/safety/drug-names.ts";
import { formulas } from "../../packages/core/src/contracts/visits/sections/formulas.ts";
import { medication } from "../../packages/core/src/contracts/visits/sections/medication.ts";
import { safetyFacts } from "../../packages/core/src/reference/safety-facts.ts";
import { substances } from "../../packages/core/src/reference/substances.ts";

const HERBS = 20;
const MEDICINES = 10;
const MOST = 5;

/**
 * The safety check as it runs at each choice, each time with another formula and other medicines: the 95th percentile.
 */
export function benchSafety() {
  const facts = safetyFacts();
  const recordAt = (round: number) => ({
    patient: {
      pregnant: true,
      weeks_pregnant: null,
      lactant: true,
      age: 40,
      alerts: "Epilepsy",
      allergies: "Pollen",
      medication: "Varfarina",
    },
    before: { allergies: "", medication: "", no_allergies: false, conditions: [], history: false },
    points: ["LI4", "SP6", "ST36"].map((id) => ({ id, auricular: false, technics: [1, 3] })),
    sections: {
      formulas: formulas.schema.parse({
        items: [
          { id: "formula", name: "Bench", ingredients: taken(substances, HERBS, round).map(ingredient) },
        ],
      }),
      medication: medication.schema.parse({
        items: taken(drugs, MEDICINES, round * 7).map(({ en }) => ({ drug: en, inn: en })),
      }),
    },
  });
  const times: number[] = [];
  let hits = 0;
  for (let round = -20; round < 400; round += 1) {
    const record = recordAt(round + 20);
    const from = performance.now();
    const verdict = checkSafety(record, facts);
    if (round < 0) continue;
    times.push(performance.now() - from);
    hits += verdict.hits.length;
  }
  times.sort((a, b) => a - b);
  const time = times[Math.floor(times.length * 0.95)] ?? 0;
  return { ours: time, bare: MOST, ratio: time / MOST, hits: Math.round(hits / times.length) };
}

const taken = <T>(all: readonly T[], count: number, from: number): T[] =>
  Array.from({ length: count }, (_, at) => all[(from * 3 + at * 17) % all.length] as T);
const ingredient = ({ id, pinyin }: { id: string; pinyin: string }) => ({
  substance: id,
  name: pinyin,
  grams: 12,
});
