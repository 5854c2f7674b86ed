import { rulesAgainst, saidOf } from "./condition-rules.ts";
import type { KnownConditions } from "./conditions.ts";
import { both, type SafetyConcern, type SafetySeverity, type Words } from "./finding.ts";
import { legalNotesOf } from "./legal-notes.ts";
import { pairsAmong, type TakenSubstance } from "./prescribed-substances.ts";
import type { Findings, SafetyFacts, SafetyRecord, SubstanceSafety } from "./safety-input.ts";
import type { SafetySource } from "./sources.ts";
import { notesOf } from "./substance-notes.ts";

type Patient = SafetyRecord["patient"];

const ADULT = 18;
const OLDER = 75;

/** Dose, toxicity and age against each substance, and the forbidden pairs. */
export function checkSubstances(
  taken: readonly TakenSubstance[],
  patient: Patient,
  { known }: KnownConditions,
  facts: SafetyFacts,
  found: Findings,
) {
  for (const one of taken) {
    const fact = facts.substance(one.id);
    checkDose(one, fact, found);
    checkToxicity(one, fact, patient, found);
    checkNotes(one, found);
    checkLaw(one, found);
    checkStates(one, fact, known, found);
  }
  for (const { kind, a, b } of pairsAmong(taken)) {
    const statement =
      kind === "incompatible"
        ? {
            en: "incompatible by the eighteen incompatibilities",
            pt: "incompatíveis pelas dezoito incompatibilidades",
          }
        : { en: "antagonistic by the nineteen antagonisms", pt: "antagónicos pelos dezanove antagonismos" };
    const [first, second] = [a, b].sort((one, other) => (one.id < other.id ? -1 : 1)) as [typeof a, typeof b];
    found.hit({
      rule: `pair:${first.id}:${second.id}`,
      severity: "serious",
      subject: both(`${first.name} + ${second.name}`),
      statement,
      source: "pairs",
      concerns: [...first.concerns, ...second.concerns.filter(isNew(first.concerns))],
    });
  }
}

const isNew =
  (known: readonly SafetyConcern[]) =>
  ({ id, part }: SafetyConcern) =>
    !known.some((one) => one.id === id && one.part === part);

type Said = {
  rule: string;
  severity: SafetySeverity;
  statement: Words;
  source?: SafetySource;
};
const sayOf = (one: TakenSubstance, fact: SubstanceSafety | undefined, found: Findings) => (said: Said) =>
  found.hit({
    source: fact?.own ? "own_substances" : "substances",
    ...said,
    rule: `${said.rule}:${one.id}`,
    subject: both(one.name),
    concerns: one.concerns,
  });

const grams = (value: number) => ({ en: `${value} g`, pt: `${String(value).replace(".", ",")} g` });

/** Above this many times the maximum it is more than another school's dose: more likely a slip of the pen. */
const FAR_ABOVE = 2;

/**
 * How grave it is to go above the maximum. The tables' figures are the Pharmacopoeia's, which many classic doses exceed:
 * of what is not toxic that is for reference, unless it is far above and no classic formula has it so.
 */
function severityAbove({ grams: day, classical }: TakenSubstance, most: number, toxicity: Toxicity) {
  if (toxicity === "toxic" || toxicity === "very toxic") return "serious";
  if (toxicity === "slight") return "caution";
  return day > FAR_ABOVE * most && day > classical ? "caution" : "note";
}

function checkDose(one: TakenSubstance, fact: SubstanceSafety | undefined, found: Findings) {
  if (one.external) return found.unchecked("external", both(one.name));
  const most = fact?.dose_max_g ?? null;
  if (most === null) return found.unchecked("dose", both(one.name));
  if (one.grams <= most) return;
  const [day, top] = [grams(one.grams), grams(most)];
  const toxicity = fact?.toxicity ?? null;
  const severity = severityAbove(one, most, toxicity);
  const poisonous = severity === "serious";
  const where =
    one.times > 1 ? { en: ` in ${one.times} entries`, pt: ` em ${one.times} entradas` } : both("");
  const batch = one.shared
    ? { en: ", of what is taken of the batch in a day", pt: ", do que se toma do lote num dia" }
    : both("");
  sayOf(
    one,
    fact,
    found,
  )({
    // Another dose asks anew.
    rule: `dose.above:${one.grams}`,
    severity,
    statement: {
      en: `${day.en} a day${where.en}${batch.en}, above the maximum of ${top.en}${poisonous ? " of a toxic substance" : ""}`,
      pt: `${day.pt} por dia${where.pt}${batch.pt}, acima do máximo de ${top.pt}${poisonous ? " de uma substância tóxica" : ""}`,
    },
  });
}

