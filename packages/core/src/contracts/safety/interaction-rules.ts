import type { SafetyConcern, SafetySeverity, Words } from "./hit.ts";
import { type Interaction, interactions } from "./interactions.ts";
import type { Medicine } from "./medicines.ts";
import type { Findings } from "./record.ts";

/** Anything taken, by the keys that the interactions know it by. */
export type Taken = { keys: readonly string[]; name: Words; concerns: readonly SafetyConcern[] };

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 2, caution: 1, note: 0 };
let made: ReadonlyMap<string, readonly Interaction[]> | undefined;

/** Rows by what is taken, the gravest first. Made once. */
const rows = () => {
  made ??= Map.groupBy(
    interactions.toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity]),
    ({ taken }) => taken,
  );
  return made;
};

/** Each thing taken against each medicine. */
export function checkInteractions(taken: readonly Taken[], medicines: readonly Medicine[], found: Findings) {
  for (const { keys, name, concerns } of taken) {
    const known = keys.flatMap((key) => rows().get(key) ?? []);
    for (const medicine of medicines)
      for (const [at, row] of known.entries()) {
        // A plant that is a substance too says the same of a class twice.
        const said = known.findIndex((one) => one.drugs === row.drugs) < at;
        if (said || !medicine.classes.has(row.drugs)) continue;
        const { en, pt } = medicine.name;
        found.hit({
          rule: `interaction:${keys[0]}:${row.drugs}:${medicine.key}`,
          severity: row.severity,
          subject: name,
          statement: row.contraindicated
            ? {
                en: `contraindicated with ${en}, ${row.effect.en}`,
                pt: `contraindicado com ${pt}, ${row.effect.pt}`,
              }
            : { en: `with ${en}, ${row.effect.en}`, pt: `com ${pt}, ${row.effect.pt}` },
          source: "interactions",
          concerns: [...concerns, ...(medicine.concerns ?? [])],
        });
      }
  }
}
