import type { SafetyConcern, SafetySeverity, Words } from "./finding.ts";
import { type Interaction, interactions } from "./interactions.ts";
import { classInteractions } from "./interactions-by-class.ts";
import type { Medicine } from "./medicines.ts";
import type { Findings } from "./safety-input.ts";

/** Something prescribed, by the keys that interactions use, including `c:` and its category. */
export type Taken = { keys: readonly string[]; name: Words; concerns: readonly SafetyConcern[] };

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 4, caution: 2, note: 0 };
const weightOf = ({ severity, contraindicated }: Interaction) => WEIGHT[severity] + Number(contraindicated);

type Index = { byTaken: ReadonlyMap<string, readonly Interaction[]>; classes: ReadonlySet<string> };
let made: Index | undefined;

/** Rows by what is prescribed, most severe first, and every class or medicine that a row names. Built once. */
function index(): Index {
  if (made) return made;
  const all = [...interactions, ...classInteractions];
  made = {
    byTaken: Map.groupBy(
      all.toSorted((a, b) => weightOf(b) - weightOf(a)),
      ({ taken }) => taken,
    ),
    classes: new Set(all.map(({ drugs }) => drugs)),
  };
  return made;
}

const isOf = ({ classes, key }: Medicine, against: string) =>
  classes.has(against) || key === against || (key.includes(" + ") && key.split(" + ").includes(against));

/** The most severe row about both. Among equal ones a row about the substance comes before one about its category. */
function gravest(keys: readonly string[], medicine: Medicine): Interaction | undefined {
  const { byTaken } = index();
  let found: Interaction | undefined;
  for (const key of keys) {
    const row = byTaken.get(key)?.find(({ drugs }) => isOf(medicine, drugs));
    if (row && (!found || weightOf(row) > weightOf(found))) found = row;
  }
  return found;
}

/** Whether a row is about both. */
export const hasInteraction = (keys: readonly string[], medicine: Medicine) =>
  gravest(keys, medicine) !== undefined;

/**
 * Checks everything prescribed against each medicine and reports the most severe interaction of each pair. Medicines
 * that no row names are reported as not checked.
 */
export function checkInteractions(taken: readonly Taken[], medicines: readonly Medicine[], found: Findings) {
  if (taken.length === 0 || medicines.length === 0) return;
  for (const { keys, name, concerns } of taken) {
    if (!keys.some((key) => index().byTaken.has(key))) found.unchecked("interactions", name);
    for (const medicine of medicines) {
      const row = gravest(keys, medicine);
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
        concerns: [...concerns, ...(medicine.concerns ?? [])],
      });
    }
  }
  for (const medicine of medicines) if (!isKnown(medicine)) found.unchecked("interactions", medicine.name);
}

/** Whether any row names the medicine or one of its classes. */
const isKnown = (medicine: Medicine) =>
  [...medicine.classes, medicine.key, ...medicine.key.split(" + ")].some((one) => index().classes.has(one));
