import { isTaken } from "../../contracts/visits/sections/medication.ts";
import type { SectionData } from "../../contracts/visits/sections.ts";
import { bodySystems } from "../anamnesis/review-terms.ts";
import { CONDITIONS, type Condition } from "./condition-names.ts";
import { conditionsIn, conditionsOfCodes } from "./condition-words.ts";

/** What passes by itself: the visit that says it is the one it counts in. A pregnancy has its place in the record. */
const PASSING: ReadonlySet<Condition> = new Set<Condition>([
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

/** What one had years ago is told in the past history, which says nothing of today. */
const OF_TODAY: ReadonlySet<Condition> = new Set<Condition>([
  "pregnancy",
  "postpartum",
  "lactation",
  "infection",
]);

/** Whether it still counts where a later visit does not ask again. */
export const lasts = (condition: Condition) => !PASSING.has(condition);

/** What is ticked in the review of systems, by system and finding. */
const REVIEWED: Readonly<Record<string, Condition>> = {
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
const FLAGGED: Readonly<Record<string, Condition>> = {
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

/** What an allergy is to, where rules ask for it as a state: words of it. */
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

/** What a state is a kind of. */
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
const CHILD = 12;

type Section =
  | "past_history"
  | "diagnosis"
  | "complaint"
  | "review_of_systems"
  | "osteopathy"
  | "medication"
  | "allergies";
type Told = { [K in Section]?: SectionData<K> | undefined } & {
  alerts: string;
  /** What the record says of allergies. */
  harm?: string;
  age?: number | null;
  /** What earlier visits told. */
  before?: Earlier | undefined;
};
type Earlier = { conditions: readonly { key: string }[]; history: boolean };

export type KnownConditions = {
  known: ReadonlySet<Condition>;
  /** Whether anybody wrote anything of alerts or past illnesses: where nobody did, nothing is known. */
  asked: boolean;
};

type PastHistory = SectionData<"past_history">;

/** What befell the patient: what relatives have is not theirs. */
const eventsOf = (past: PastHistory | undefined) =>
  past ? [...past.illnesses, ...past.surgeries, ...past.traumas] : [];

/** Whether anybody wrote anything of past illnesses. */
export const hasHistory = (past: PastHistory | undefined): boolean =>
  eventsOf(past).length > 0 || (past?.text ?? "").trim() !== "";

/**
 * What a patient has or had: by the codes and the words of everything that is asked, by what is ticked, and by what earlier
 * visits told, unless this one records that it is gone. What is denied, ruled out, gone or a relative's does not count.
 */
export function conditionsOf(told: Told): KnownConditions {
  const { alerts, past_history, before } = told;
  const texts = textsOf(told).filter((text) => text.trim() !== "");
  const known = new Set<Condition>([
    ...conditionsOfCodes(codesOf(told)),
    ...ticked(told),
    ...allergiesOf(told),
  ]);
  for (const text of texts) for (const condition of conditionsIn(text)) known.add(condition);
  const past = [
    ...conditionsOfCodes(eventsOf(past_history).map(({ code }) => code)),
    ...historyOf(past_history).flatMap((text) => [...conditionsIn(text)]),
  ];
  for (const condition of past) if (!OF_TODAY.has(condition)) known.add(condition);
  for (const condition of [...known]) {
    const wider = IMPLIES[condition];
    if (wider) known.add(wider);
  }
  if (told.age !== null && told.age !== undefined && told.age < CHILD) known.add("child");
  const earlier = CONDITIONS.filter(
    (key) => before?.conditions.some((one) => one.key === key) && !past_history?.gone.includes(key),
  );
  const asked = alerts.trim() !== "" || hasHistory(past_history) || (before?.history ?? false);
  return { known: new Set([...known, ...earlier]), asked };
}

function codesOf({ past_history, diagnosis, complaint }: Told): string[] {
  return [
    // Of which nobody said when it was may be of today.
    ...eventsOf(past_history)
      .filter(({ when }) => when.trim() === "")
      .map(({ code }) => code),
    ...(diagnosis?.icd ?? []).map(({ code }) => code),
    ...(complaint?.items ?? []).flatMap(({ icd }) => icd.map(({ code }) => code)),
  ].filter(Boolean);
}

function textsOf({ alerts, diagnosis, complaint, review_of_systems, osteopathy, medication }: Told) {
  return [
    alerts,
    diagnosis?.text ?? "",
    ...(diagnosis?.icd ?? []).map(({ note }) => note),
    ...(complaint?.items ?? []).flatMap(({ what, course_note }) => [what, course_note]),
    review_of_systems?.text ?? "",
    ...Object.values(review_of_systems?.systems ?? {}).map(({ note }) => note),
    osteopathy?.note ?? "",
    // What a medicine is taken for, the patient has.
    ...(medication?.items ?? []).filter((item) => isTaken(item)).map(({ reason }) => reason),
  ];
}

const historyOf = (past: PastHistory | undefined) => [
  past?.text ?? "",
  ...eventsOf(past).map(({ what, note }) => (note ? `${what} ${note}` : what)),
];

/** What is ticked. A system that is normal has no findings. */
function ticked({ review_of_systems, osteopathy }: Told): Condition[] {
  const findings = bodySystems.flatMap(({ key }) =>
    (review_of_systems?.systems[key]?.findings ?? []).map((finding) => REVIEWED[`${key}.${finding}`]),
  );
  const flags = (osteopathy?.red_flags ?? []).map((flag) => FLAGGED[flag]);
  return [...findings, ...flags].filter((one) => one !== undefined);
}

function allergiesOf({ allergies, harm = "" }: Told): Condition[] {
  const told = [harm, allergies?.text ?? "", ...(allergies?.items ?? []).map(({ substance }) => substance)]
    .flatMap((text) => text.split(/[.;\n]/))
    .filter((clause) => !DENIES_ALLERGY.test(clause));
  return ALLERGENS.filter(([, words]) => told.some((clause) => words.test(clause))).map(([key]) => key);
}
