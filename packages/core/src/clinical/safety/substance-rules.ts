import { rulesAgainst, saidOf } from "./condition-rules.ts";
import type { KnownConditions } from "./conditions.ts";
import { both, type FindingReview, type SafetyConcern, type SafetySeverity, type Words } from "./finding.ts";
import { legalNotesOf } from "./legal-notes.ts";
import { type PrescribedSubstance, pairsAmong } from "./prescribed-substances.ts";
import type { Findings, SafetyFacts, SafetyInput, SubstanceSafety } from "./safety-input.ts";
import type { SafetySource } from "./sources.ts";
import { notesOf } from "./substance-notes.ts";

type Patient = SafetyInput["patient"];

const ADULT_AGE = 18;
const OLDER_AGE = 75;

/** Checks dose, toxicity and age for each substance, and incompatible pairs. */
export function checkSubstances(
  substances: readonly PrescribedSubstance[],
  patient: Patient,
  { known }: KnownConditions,
  facts: SafetyFacts,
  found: Findings,
) {
  for (const one of substances) {
    const fact = facts.substance(one.id);
    checkDose(one, fact, found);
    checkToxicity(one, fact, patient, found);
    checkNotes(one, found);
    checkLaw(one, found);
    checkConditions(one, { known, fact, facts }, found);
  }
  for (const { a, b, severity, statement, review } of pairsAmong(substances, facts.rules.pairs)) {
    const [first, second] = [a, b].sort((one, other) => (one.id < other.id ? -1 : 1)) as [typeof a, typeof b];
    found.hit({
      rule: `pair:${first.id}:${second.id}`,
      severity,
      statement,
      source: "pairs",
      subject: both(`${first.name} + ${second.name}`),
      ...(review && { review }),
      concerns: [...first.concerns, ...second.concerns.filter(isNew(first.concerns))],
    });
  }
}

const isNew =
  (known: readonly SafetyConcern[]) =>
  ({ id, part }: SafetyConcern) =>
    !known.some((one) => one.id === id && one.part === part);

type Statement = {
  rule: string;
  severity: SafetySeverity;
  statement: Words;
  source?: SafetySource;
  /** The review of the rule, where it is not a fact of the substance. */
  review?: FindingReview | undefined;
};
const findingAdder =
  (one: PrescribedSubstance, fact: SubstanceSafety | undefined, found: Findings) =>
  ({ review = fact?.review, ...finding }: Statement) =>
    found.hit({
      source: fact?.own ? "own_substances" : "substances",
      ...finding,
      ...(review && { review }),
      rule: `${finding.rule}:${one.id}`,
      subject: both(one.name),
      concerns: one.concerns,
    });

const grams = (value: number) => ({ en: `${value} g`, pt: `${String(value).replace(".", ",")} g` });

/** A dose above this multiple of the maximum is more likely a typing error than another school's dose. */
const FAR_ABOVE = 2;

/**
 * The severity of a dose above the maximum. The maxima are the Pharmacopoeia's, which many classic doses exceed: for a
 * substance that is not toxic it is a note, unless the dose is far above and no classic formula has it.
 */
function severityAbove({ grams: day, classical }: PrescribedSubstance, most: number, toxicity: Toxicity) {
  if (toxicity === "toxic" || toxicity === "very toxic") return "serious";
  if (toxicity === "slight") return "caution";
  return day > FAR_ABOVE * most && day > classical ? "caution" : "note";
}

