import type { SafetyConcern, SafetySeverity, Words } from "./hit.ts";
import { type Interaction, interactions } from "./interactions.ts";
import { classInteractions } from "./interactions-by-class.ts";
import type { Medicine } from "./medicines.ts";
import type { Findings } from "./record.ts";

/** Anything taken, by the keys that the interactions know it by; `c:` and the category that it is of. */
export type Taken = { keys: readonly string[]; name: Words; concerns: readonly SafetyConcern[] };

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 4, caution: 2, note: 0 };
const weightOf = ({ severity, contraindicated }: Interaction) => WEIGHT[severity] + Number(contraindicated);

type Index = { byTaken: ReadonlyMap<string, readonly Interaction[]>; classes: ReadonlySet<string> };
let made: Index | undefined;

/** Rows by what is taken, and every class or medicine that a row names. Made once. */
function index(): Index {
  if (made) return made;
  const all = [...interactions, ...classInteractions];
  made = {
    byTaken: Map.groupBy(all, ({ taken }) => taken),
    classes: new Set(all.map(({ drugs }) => drugs)),
  };
  return made;
}

const isOf = ({ classes, key }: Medicine, against: string) =>
  classes.has(against) || key === against || key.split(" + ").includes(against);

/** Rows of what is taken, the gravest first; of equals those of one substance before those of its category. */
const rowsOf = (keys: readonly string[]) =>
  keys.flatMap((key) => index().byTaken.get(key) ?? []).sort((a, b) => weightOf(b) - weightOf(a));

/** Whether a row speaks of both. */
export const hasInteraction = (keys: readonly string[], medicine: Medicine) =>
  rowsOf(keys).some(({ drugs }) => isOf(medicine, drugs));

/** Each thing taken against each medicine: of all that is known of both, the gravest. What no row knows is said. */
export function checkInteractions(taken: readonly Taken[], medicines: readonly Medicine[], found: Findings) {
  if (taken.length === 0 || medicines.length === 0) return;
  for (const { keys, name, concerns } of taken) {
    const rows = rowsOf(keys);
    if (rows.length === 0) found.unchecked("interactions", name);
    for (const medicine of medicines) {
      const row = rows.find(({ drugs }) => isOf(medicine, drugs));
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
