import type { SafetyConcern, Words } from "./finding.ts";
import { type InteractionTable, weightOf } from "./interaction-table.ts";
import type { Interaction } from "./interactions.ts";
import type { Medicine } from "./medicines.ts";
import type { Findings } from "./safety-input.ts";

/** Something prescribed, by the keys that interactions use, including `c:` and its category. */
export type Taken = { keys: readonly string[]; name: Words; concerns: readonly SafetyConcern[] };

const isOf = ({ classes, key }: Medicine, against: string) =>
  classes.has(against) || key === against || (key.includes(" + ") && key.split(" + ").includes(against));

/** The most severe row about both. Among equal ones a row about the substance comes before one about its category. */
function gravest(
  { byTaken }: InteractionTable,
  keys: readonly string[],
  medicine: Medicine,
): Interaction | undefined {
  let found: Interaction | undefined;
  for (const key of keys) {
    const row = byTaken.get(key)?.find(({ drugs }) => isOf(medicine, drugs));
    if (row && (!found || weightOf(row) > weightOf(found))) found = row;
  }
  return found;
}

/** Whether a row is about both. */
export const hasInteraction = (table: InteractionTable, keys: readonly string[], medicine: Medicine) =>
  gravest(table, keys, medicine) !== undefined;

/**
 * Checks everything prescribed against each medicine and reports the most severe interaction of each pair. Medicines
 * that no row names are reported as not checked.
 */
export function checkInteractions(
  taken: readonly Taken[],
  medicines: readonly Medicine[],
  table: InteractionTable,
  found: Findings,
) {
  if (taken.length === 0 || medicines.length === 0) return;
  for (const { keys, name, concerns } of taken) {
    if (!keys.some((key) => table.byTaken.has(key))) found.unchecked("interactions", name);
    for (const medicine of medicines) {
      const row = gravest(table, keys, medicine);
      if (!row) continue;
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
        ...(row.review && { review: row.review }),
        concerns: [...concerns, ...(medicine.concerns ?? [])],
      });
    }
  }
  for (const medicine of medicines)
    if (!isKnown(table, medicine)) found.unchecked("interactions", medicine.name);
}

/** Whether any row names the medicine or one of its classes. */
const isKnown = ({ drugs }: InteractionTable, medicine: Medicine) =>
  [...medicine.classes, medicine.key, ...medicine.key.split(" + ")].some((one) => drugs.has(one));
