import { isMedicine, isTaken } from "../../contracts/visits/sections/medication.ts";
import { fold } from "../../text/fold.ts";
import { mergeText } from "../../text/merge-text.ts";
import { clausesOf, isCurrent, sentencesOf } from "./clinical-text.ts";
import { classesOfGroup, drugIndex, isKind, nameOf } from "./drug-classes.ts";
import { both, type SafetyConcern, type Words } from "./finding.ts";
import type { Findings, SafetyFacts, SafetyInput } from "./safety-input.ts";

/** A medicine the patient takes. */
export type Medicine = {
  /** Stable: the name of the medicine, or of its group. */
  key: string;
  name: Words;
  /** Keys of the classes it belongs to. */
  classes: ReadonlySet<string>;
  /** The text says that it was stopped. It still counts, because the text does not say reliably since when. */
  stopped?: boolean;
  /** The entries of this visit that list it; empty where it comes from free text or another source. */
  concerns?: readonly SafetyConcern[];
};

/**
 * The medicines the patient takes: from the record's text and this visit, or the visit before where this one has none.
 * Stopped entries do not count. Texts are searched for known names; the rest is reported as not checked.
 */
export function medicinesOf(
  { patient, before, sections }: SafetyInput,
  facts: DrugLookup,
  found: Findings,
): Medicine[] {
  const { medication } = sections;
  const items = (medication?.items ?? [])
    .map((item, at) => ({ ...item, concern: { section: "medication", id: String(at) } as const }))
    .filter((item) => isMedicine(item) && isTaken(item));
  const { texts, answered } = medicationTexts({ patient, before, sections });
  if (!answered) found.unchecked("medication");
  const taken = new Map<string, Medicine>();
  const add = (medicine: Medicine, listed: readonly SafetyConcern[] = []) => {
    const before = taken.get(medicine.key);
    const known = before?.concerns ?? [];
    const concerns = [...known, ...listed.filter((one) => !known.includes(one))];
    // Another source that does not say it was stopped takes precedence.
    const plain = medicine.stopped && before && !before.stopped ? before : medicine;
    taken.set(medicine.key, { ...plain, concerns });
  };
  for (const { drug, inn, group, concern } of items) {
    const named = inn ? [byInn(inn, facts)] : namedIn(drug, { alone: true, facts });
    for (const one of named) add(one, [concern]);
    if (group && (named.length === 0 || !inn)) {
      const classes = classesOfGroup(group);
      if (classes.size > 0) add({ key: `group ${group}`, name: both(drug), classes }, [concern]);
    }
    if (named.length === 0 || (inn && !isKnown(inn, facts))) found.unchecked("medicine", both(drug));
  }
  for (const text of texts) {
    for (const one of namedIn(text, { facts })) add(one);
    found.unchecked("medication_text", both(excerpt(text)));
  }
  for (const clause of clausesOf(patient.alerts).filter((one) => !FORBIDDEN_BEFORE.test(one)))
    for (const one of namedIn(clause, { facts })) add(one);
  return withoutNamedClasses([...taken.values()].map(withStoppedName));
}

/** A medicine named in an alert is being taken, unless the alert forbids it or is about an allergy. */
const FORBIDDEN_BEFORE =
  /alerg|allerg|intoler|anafil|anaphyl|contra|(^|\P{L})(nao|sem|nunca|evitar|not?|without|never|avoid|do not)(\P{L}|$)/u;

/** Adds to the name that the text says it was stopped, so that the reader knows and can record it in the list. */
const withStoppedName = (medicine: Medicine): Medicine =>
  medicine.stopped
    ? {
        ...medicine,
        name: {
          en: `${medicine.name.en} (written as stopped)`,
          pt: `${medicine.name.pt} (escrito como parado)`,
        },
      }
    : medicine;

/** Leaves out a class ("an anticoagulant") if a medicine of that class is named. */
const withoutNamedClasses = (all: readonly Medicine[]) => {
  const named = all.filter(({ key }) => !isKind(key));
  return all.filter(
    ({ key, classes }) =>
      !isKind(key) || !named.some((one) => [...classes].some((within) => one.classes.has(within))),
  );
};

/** The texts about medication besides the visit's list, and whether medication was recorded at all. */
function medicationTexts({ patient, before, sections: { medication } }: MedicationSources) {
  const words = medication?.text.trim() ?? "";
  const isAnswered = Boolean(medication?.none || (medication?.items ?? []).some(isMedicine) || words);
  const known = isAnswered ? patient.medication : mergeText(patient.medication, before.medication);
  const all = [known, words].filter((text) => text.trim());
  return { texts: all.filter((text) => !saysNone(text)), answered: isAnswered || all.length > 0 };
}
type MedicationSources = Pick<SafetyInput, "patient" | "before" | "sections">;

