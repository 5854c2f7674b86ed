import { isMedicine, isTaken } from "../../contracts/visits/sections/medication.ts";
import { fold } from "../../text/fold.ts";
import { beside } from "../../text/merge-text.ts";
import { clausesOf, isCurrent, sentencesOf } from "./clinical-text.ts";
import { classesOfGroup, drugIndex, isKind, nameOf } from "./drug-classes.ts";
import { both, type SafetyConcern, type Words } from "./finding.ts";
import type { Findings, SafetyRecord } from "./safety-input.ts";

/** A medicine that is taken, as far as it is known. */
export type Medicine = {
  /** Lasting: the medicine's own name, or its group. */
  key: string;
  name: Words;
  /** Keys of the classes it belongs to. */
  classes: ReadonlySet<string>;
  /** Words beside it say that it was stopped. Since when they do not say surely, so it counts. */
  stopped?: boolean;
  /** Where this visit lists it; nothing where somebody else said it, or in other words. */
  concerns?: readonly SafetyConcern[];
};

/**
 * What the patient takes: the record's words beside what the visit says, or else what the last one said. What was
 * stopped does not count. Words are read for names on the list; the rest of them is not checked, and that is said.
 */
export function medicinesOf({ patient, before, sections }: SafetyRecord, found: Findings): Medicine[] {
  const { medication } = sections;
  const items = (medication?.items ?? [])
    .map((item, at) => ({ ...item, concern: { section: "medication", id: String(at) } as const }))
    .filter((item) => isMedicine(item) && isTaken(item));
  const { texts, answered } = toldIn({ patient, before, sections });
  if (!answered) found.unchecked("medication");
  const taken = new Map<string, Medicine>();
  const add = (medicine: Medicine, listed: readonly SafetyConcern[] = []) => {
    const before = taken.get(medicine.key);
    const known = before?.concerns ?? [];
    const concerns = [...known, ...listed.filter((one) => !known.includes(one))];
    // Where it is told plainly too, it is taken.
    const plain = medicine.stopped && before && !before.stopped ? before : medicine;
    taken.set(medicine.key, { ...plain, concerns });
  };
  for (const { drug, inn, group, concern } of items) {
    const named = inn ? [byInn(inn)] : namedIn(drug, { alone: true });
    for (const one of named) add(one, [concern]);
    if (group && (named.length === 0 || !inn)) {
      const classes = classesOfGroup(group);
      if (classes.size > 0) add({ key: `group ${group}`, name: both(drug), classes }, [concern]);
    }
    if (named.length === 0) found.unchecked("medicine", both(drug));
  }
  for (const text of texts) {
    for (const one of namedIn(text)) add(one);
    found.unchecked("medication_text", both(excerpt(text)));
  }
  for (const clause of clausesOf(patient.alerts).filter((one) => !FORBIDS.test(one)))
    for (const one of namedIn(clause)) add(one);
  return withoutKinds([...taken.values()].map(saidStopped));
}

/** An alert that names a medicine tells that it is taken, unless it forbids it or is of an allergy. */
const FORBIDS =
  /alerg|allerg|intoler|anafil|anaphyl|contra|(^|\P{L})(nao|sem|nunca|evitar|not?|without|never|avoid|do not)(\P{L}|$)/u;

/** What words say was stopped is told so: whoever reads the warning knows better, and records it in the list. */
const saidStopped = (medicine: Medicine): Medicine =>
  medicine.stopped
    ? {
        ...medicine,
        name: {
          en: `${medicine.name.en} (written as stopped)`,
          pt: `${medicine.name.pt} (escrito como parado)`,
        },
      }
    : medicine;

/** Where it is said which anticoagulant it is, "an anticoagulant" says no more. */
const withoutKinds = (all: readonly Medicine[]) => {
  const named = all.filter(({ key }) => !isKind(key));
  return all.filter(
    ({ key, classes }) =>
      !isKind(key) || !named.some((one) => [...classes].some((within) => one.classes.has(within))),
  );
};

