import { isTaken } from "../../contracts/visits/sections/medication.ts";
import type { SectionData } from "../../contracts/visits/sections.ts";
import { bodySystems } from "../anamnesis/review-terms.ts";
import { CONDITIONS, type Condition } from "./condition-names.ts";
import { conditionsIn, conditionsOfCodes } from "./condition-words.ts";

/** Conditions that pass by themselves and count only in the visit that records them. A pregnancy is part of the patient's record. */
const TEMPORARY: ReadonlySet<Condition> = new Set<Condition>([
  "pregnancy",
  "postpartum",
  "lactation",
  "infertility_treatment",
  "bowel",
  "hypokalaemia",
  "hyperkalaemia",
  "infection",
  "uti",
  "neutropenia",
  "fracture",
  "burns_skin",
  "cauda_equina",
  "surgery_planned",
  "recent_surgery",
  "anxiety_needle",
  "child",
  "red_flag",
]);

/** Conditions that do not count if only the past history names them, because it says nothing about the present. */
const CURRENT_ONLY: ReadonlySet<Condition> = new Set<Condition>([
  "pregnancy",
  "postpartum",
  "lactation",
  "infection",
]);

/** Whether the condition still counts in later visits that do not record it again. */
export const isLasting = (condition: Condition) => !TEMPORARY.has(condition);

/** Conditions by the system and finding ticked in the review of systems. */
const REVIEW_FINDINGS: Readonly<Record<string, Condition>> = {
  "general.fever": "infection",
  "skin.bruising": "bleeding",
  "head.migraine": "migraine",
  "cardiovascular.hypertension": "hypertension",
  "cardiovascular.hypotension": "hypotension",
  "cardiovascular.varicose": "varicose_veins",
  "respiratory.asthma": "asthma",
  "neurological.seizures": "epilepsy",
  "neurological.syncope": "hypotension",
  "endocrine.diabetes": "diabetes",
  "endocrine.thyroid": "thyroid",
  "haematological.anaemia": "anaemia",
  "haematological.bleeding": "bleeding",
  "male.prostate": "bph_retention",
};

/** Red flags of the osteopathic examination. */
const RED_FLAGS: Readonly<Record<string, Condition>> = {
  trauma: "red_flag",
  weight_loss: "red_flag",
  night_pain: "red_flag",
  cancer_history: "cancer",
  fever: "infection",
  saddle_anaesthesia: "cauda_equina",
  sphincter: "cauda_equina",
  progressive_deficit: "cauda_equina",
  osteoporosis: "osteoporosis",
  vascular: "vertebral_artery",
  anticoagulation: "anticoagulated",
};

/** Allergies that rules treat as a condition, with the words for them. */
const ALLERGENS: readonly (readonly [Condition, RegExp])[] = [
  [
    "nickel_allergy",
    /(?<!\p{L})(n[ií]quel|nickel|metais|metal|metals|cr[oó]mio|chromium|cobalto?)(?!\p{L})/iu,
  ],
  ["latex_allergy", /(?<!\p{L})l[aá]tex(?!\p{L})/iu],
  ["coeliac", /(?<!\p{L})gl[uú]ten(?!\p{L})/iu],
  ["apiaceae_allergy", /(?<!\p{L})(aipo|celery|cenoura|carrot|ap[ií]ace[ae]s?|umbel[ií]feras?)(?!\p{L})/iu],
  [
    "shellfish_allergy",
    /(?<!\p{L})(marisco|shellfish|crust[aá]ceos?|crustaceans?|camar[aã]o|shrimps?|prawns?)(?!\p{L})/iu,
  ],
];
const DENIES_ALLERGY = /(?<!\p{L})(sem|nega|n[aã]o|no|not|denies)(?!\p{L})/iu;

/** The wider condition that a condition implies. */
const IMPLIES: Readonly<Partial<Record<Condition, Condition>>> = {
  dialysis: "kidney",
  nephrotic: "kidney",
  transplant: "immunosuppression",
  haemophilia: "bleeding",
  thrombocytopenia: "bleeding",
  hypothyroidism: "thyroid",
  hyperthyroidism: "thyroid",
  cirrhosis: "liver",
  hepatitis_bc: "liver",
  hypertension_uncontrolled: "hypertension",
  leukaemia_bleeding: "cancer",
  bone_metastasis: "cancer",
  hormone_dependent_cancer: "cancer",
  multiple_sclerosis: "autoimmune",
};

/** Years below which a patient is a child. */
const CHILD_AGE = 12;

type Section =
  | "past_history"
  | "diagnosis"
  | "complaint"
  | "review_of_systems"
  | "osteopathy"
  | "medication"
  | "allergies";