/** A text that says "no medication" and nothing else. */
const NO_MEDICATION =
  /^(sem|nao (faz|toma|tem)|nega|nenhuma?|no|not taking|takes no|denies|none|nada|nil)( (qualquer|outra|any|regular|habitual|medica[a-z]*|medicines?|drugs?|tomar|taking))*[. ]*$/;
const saysNone = (text: string) => NO_MEDICATION.test(fold(text));

/** Whether the patient takes any medicine at all, known or not. */
export const takesAny = (sources: MedicationSources): boolean =>
  (sources.sections.medication?.items ?? []).some((item) => isMedicine(item) && isTaken(item)) ||
  medicationTexts(sources).texts.length > 0;

/** Whether the medicine inhibits blood clotting. */
export const thinsBlood = ({ classes }: Medicine) =>
  ["anticoagulants", "antiplatelets"].some((one) => classes.has(one));

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** What is published of a medicine, by its lasting name; undefined where the table that ships applies. */
type DrugLookup = Pick<SafetyFacts, "drug">;
const AS_SHIPPED: DrugLookup = { drug: () => undefined };

/** Whether a table says anything about a medicine that was chosen from the list, or could have been. */
const isKnown = (inn: string, { drug }: DrugLookup) =>
  drug(inn) !== undefined || drugIndex().names.get(nameOf(inn)) !== undefined;

function byInn(inn: string, facts: DrugLookup): Medicine {
  const published = facts.drug(inn);
  if (published) return { key: inn, ...published };
  const { classes, names } = drugIndex();
  const name = names.get(nameOf(inn));
  return {
    key: inn,
    name: name?.inn === inn ? { en: name.en, pt: name.pt } : both(inn),
    classes: classes.get(inn) ?? new Set(),
  };
}

/** Words right before a medicine that say it was stopped, and words that deny that. */
const STOPPED =
  /(^| )(parou|deixou|largou|suspendeu|interrompeu|ja nao (toma|faz)|stopped|discontinued|no longer (takes|on))( de)?( (tomar|fazer|taking))?( (a|o|the))?$/;
const NOT_STOPPED =
  /(^| )(nao|nunca|not|never) (parou|deixou|largou|suspendeu|interrompeu|stopped|discontinued)( |$)/;

/**
 * Medicines that a text names, the longest names first: "Varfarina 5 mg, furosemida". Denied ones and those of a relative
 * are left out. With `alone` the text is an entry of a list, so that a brand that is also an ordinary word is accepted.
 */
export function namedIn(
  text: string,
  { alone = false, facts = AS_SHIPPED }: { alone?: boolean; facts?: DrugLookup } = {},
): Medicine[] {
  const whole = namesAlone(text, alone, facts);
  return whole
    ? [whole]
    : sentencesOf(text.replace(/[,+]/g, " $& ")).flatMap((sentence) => namedInSentence(sentence, facts));
}

function namesAlone(text: string, alone: boolean, facts: DrugLookup): Medicine | undefined {
  const name = alone ? drugIndex().names.get(nameOf(text)) : undefined;
  return name?.figure ? { ...byInn(name.inn, facts), name: { en: name.en, pt: name.pt } } : undefined;
}

/** Verbs after which a medicine follows. */
const TAKING_VERB = /^(toma|tomar|tomou|faz|takes|taking|on)$/;

function namedInSentence(sentence: ReturnType<typeof sentencesOf>[number], facts: DrugLookup): Medicine[] {
  const { names, longest } = drugIndex();
  // Words in brackets belong to a known name in the table, but may be the medicine itself here.
  const words = sentence.map(({ raw }) => nameOf(raw.replace(/[()]/g, " ")));
  const found: Medicine[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const parts = words.slice(at, at + length);
      if (
        !parts[0] ||
        !parts.at(-1) ||
        (parts.length > 1 && sentence.slice(at, at + length).some(({ word }) => word === ","))
      )
        continue;
      const name = names.get(parts.filter(Boolean).join(" "));
      if (!name) continue;
      if (name.figure && !/^\d/.test(words[at + length] ?? "") && !TAKING_VERB.test(words[at - 1] ?? ""))
        continue;
      if (isCurrent(sentence, at, at + length)) {
        const { inn, en, pt } = name;
        const comma = sentence.slice(0, at).findLastIndex(({ word }) => word === ",");
        const before = words
          .slice(comma + 1, at)
          .filter(Boolean)
          .join(" ");
        const stopped = STOPPED.test(before) && !NOT_STOPPED.test(before);
        found.push({ ...byInn(inn, facts), name: { en, pt }, ...(stopped && { stopped }) });
      }
      at += length - 1;
      break;
    }
  return found;
}
