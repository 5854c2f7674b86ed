import { type SafetyHit, sentenceOf } from "@meridian/core/clinical/safety/finding";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Reasons } from "./reasons.tsx";
import classes from "./safety.module.css";
import { scrollToFinding } from "./scroll-to-finding.ts";

/** The sentence, and the way to what it is about. */
export function Sentence({ hit, withLinks = true }: { hit: SafetyHit; withLinks?: boolean }) {
  const { t } = useTranslation("safety");
  const language = currentLanguage();
  const [, setSearch] = useSearchParams();
  const { chosen = [], told = [] } = Object.groupBy(hit.concerns, ({ section }) =>
    section === "medication" ? "told" : "chosen",
  );
  const showMedication = () => {
    // The medication is in another step.
    setSearch((now) => new URLSearchParams([...now].filter(([key]) => key !== "step")), { replace: true });
    scrollToFinding(told);
  };
  return (
    <p>
      <span className={classes.sentence}>{sentenceOf(hit)[language]}</span>{" "}
      {withLinks && chosen.length > 0 && (
        <button type="button" className={classes.link} onClick={() => scrollToFinding(chosen)}>
          {t("go")} <span className="visually-hidden">{hit.subject[language]}</span>
        </button>
      )}
      {withLinks && told.length > 0 && (
        <button type="button" className={classes.link} data-leads onClick={showMedication}>
          {t("goMedicine")} <span className="visually-hidden">{hit.subject[language]}</span>
        </button>
      )}
    </p>
  );
}

/** Several hits with the same statement, as one. */
export const combined = (hits: readonly [SafetyHit, ...SafetyHit[]]): SafetyHit => ({
  ...hits[0],
  subject: {
    en: hits.map(({ subject }) => subject.en).join(", "),
    pt: hits.map(({ subject }) => subject.pt).join(", "),
  },
  concerns: hits.flatMap(({ concerns }) => concerns),
  review: reviewOfAll(hits),
});

/** Of several entries one that is disputed counts; they count as reviewed only where each of them is. */
export const reviewOfAll = (hits: readonly SafetyHit[]): SafetyHit["review"] =>
  hits.find(({ review }) => review?.review === "disputed")?.review ??
  (hits.every(({ review }) => review?.review === "reviewed") ? hits[0]?.review : undefined);

type HitGroup = [SafetyHit, ...SafetyHit[]];

const groupBy = (hits: readonly SafetyHit[], keyOf: (hit: SafetyHit) => string): HitGroup[] =>
  [...Map.groupBy(hits, keyOf).values()].flatMap(([first, ...others]): HitGroup[] =>
    first ? [[first, ...others]] : [],
  );

const statementKey = ({ statement, source }: SafetyHit) => `${statement.en}|${source}`;

/** Hits grouped by statement, in the order they were found. */
export const groupByStatement = (hits: readonly SafetyHit[]) => groupBy(hits, statementKey);

/** The same, where hits with different reasons stay apart, so that each reason is seen and can be changed. */
export const groupByStatementAndReason = (hits: readonly SafetyHit[], reasons: Reasons) =>
  groupBy(hits, (hit) => `${statementKey(hit)}|${reasons[hit.rule]?.reason ?? ""}`);
