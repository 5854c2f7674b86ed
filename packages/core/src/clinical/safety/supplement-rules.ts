import type { ChosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import { unitsPerDay } from "../supplements/supplement-amounts.ts";
import type { KnownPlant } from "../supplements/supplement-catalogue.ts";
import type { Condition } from "./condition-names.ts";
import { knowsCondition, rulesAgainst, saidOf } from "./condition-rules.ts";
import type { KnownConditions } from "./conditions.ts";
import { nameOf } from "./drug-classes.ts";
import { both, type SafetyConcern, type SafetySeverity, type Words } from "./finding.ts";
import { hasInteraction } from "./interaction-rules.ts";
import { keyByName, namedKeys } from "./known-names.ts";
import { legalNotesOf } from "./legal-notes.ts";
import { type Medicine, takesAny } from "./medicines.ts";
import type { Findings, SafetyFacts, SafetyInput } from "./safety-input.ts";
import { plantsAsSubstances } from "./supplement-names.ts";

/** A plant, nutrient or other ingredient of a supplement. */
export type TakenSupplement = {
  key: string;
  /** Its rule keys: its own, and that of the same substance in the materia medica. */
  keys: readonly string[];
  name: Words;
  plant: KnownPlant | undefined;
  days: number;
  concerns: SafetyConcern[];
};

type KnownFacts = Pick<SafetyFacts, "supplements">;

/**
 * All known ingredients of the supplements, each once. A supplement without known ingredients is reported as not
 * checked.
 */
export function supplementsOf(
  { sections }: SafetyInput,
  { supplements: known }: KnownFacts,
  found: Findings,
): TakenSupplement[] {
  const all = new Map<string, TakenSupplement>();
  for (const one of sections.supplements?.items ?? []) {
    const keys = contentsOf(one, known);
    if (keys.length === 0) found.unchecked("contents", both(one.name));
    if (keys.some((key) => !known.plant(key) && !one.nutrients.some((nutrient) => nutrient.key === key)))
      found.unchecked("amounts", both(one.name));
    const concern = { section: "supplements", id: one.id } as const;
    for (const key of keys) {
      const before = all.get(key);
      if (before) {
        before.concerns.push(concern);
        before.days = Math.max(before.days, one.days);
        continue;
      }
      const plant = known.plant(key);
      const substance = plantsAsSubstances[key];
      all.set(key, {
        key,
        plant,
        days: one.days,
        keys: substance ? [key, substance] : [key],
        name: known.nameOf(key) ?? both(one.name),
        concerns: [concern],
      });
    }
  }
  return [...all.values()];
}

function contentsOf(
  { kind, item, contains, name }: ChosenSupplement,
  known: KnownFacts["supplements"],
): string[] {
  if (kind === "plant" || kind === "nutrient") return [...new Set([item, ...contains])].filter(Boolean);
  const named = known.namedIn(name);
  return [...new Set([...contains, ...named, ...(named.length === 0 ? substancesIn(name) : [])])];
}

/** Substances named by a supplement: "Dan Shen 500 mg". A single word must be the whole name apart from numbers. */
function substancesIn(name: string): string[] {
  const words = nameOf(name)
    .split(" ")
    .filter((word) => !/^\d/.test(word) && !UNITS.has(word));
  for (let length = words.length; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const key = words.slice(at, at + length).join("");
      const known = namedKeys.has(key) ? key : keyByName.get(key);
      if (known && (length > 1 || words.length === 1 || namedKeys.has(key))) return [known];
    }
  return [];
}
const UNITS = new Set(
  "mg g mcg ug ui iu ml caps capsulas capsules comprimidos tablets po powder extrato extract".split(" "),
);

/** Checks the daily total of each vitamin and mineral against the upper level for adults. */
export function checkTotals(
  items: readonly ChosenSupplement[],
  { supplements }: KnownFacts,
  found: Findings,
) {
  const sums = new Map<string, number>();
  for (const one of items)
    for (const { key, amount } of one.nutrients)
      sums.set(key, (sums.get(key) ?? 0) + amount * unitsPerDay(one));
  for (const [key, sum] of sums) {
    const nutrient = supplements.nutrient(key);
    const amount = Math.round(sum * 1000) / 1000;
    const ul = nutrient?.ul ?? null;
    if (ul === null) found.unchecked("amounts", supplements.nameOf(key) ?? both(key));
    if (!nutrient || ul === null || amount <= ul) continue;
    const { name, unit } = nutrient;
    found.hit({
      rule: `nutrient.above:${amount}:${key}`,
      ...(nutrient.review && { review: nutrient.review }),
      severity: "caution",
      subject: name,
      statement: {
        en: `${amount} ${unit} a day, above the upper level of ${ul} ${unit}`,
        pt: `${amount} ${unit} por dia, acima do limite máximo de ${ul} ${unit}`.replaceAll(".", ","),
      },
      source: "nutrients",
      concerns: items
        .filter(({ nutrients }) => nutrients.some((one) => one.key === key))
        .map(({ id }) => ({ section: "supplements", id })),
    });
  }
}

const ruleKeysOf = ({ keys }: TakenSupplement) => keys.flatMap((key) => [`p:${key}`, `n:${key}`, `s:${key}`]);

type Caution = { classes?: readonly string[]; condition?: Condition; severity?: SafetySeverity };

/** For each caution in the plants' table, the facts of the record to which it applies. */
const CAUTIONS: Readonly<Record<string, Caution>> = {
  sedatives: { classes: ["sedatives"] },
  anticoagulants: { classes: ["anticoagulants", "antiplatelets"] },
  "anticoagulants at high dose": { classes: ["anticoagulants", "antiplatelets"], severity: "note" },
  warfarin: { classes: ["warfarin"] },
  digoxin: { classes: ["digoxin"] },
  immunosuppressants: { classes: ["immunosuppressants"] },
  "hormone therapy": { classes: ["oral_contraceptives", "tamoxifen"] },
  epilepsy: { condition: "epilepsy" },
  hypertension: { condition: "hypertension" },
  "kidney disease": { condition: "kidney" },
  "liver disease": { condition: "liver" },
  "peptic ulcer": { condition: "ulcer" },
  gallstones: { condition: "gallstones" },
  "bile duct obstruction": { condition: "bile_duct" },
  "bowel obstruction": { condition: "bowel" },
  "thyroid disease": { condition: "thyroid" },
  "autoimmune disease": { condition: "autoimmune" },
  "gastro-oesophageal reflux": { condition: "reflux" },
  hypokalaemia: { condition: "hypokalaemia" },
};

type KnownOfPatient = {
  medicines: readonly Medicine[];
  conditions: KnownConditions;
  facts: Pick<SafetyFacts, "interactions" | "rules">;
};

type Say = (key: string, severity: SafetySeverity, statement: Words, medicine?: Medicine) => void;

/** What a plant's cautions say about the patient's conditions and medicines. */
function checkCautions(
  one: TakenSupplement,
  { medicines, conditions: { known }, facts }: KnownOfPatient,
  say: Say,
) {
  const cautions = one.plant?.cautions ?? [];
  for (const caution of cautions) {
    const asked = CAUTIONS[caution.en];
    if (
      asked?.condition &&
      known.has(asked.condition) &&
      !knowsCondition(ruleKeysOf(one), asked.condition, facts.rules.conditions)
    )
      say(asked.condition, "caution", {
        en: `care in ${caution.en}`,
        pt: `cautela em caso de ${caution.pt}`,
      });
    for (const medicine of medicines)
      if (
        asked?.classes?.some((key) => medicine.classes.has(key)) &&
        !hasInteraction(facts.interactions, one.keys, medicine)
      )
        say(
          `${asked.classes[0]}:${medicine.key}`,
          asked.severity ?? "caution",
          {
            en: `care with ${medicine.name.en} (${caution.en})`,
            pt: `cautela com ${medicine.name.pt} (${caution.pt})`,
          },
          medicine,
        );
  }
}

/** Checks the cautions of the plants' table that apply to this patient. */
export function checkSupplements(
  taken: readonly TakenSupplement[],
  record: SafetyInput,
  patient: KnownOfPatient,
  found: Findings,
) {
  const { medicines, conditions, facts } = patient;
  // A medicine that is on no list is unknown, but it is known that a medicine is taken.
  const medicated = medicines.length > 0 || takesAny(record);
  for (const one of taken) {
    const say: Say = (key, severity, statement, medicine) =>
      found.hit({
        rule: `plant.${key}:${one.key}`,
        ...(one.plant?.review && { review: one.plant.review }),
        severity,
        statement,
        subject: one.name,
        source: "plants",
        concerns: [...one.concerns, ...(medicine?.concerns ?? [])],
      });
    const cautions = one.plant?.cautions ?? [];
    checkCautions(one, patient, say);
    for (const rule of rulesAgainst(ruleKeysOf(one), conditions.known, facts.rules.conditions))
      found.hit({
        rule: `condition.${rule.condition}:${one.key}`,
        ...(rule.review && { review: rule.review }),
        severity: rule.severity,
        statement: saidOf(rule),
        subject: one.name,
        source: "conditions",
        concerns: one.concerns,
      });
    for (const { key, statement } of legalNotesOf(one.keys))
      found.hit({
        rule: `law.${key}:${one.key}`,
        severity: "note",
        statement,
        subject: one.name,
        source: "law",
        concerns: one.concerns,
      });
    const says = (word: string) => cautions.some(({ en }) => en === word);
    if (says("not internal"))
      say("not_internal", "serious", { en: "not to be swallowed", pt: "não usar por via interna" });
    if (says("max 1 week") && one.days > 7)
      say("one_week", "caution", { en: "a week at most", pt: "no máximo uma semana" });
    const others =
      medicines.length === 0 ||
      medicines.some((medicine) => !hasInteraction(facts.interactions, one.keys, medicine));
    if (medicated && others && (says("separate from medicines") || says("many drug interactions")))
      say("medicines", "caution", {
        en: says("separate from medicines") ? "apart from medicines" : "changes the effect of many medicines",
        pt: says("separate from medicines")
          ? "tomar afastado dos medicamentos"
          : "altera o efeito de muitos medicamentos",
      });
  }
}