type Toxicity = SubstanceSafety["toxicity"];

const TOXIC = {
  slight: { severity: "note", statement: { en: "slightly toxic", pt: "ligeiramente tóxico" } },
  // Within its dose: what goes above it is said with the dose.
  toxic: { severity: "note", statement: { en: "toxic", pt: "tóxico" } },
  "very toxic": { severity: "serious", statement: { en: "very toxic", pt: "muito tóxico" } },
} as const;

function checkToxicity(
  one: TakenSubstance,
  fact: SubstanceSafety | undefined,
  { age }: Patient,
  found: Findings,
) {
  const toxicity = fact?.toxicity ?? null;
  if (toxicity === null) found.unchecked("toxicity", both(one.name));
  const poisonous = toxicity === "toxic" || toxicity === "very toxic";
  const say = sayOf(one, fact, found);
  if (toxicity && toxicity !== "none") say({ rule: "toxicity", ...TOXIC[toxicity] });
  if (poisonous && age !== null && age < ADULT)
    say({
      rule: "toxicity.minor",
      severity: "serious",
      statement: { en: "toxic, for a minor", pt: "tóxico, num menor" },
    });
}

function checkNotes(one: TakenSubstance, found: Findings) {
  for (const { key, severity, statement } of one.keys.flatMap(notesOf))
    sayOf(one, undefined, found)({ rule: key, severity, statement, source: "substance_notes" });
}

/** What the law says of it, for reference. */
function checkLaw(one: TakenSubstance, found: Findings) {
  for (const { key, statement } of legalNotesOf(one.keys))
    sayOf(one, undefined, found)({ rule: `law.${key}`, severity: "note", statement, source: "law" });
}

/** What is recorded of the patient against the substance, or against all of its category. */
function checkStates(
  one: TakenSubstance,
  fact: SubstanceSafety | undefined,
  known: KnownConditions["known"],
  found: Findings,
) {
  if (one.external) return;
  for (const rule of rulesAgainst(ruleKeysOf(one, fact), known))
    sayOf(
      one,
      undefined,
      found,
    )({
      rule: `condition.${rule.condition}`,
      severity: rule.severity,
      statement: saidOf(rule),
      source: "conditions",
    });
}

const ruleKeysOf = ({ keys }: TakenSubstance, fact: SubstanceSafety | undefined) => [
  ...keys.flatMap((key) => [`s:${key}`, `p:${key}`, `n:${key}`]),
  ...(fact?.category ? [`c:${fact.category}`] : []),
];

/** The tables hold an adult's doses, of substances as of supplements. */
export function checkAge(
  taken: readonly Pick<TakenSubstance, "concerns">[],
  { age }: Patient,
  found: Findings,
) {
  if (taken.length === 0) return;
  if (age === null) return found.unchecked("age");
  const concerns = taken.flatMap((one) => one.concerns);
  const said = {
    source: "age",
    concerns: concerns.filter((one, at) => isNew(concerns.slice(0, at))(one)),
  } as const;
  const subject = { en: `${age} years old`, pt: `${age} anos` };
  if (age < ADULT)
    found.hit({
      ...said,
      rule: "age.minor",
      severity: "caution",
      subject,
      statement: { en: "the doses compared with are an adult's", pt: "as doses comparadas são de adulto" },
    });
  else if (age >= OLDER)
    found.hit({
      ...said,
      rule: "age.older",
      severity: "note",
      subject,
      statement: {
        en: "begin with a low dose and watch for interactions",
        pt: "começar com dose baixa e vigiar interações",
      },
    });
}
