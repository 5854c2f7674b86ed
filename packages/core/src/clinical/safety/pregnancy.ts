import { fold } from "../../text/fold.ts";
import { MOST_WEEKS, type Trimester, trimesterOf } from "../anamnesis/pregnancy-weeks.ts";
import { clausesOf } from "./clinical-text.ts";
import type { KnownConditions } from "./conditions.ts";
import type { SafetyInput } from "./safety-input.ts";

/** A pregnancy as rules use it. Without a known week the most severe trimester counts. */
export type Pregnancy = {
  /** Completed weeks on the day of the visit; null if only the trimester or nothing is known. */
  weeks: number | null;
  trimester: Trimester | null;
};

/** Weeks from which birth is expected: inducing labour is then a treatment. */
export const AT_TERM = 37;
/** Weeks from which moxa at BL67 is used to turn a child in breech position. */
export const TURNS = 28;

/** Codes of a current pregnancy: not of its end, the puerperium or an earlier pregnancy. */
const CODES = /^(O09|O1|O2|O3|O4[0-8]|O60|O9A|O98|O99|Z32\.?1|Z33|Z34|Z35|Z36|Z3A)/i;
/** ICD-10-CM has a code for the week of pregnancy. */
const WEEKS_CODE = /^Z3A\.?(\d\d)$/i;
/** Its sixth character is the trimester; in codes for supervision the fifth. */
const TRIMESTER_CODE = /^(?:O[0-9][0-9A]\.?\d{2,3}([123])|Z34\.?\d([123]))$/i;

/**
 * Whether the patient is pregnant, and how far: by the record's pregnancy field and due date, by this visit's codes,
 * and by its text. The past history is not used, because it is about earlier pregnancies.
 */
export function pregnancyOf(record: SafetyInput, { known }: KnownConditions): Pregnancy | undefined {
  const codes = codesOf(record);
  const written = writtenWeeks(record);
  const pregnant =
    record.patient.pregnant ||
    known.has("pregnancy") ||
    written !== undefined ||
    codes.some((code) => CODES.test(code));
  if (!pregnant) return undefined;
  const weeks = record.patient.weeks_pregnant ?? weeksOf(codes) ?? written ?? null;
  const trimester =
    weeks === null ? (trimesterOfCodes(codes) ?? writtenTrimester(record)) : trimesterOf(weeks);
  return { weeks, trimester };
}

const codesOf = ({ sections: { diagnosis, complaint } }: SafetyInput) => [
  ...(diagnosis?.icd ?? []).map(({ code }) => code),
  ...(complaint?.items ?? []).flatMap(({ icd }) => icd.map(({ code }) => code)),
];

function weeksOf(codes: readonly string[]): number | undefined {
  for (const code of codes) {
    const weeks = Number(WEEKS_CODE.exec(code)?.[1] ?? Number.NaN);
    // 00 is "not specified", 08 "less than 8", 49 "more than 42".
    if (weeks >= 8) return Math.min(weeks, MOST_WEEKS);
  }
  return undefined;
}

function trimesterOfCodes(codes: readonly string[]): Trimester | null {
  for (const code of codes) {
    const [, complication, supervision] = TRIMESTER_CODE.exec(code) ?? [];
    const trimester = Number(complication ?? supervision);
    if (trimester) return trimester as Trimester;
  }
  return null;
}

const NUMBERED = [
  /(?:^|\P{L})(?:gravid[ao]s?|gestante|gestacao|gravidez|pregnant|pregnancy|gestation)[^\p{L}\d]+(?:de |com |ha |at |of |with |for )?(\d{1,2}) ?(?:\+ ?\d ?)?(?:semanas|sem|weeks|wks?|s)(?!\p{L})/u,
  /(?:^|\D)(\d{1,2}) ?(?:\+ ?\d ?)?(?:semanas|sem|weeks|wks?) (?:de |of |)?(?:gravid[ao]|gravidez|gestacao|gestation|pregnant|pregnancy)/u,
];
/** A denial, a relative or a past time, before or after the words. */
const NOT_NOW =
  /(?:^|\P{L})(?:nao|nega|sem|not|no|never|denies|without|apos|depois|after|since|desde|anterior|previous|ultima|last|aborto|perda|perdeu|miscarriage|lost|teve|had|was|esteve|foi|irma|mae|filha|amiga|colega|mulher|esposa|companheira|namorada|sister|mother|daughter|wife|partner|friend|(?:19|20)\d\d)(?!\p{L})/u;

const wordsOf = ({ sections: { complaint, diagnosis } }: SafetyInput) => [
  diagnosis?.text ?? "",
  ...(complaint?.items ?? []).map(({ what }) => what),
];

const ORDINALS: readonly (readonly [Trimester, RegExp])[] = [
  [1, /(?:^|\P{L})(?:primeiro|first|1\D{0,3}) ?trimest/u],
  [2, /(?:^|\P{L})(?:segundo|second|2\D{0,3}) ?trimest/u],
  [3, /(?:^|\P{L})(?:terceiro|third|3\D{0,3}) ?trimest/u],
];

/** The trimester in this visit's text ("Grávida no 3.º trimestre"). None if several are named. */
function writtenTrimester(record: SafetyInput): Trimester | null {
  const found = new Set(
    wordsOf(record).flatMap((text) =>
      ORDINALS.filter(([, words]) => words.test(fold(text))).map(([trimester]) => trimester),
    ),
  );
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** The week in this visit's text ("Grávida de 12 semanas"); undefined if there is none. */
function writtenWeeks(record: SafetyInput): number | undefined {
  const texts = wordsOf(record);
  // "Grávida, 33 s" is a single statement.
  for (const clause of texts.flatMap((text) => clausesOf(text.replaceAll(/,\s*(?=\d)/g, " ")))) {
    if (NOT_NOW.test(clause)) continue;
    for (const pattern of NUMBERED) {
      const weeks = Number(pattern.exec(clause)?.[1] ?? 0);
      if (weeks > 0 && weeks <= MOST_WEEKS) return weeks;
    }
  }
  return undefined;
}
