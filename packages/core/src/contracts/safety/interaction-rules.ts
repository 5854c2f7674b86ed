import type { SafetyConcern, SafetySeverity, Words } from "./hit.ts";
import { type Interaction, interactions } from "./interactions.ts";
import type { Medicine } from "./medicines.ts";
import type { Findings } from "./record.ts";

/** Anything taken, by the keys that the interactions know it by. */
export type Taken = { keys: readonly string[]; name: Words; concerns: readonly SafetyConcern[] };

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 2, caution: 1, note: 0 };
let made: ReadonlyMap<string, readonly Interaction[]> | undefined;

/** Rows by what is taken. Made once. */
const rows = () => {
  made ??= Map.groupBy(interactions, ({ taken }) => taken);
  return made;
};

/** What is known of any of the keys, the gravest first. */
const knownOf = (keys: readonly string[]) =>
  keys.flatMap((key) => rows().get(key) ?? []).sort((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity]);

/** Each thing taken against each medicine. */
export function checkInteractions(taken: readonly Taken[], medicines: readonly Medicine[], found: Findings) {
  for (const { keys, name, concerns } of taken) {
    const known = knownOf(keys);
    for (const medicine of medicines) {
      const about = known.filter(({ drugs }) => medicine.classes.has(drugs));
      for (const row of about) {
        if (isSaid(row, about)) continue;
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
}

/**
 * Whether a graver row has said it: a plant that is a substance too has two for a class, and of a medicine of several
 * classes the same effect would be told again.
 */
const isSaid = (row: Interaction, about: readonly Interaction[]) =>
  about
    .slice(0, about.indexOf(row))
    .some(({ drugs, effect }) => drugs === row.drugs || effect.en.startsWith(row.effect.en));