/** What is told of medication in words, beside the visit's list, and whether anybody answered for it at all. */
function toldIn({ patient, before, sections: { medication } }: Told) {
  const words = medication?.text.trim() ?? "";
  const asked = Boolean(medication?.none || (medication?.items ?? []).some(isMedicine) || words);
  const known = asked ? patient.medication : beside(patient.medication, before.medication);
  const all = [known, words].filter((text) => text.trim());
  return { texts: all.filter((text) => !saysNone(text)), answered: asked || all.length > 0 };
}
type Told = Pick<SafetyRecord, "patient" | "before" | "sections">;

/** "No medication", and nothing else. */
const NONE =
  /^(sem|nao (faz|toma|tem)|nega|nenhuma?|no|not taking|takes no|denies|none|nada|nil)( (qualquer|outra|any|regular|habitual|medica[a-z]*|medicines?|drugs?|tomar|taking))*[. ]*$/;
const saysNone = (text: string) => NONE.test(fold(text));

/** Whether the patient takes any medicine at all, known or not. */
export const takesAny = (told: Told): boolean =>
  (told.sections.medication?.items ?? []).some((item) => isMedicine(item) && isTaken(item)) ||
  toldIn(told).texts.length > 0;

/** Whether it keeps blood from clotting. */
export const thinsBlood = ({ classes }: Medicine) =>
  ["anticoagulants", "antiplatelets"].some((one) => classes.has(one));

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function byInn(inn: string): Medicine {
  const { classes, names } = drugIndex();
  const name = names.get(nameOf(inn));
  return {
    key: inn,
    name: name?.inn === inn ? { en: name.en, pt: name.pt } : both(inn),
    classes: classes.get(inn) ?? new Set(),
  };
}

/** Words right before a medicine that tell it was stopped, and such as deny that. */
const STOPPED =
  /(^| )(parou|deixou|largou|suspendeu|interrompeu|ja nao (toma|faz)|stopped|discontinued|no longer (takes|on))( de)?( (tomar|fazer|taking))?( (a|o|the))?$/;
const NOT_STOPPED =
  /(^| )(nao|nunca|not|never) (parou|deixou|largou|suspendeu|interrompeu|stopped|discontinued)( |$)/;

/**
 * Medicines that a text names, the longest names first: "Varfarina 5 mg, furosemida". Those that it denies, or tells of a
 * relative, are left out. `alone`: an entry of a list, where a brand that is a word of its own too stands for itself.
 */
export function namedIn(text: string, { alone = false } = {}): Medicine[] {
  const whole = namesAlone(text, alone);
  return whole ? [whole] : sentencesOf(text.replace(/[,+]/g, " $& ")).flatMap(namedInSentence);
}

function namesAlone(text: string, alone: boolean): Medicine | undefined {
  const name = alone ? drugIndex().names.get(nameOf(text)) : undefined;
  return name?.figure ? { ...byInn(name.inn), name: { en: name.en, pt: name.pt } } : undefined;
}

/** Whether a word before it tells that what follows is a medicine. */
const TAKES = /^(toma|tomar|tomou|faz|takes|taking|on)$/;

function namedInSentence(sentence: ReturnType<typeof sentencesOf>[number]): Medicine[] {
  const { names, longest } = drugIndex();
  // What stands in brackets is of a name on the list, but may be the very medicine here.
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
      if (name.figure && !/^\d/.test(words[at + length] ?? "") && !TAKES.test(words[at - 1] ?? "")) continue;
      if (isCurrent(sentence, at, at + length)) {
        const { inn, en, pt } = name;
        const comma = sentence.slice(0, at).findLastIndex(({ word }) => word === ",");
        const before = words
          .slice(comma + 1, at)
          .filter(Boolean)
          .join(" ");
        const stopped = STOPPED.test(before) && !NOT_STOPPED.test(before);
        found.push({ ...byInn(inn), name: { en, pt }, ...(stopped && { stopped }) });
      }
      at += length - 1;
      break;
    }
  return found;
}
