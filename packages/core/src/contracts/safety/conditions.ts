import { fold } from "../fold.ts";
import type { SectionData } from "../sections.ts";
import type { Words } from "./hit.ts";

/** States of a patient that rules ask about. The record holds them as codes or in words. */
const rows = `
pacemaker|pacemaker or defibrillator|pacemaker ou desfibrilhador|Z95.0,Z95.81,Z45.0|pacemaker,pace maker,marcapasso,marca passo,desfibrilhador,desfibrilador,defibrillator,cardioversor,cardioverter,cdi(?!\\p{L})
epilepsy|epilepsy|epilepsia|G40,G41,R56|epilep,seizure,convuls,crises convulsivas
bleeding|bleeding disorder|alteração da coagulação|D66,D67,D68,D69|haemophil,hemophil,hemofil,von willebrand,thrombocytopeni,trombocitopeni,bleeding disorder,coagulopat
hypertension|hypertension|hipertensão|I10,I11,I12,I13,I15|hypertens,hipertens,high blood pressure,tensao alta,tensao arterial alta,hta(?!\\p{L})
liver|liver disease|doença hepática|K70,K71,K72,K73,K74,K75,K76,B18|hepatitis,hepatite,cirrhosis,cirrose,liver disease,liver failure,doenca hepatica,insuficiencia hepatica,esteatose
kidney|kidney disease|doença renal|N17,N18,N19|renal failure,insuficiencia renal,kidney disease,kidney failure,doenca renal,irc(?!\\p{L}),drc(?!\\p{L})
gallstones|gallstones|cálculos biliares|K80|gallstone,calculos biliares,litiase biliar,pedra na vesicula
bile_duct|bile duct obstruction|obstrução das vias biliares|K83.1|bile duct obstruction,obstrucao das vias biliares
ulcer|peptic ulcer|úlcera péptica|K25,K26,K27,K28|peptic ulcer,gastric ulcer,duodenal ulcer,ulcera peptica,ulcera gastrica,ulcera duodenal
reflux|gastro-oesophageal reflux|refluxo gastroesofágico|K21|reflux
bowel|bowel obstruction|obstrução intestinal|K56|bowel obstruction,obstrucao intestinal,oclusao intestinal
thyroid|thyroid disease|doença da tiroide|E00,E01,E02,E03,E04,E05,E06,E07|thyroid,tiroid,hashimoto
autoimmune|autoimmune disease|doença autoimune|M05,M06,M32,M33,M34,M35,K50,K51,G35,L40|autoimmun,autoimun,lupus,rheumatoid,artrite reumatoide,multiple sclerosis,esclerose multipla,crohn
hypokalaemia|low potassium|hipocaliemia|E87.6|hypokal,hipocaliemia,hipocalemia,hipopotass
osteoporosis|osteoporosis|osteoporose|M80,M81,M82|osteoporo
pregnancy|pregnancy|gravidez|Z33,Z34,Z35|
`;

export const CONDITIONS = [
  "pacemaker",
  "epilepsy",
  "bleeding",
  "hypertension",
  "liver",
  "kidney",
  "gallstones",
  "bile_duct",
  "ulcer",
  "reflux",
  "bowel",
  "thyroid",
  "autoimmune",
  "hypokalaemia",
  "osteoporosis",
  "pregnancy",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What passes by itself: the visit that says it is the one it counts in. A pregnancy has its place in the record. */
const PASSING: readonly Condition[] = ["pregnancy", "bowel", "hypokalaemia"];

/** Whether it still counts where a later visit does not ask again. */
export const lasts = (condition: Condition) => !PASSING.includes(condition);

type Row = { key: Condition; name: Words; codes: readonly string[]; words: readonly RegExp[] };

const conditions: readonly Row[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [key = "", en = "", pt = "", codes = "", words = ""] = row.split("|");
    return {
      key: key as Condition,
      name: { en, pt },
      codes: codes.split(","),
      words: words ? words.split(",").map((word) => new RegExp(`(^|[^\\p{L}])${word}`, "u")) : [],
    };
  });

export const conditionNames: Readonly<Record<string, Words>> = Object.fromEntries(
  conditions.map(({ key, name }) => [key, name]),
);

type Told = {
  alerts: string;
  past_history?: SectionData<"past_history"> | undefined;
  diagnosis?: SectionData<"diagnosis"> | undefined;
  complaint?: SectionData<"complaint"> | undefined;
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
 * What a patient has or had, by the codes and the words of alerts, past history, complaint and diagnosis, and by what
 * earlier visits told of that, unless this one records that it is gone.
 */
export function conditionsOf({ alerts, past_history, diagnosis, complaint, before }: Told): KnownConditions {
  const events = eventsOf(past_history);
  const codes = [
    ...events.map(({ code }) => code),
    ...(diagnosis?.icd ?? []).map(({ code }) => code),
    ...(complaint?.items ?? []).flatMap(({ icd }) => icd.map(({ code }) => code)),
  ].filter(Boolean);
  const texts = [
    alerts,
    past_history?.text ?? "",
    diagnosis?.text ?? "",
    ...events.flatMap(({ what, note }) => [what, note]),
    ...(complaint?.items ?? []).map(({ what }) => what),
  ].filter((text) => text.trim() !== "");
  const clauses = texts.flatMap(clausesOf);
  const known = conditions.filter(
    (condition) =>
      codes.some((code) => condition.codes.some((start) => code.toUpperCase().startsWith(start))) ||
      clauses.some((clause) => condition.words.some((word) => says(clause, word))),
  );
  const gone: readonly string[] = past_history?.gone ?? [];
  const earlier = (before?.conditions ?? []).filter(({ key }) => !gone.includes(key)).map(({ key }) => key);
  const asked = alerts.trim() !== "" || hasHistory(past_history) || (before?.history ?? false);
  return {
    known: new Set([...known.map(({ key }) => key), ...(earlier as Condition[])]),
    asked,
  };
}

/** "No pacemaker. Epilepsy" says one thing in each clause. */
export const clausesOf = (text: string) => fold(text).split(/[.;,:\n()]+/);

const DENIALS = ["not", "without", "denies", "never", "sem", "nao", "nega", "nunca", "negative", "negativo"];
/** Against an illness one is vaccinated before one has it. */
const VACCINES = /^(vacina|vaccin)/;
/** "Father had epilepsy": whose it is stands right before it. */
const RELATIVES =
  /(^|\P{L})(pai|mae|irmao|irma|avo|tio|tia|primo|prima|filho|filha|father|mother|brother|sister|grandfather|grandmother|uncle|aunt|cousin|son|daughter) (com|tem|teve|tinha|with|has|had)( \p{L}+)? *$/u;

/** Whether a clause says a word, from its beginning, and does not deny it. */
function says(clause: string, word: RegExp): boolean {
  const at = clause.search(word);
  if (at < 0) return false;
  const before = clause.slice(0, at + 1).match(/\p{L}+/gu) ?? [];
  const near = before.slice(-3);
  if (near.some((one) => VACCINES.test(one)) || RELATIVES.test(clause.slice(0, at + 1))) return false;
  // "No" denies where a clause begins with it; elsewhere it is Portuguese for "in the".
  return !near.some((one) => DENIALS.includes(one)) && !(near.length === before.length && near[0] === "no");
}