type ConditionSources = { [K in Section]?: SectionData<K> | undefined } & {
  alerts: string;
  /** The allergies in the patient's record. */
  harm?: string;
  age?: number | null;
  /** What earlier visits recorded. */
  before?: Earlier | undefined;
};
type Earlier = { conditions: readonly { key: string }[]; history: boolean };

export type KnownConditions = {
  known: ReadonlySet<Condition>;
  /** Whether alerts or past illnesses were recorded at all. If not, nothing is known. */
  isRecorded: boolean;
};

type PastHistory = SectionData<"past_history">;

/** The events of the patient's own history, without those of relatives. */
const eventsOf = (past: PastHistory | undefined) =>
  past ? [...past.illnesses, ...past.surgeries, ...past.traumas] : [];

/** Whether past illnesses were recorded. */
export const hasHistory = (past: PastHistory | undefined): boolean =>
  eventsOf(past).length > 0 || (past?.text ?? "").trim() !== "";

/**
 * The conditions of a patient: from codes and words of every section, from ticked findings, and from earlier visits unless
 * this one records that the condition is resolved. Conditions that are denied, ruled out, resolved or of a relative do not
 * count.
 */
export function conditionsOf(sources: ConditionSources): KnownConditions {
  const { alerts, past_history, before } = sources;
  const texts = textsOf(sources).filter((text) => text.trim() !== "");
  const known = new Set<Condition>([
    ...conditionsOfCodes(codesOf(sources)),
    ...conditionsOfFindings(sources),
    ...allergiesOf(sources),
  ]);
  for (const text of texts) for (const condition of conditionsIn(text)) known.add(condition);
  const past = [
    ...conditionsOfCodes(eventsOf(past_history).map(({ code }) => code)),
    ...historyOf(past_history).flatMap((text) => [...conditionsIn(text)]),
  ];
  for (const condition of past) if (!CURRENT_ONLY.has(condition)) known.add(condition);
  for (const condition of [...known]) {
    const wider = IMPLIES[condition];
    if (wider) known.add(wider);
  }
  if (sources.age !== null && sources.age !== undefined && sources.age < CHILD_AGE) known.add("child");
  const earlier = CONDITIONS.filter(
    (key) => before?.conditions.some((one) => one.key === key) && !past_history?.gone.includes(key),
  );
  const isRecorded = alerts.trim() !== "" || hasHistory(past_history) || (before?.history ?? false);
  return { known: new Set([...known, ...earlier]), isRecorded };
}

function codesOf({ past_history, diagnosis, complaint }: ConditionSources): string[] {
  return [
    // An event without a date may be current.
    ...eventsOf(past_history)
      .filter(({ when }) => when.trim() === "")
      .map(({ code }) => code),
    ...(diagnosis?.icd ?? []).map(({ code }) => code),
    ...(complaint?.items ?? []).flatMap(({ icd }) => icd.map(({ code }) => code)),
  ].filter(Boolean);
}

function textsOf({
  alerts,
  diagnosis,
  complaint,
  review_of_systems,
  osteopathy,
  medication,
}: ConditionSources) {
  return [
    alerts,
    diagnosis?.text ?? "",
    ...(diagnosis?.icd ?? []).map(({ note }) => note),
    ...(complaint?.items ?? []).flatMap(({ what, course_note }) => [what, course_note]),
    review_of_systems?.text ?? "",
    ...Object.values(review_of_systems?.systems ?? {}).map(({ note }) => note),
    osteopathy?.note ?? "",
    // The reason for taking a medicine is a condition of the patient.
    ...(medication?.items ?? []).filter((item) => isTaken(item)).map(({ reason }) => reason),
  ];
}

const historyOf = (past: PastHistory | undefined) => [
  past?.text ?? "",
  ...eventsOf(past).map(({ what, note }) => (note ? `${what} ${note}` : what)),
];

/** Conditions by ticked findings and red flags. A normal system has no findings. */
function conditionsOfFindings({ review_of_systems, osteopathy }: ConditionSources): Condition[] {
  const findings = bodySystems.flatMap(({ key }) =>
    (review_of_systems?.systems[key]?.findings ?? []).map((finding) => REVIEW_FINDINGS[`${key}.${finding}`]),
  );
  const flags = (osteopathy?.red_flags ?? []).map((flag) => RED_FLAGS[flag]);
  return [...findings, ...flags].filter((one) => one !== undefined);
}

function allergiesOf({ allergies, harm = "" }: ConditionSources): Condition[] {
  const sources = [harm, allergies?.text ?? "", ...(allergies?.items ?? []).map(({ substance }) => substance)]
    .flatMap((text) => text.split(/[.;\n]/))
    .filter((clause) => !DENIES_ALLERGY.test(clause));
  return ALLERGENS.filter(([, words]) => sources.some((clause) => words.test(clause))).map(([key]) => key);
}
