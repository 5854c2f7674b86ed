import { vitalSigns } from "@meridian/core/clinical/anamnesis/vital-signs";
import type { VisitWords } from "@meridian/core/clinical/catalogues/term-words";
import { findingName } from "@meridian/core/clinical/finding-names";
import { osteopathicName } from "@meridian/core/clinical/osteopathy/osteopathic-findings";
import { TOTAL, testFigure } from "@meridian/core/contracts/visits/sections/custom-tests";
import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TESTS } from "../model/history.ts";
import classes from "./history.module.css";

/** Something found, in words; a figure leads to all its years. */
type Told = { text: string; figure?: string };

type FindingsProps = {
  patient: string;
  summary: AppointmentSummary;
  /** The words that the visit was signed with, in place of the product's own. */
  words: VisitWords | undefined;
};

/** What the tests of a visit found, a line a test. */
export default function Findings({ patient, summary, words }: FindingsProps) {
  const { t } = useTranslation("patients");
  const language = currentLanguage();
  const { vital_signs, findings, osteopathic = [], tests = [] } = summary;
  const named = (key: string) =>
    (findings[key] ?? []).map((code) => findingName(key, code, language, words)).filter(Boolean);
  const measured = vitalSigns.flatMap((sign): Told[] => {
    const value = vital_signs[sign.key];
    if (value === undefined) return [];
    const text = `${sign[language]} ${formatNumber(value)} ${sign.unit}`.trim();
    return [{ text, figure: `vital_signs.${sign.key}` }];
  });
  const taken = tests.map(({ test, name, score, band }): Told => {
    const result = [score === null ? "" : formatNumber(score), band].filter(Boolean).join(", ");
    const text = result ? `${name}: ${result}` : name;
    return score === null ? { text } : { text, figure: `custom_tests.${testFigure(test, TOTAL)}` };
  });
  const lines: readonly [label: string, told: readonly Told[]][] = [
    [
      t("history.osteopathic"),
      osteopathic.map((code) => ({ text: osteopathicName(code, language, words) || code })),
    ],
    [t("history.test.vital_signs"), measured],
    ...TESTS.map((key): [string, Told[]] => [t(`history.test.${key}`), named(key).map((text) => ({ text }))]),
    [t("history.test.custom_tests"), taken],
  ];
  return lines
    .filter(([, entries]) => entries.length > 0)
    .map(([label, entries]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {entries.map(({ text, figure }, at) => (
            <Fragment key={text}>
              {at > 0 && " · "}
              {figure ? (
                <Link
                  className={classes.figure}
                  to={`/patient/${patient}?tab=figures&figure=${encodeURIComponent(figure)}`}
                >
                  {text}
                </Link>
              ) : (
                text
              )}
            </Fragment>
          ))}
        </dd>
      </div>
    ));
}