function checkDose(one: PrescribedSubstance, fact: SubstanceSafety | undefined, found: Findings) {
  if (one.external) return found.unchecked("external", both(one.name));
  const most = fact?.dose_max_g ?? null;
  if (most === null) return found.unchecked("dose", both(one.name));
  if (one.grams <= most) return;
  const day = grams(one.grams);
  const top = grams(most);
  const toxicity = fact?.toxicity ?? null;
  const severity = severityAbove(one, most, toxicity);
  const poisonous = severity === "serious";
  const where =
    one.times > 1 ? { en: ` in ${one.times} entries`, pt: ` em ${one.times} entradas` } : both("");
  const batch = one.shared
    ? { en: ", of what is taken of the batch in a day", pt: ", do que se toma do lote num dia" }
    : both("");
  findingAdder(
    one,
    fact,
    found,
  )({
    // The dose is part of the key, so that another dose needs another reason.
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
  // Only within the dose range; a higher dose has its own finding.
  toxic: { severity: "note", statement: { en: "toxic", pt: "tóxico" } },
  "very toxic": { severity: "serious", statement: { en: "very toxic", pt: "muito tóxico" } },
} as const;

function checkToxicity(
  one: PrescribedSubstance,
  fact: SubstanceSafety | undefined,
  { age }: Patient,
  found: Findings,
) {
  const toxicity = fact?.toxicity ?? null;
  if (toxicity === null) found.unchecked("toxicity", both(one.name));
  const poisonous = toxicity === "toxic" || toxicity === "very toxic";
  const addFinding = findingAdder(one, fact, found);
  if (toxicity && toxicity !== "none") addFinding({ rule: "toxicity", ...TOXIC[toxicity] });
  if (poisonous && age !== null && age < ADULT_AGE)
    addFinding({
      rule: "toxicity.minor",
      severity: "serious",
      statement: { en: "toxic, for a minor", pt: "tóxico, num menor" },
    });
}

function checkNotes(one: PrescribedSubstance, found: Findings) {
  for (const { key, severity, statement } of one.keys.flatMap(notesOf))
    findingAdder(one, undefined, found)({ rule: key, severity, statement, source: "substance_notes" });
}

/** Adds legal notes, for reference. */
function checkLaw(one: PrescribedSubstance, found: Findings) {
  for (const { key, statement } of legalNotesOf(one.keys))
    findingAdder(one, undefined, found)({ rule: `law.${key}`, severity: "note", statement, source: "law" });
}

/** Checks the patient's conditions against the substance and its category. */
function checkConditions(
  one: PrescribedSubstance,
  {
    known,
    fact,
    facts,
  }: { known: KnownConditions["known"]; fact: SubstanceSafety | undefined; facts: SafetyFacts },
  found: Findings,
) {
  if (one.external) return;
  for (const rule of rulesAgainst(ruleKeysOf(one, fact), known, facts.rules.conditions))
    findingAdder(
      one,
      undefined,
      found,
    )({
      rule: `condition.${rule.condition}`,
      severity: rule.severity,
      statement: saidOf(rule),
      source: "conditions",
      review: rule.review,
    });
}

const ruleKeysOf = ({ keys }: PrescribedSubstance, fact: SubstanceSafety | undefined) => [
  ...keys.flatMap((key) => [`s:${key}`, `p:${key}`, `n:${key}`]),
  ...(fact?.category ? [`c:${fact.category}`] : []),
];

/** Warns that the doses in the tables are those of adults. */
export function checkAge(
  substances: readonly Pick<PrescribedSubstance, "concerns">[],
  { age }: Patient,
  found: Findings,
) {
  if (substances.length === 0) return;
  if (age === null) return found.unchecked("age");
  const concerns = substances.flatMap((one) => one.concerns);
  const finding = {
    source: "age",
    concerns: concerns.filter((one, at) => isNew(concerns.slice(0, at))(one)),
  } as const;
  const subject = { en: `${age} years old`, pt: `${age} anos` };
  if (age < ADULT_AGE)
    found.hit({
      ...finding,
      rule: "age.minor",
      severity: "caution",
      subject,
      statement: { en: "the doses compared with are an adult's", pt: "as doses comparadas são de adulto" },
    });
  else if (age >= OLDER_AGE)
    found.hit({
      ...finding,
      rule: "age.older",
      severity: "note",
      subject,
      statement: {
        en: "begin with a low dose and watch for interactions",
        pt: "começar com dose baixa e vigiar interações",
      },
    });
}
