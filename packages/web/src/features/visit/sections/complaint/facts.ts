import { courses, painQualities, sides } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { ComplaintItem } from "@meridian/core/contracts/visits/sections/complaint";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { dateOrWords } from "../../entries/date-or-words.tsx";

/** The facts of a complaint in one line: "8 / 10 · left · dull · since 3 weeks". */
export function factsOf({ intensity, side, quality, onset, course, icd }: ComplaintItem): string[] {
  const language = currentLanguage();
  const qualities = painQualities.filter(({ key }) => quality.includes(key)).map((one) => one[language]);
  return [
    intensity === null ? "" : `${intensity} / 10`,
    side ? sides[side][language] : "",
    ...qualities,
    dateOrWords(onset),
    course ? courses[course][language] : "",
    ...icd.map(({ code }) => code),
  ].filter(Boolean);
}

/** How a complaint was on the day: "4 / 10 · better · after treatment". */
export const courseText = ({ intensity, course, course_note }: ComplaintItem): string =>
  [
    intensity === null ? "" : `${intensity} / 10`,
    course ? courses[course][currentLanguage()] : "",
    course_note,
  ]
    .filter(Boolean)
    .join(" · ");
