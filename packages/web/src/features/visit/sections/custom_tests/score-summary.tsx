import { scoreOf, unanswered } from "@meridian/core/clinical/assessments/custom-test-scoring";
import type { Answers, TestContent } from "@meridian/core/contracts/assessments/custom-test-content";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./custom-tests.module.css";

/** The score so far, and the number of required answers that are missing. */
export function ScoreSummary({ content, answers }: { content: TestContent; answers: Answers }) {
  const { t } = useTranslation("assessment-questions");
  const score = scoreOf(content, answers);
  const open = unanswered(content.questions, answers).length;
  if (!score && open === 0) return null;
  const figures = score && {
    total: formatNumber(score.total),
    least: formatNumber(score.least),
    most: formatNumber(score.most),
  };
  return (
    <div className={classes.foot} role="status">
      {score && figures && (
        <>
          <span>{t("score.label")}</span>
          <strong className="num">
            {score.complete ? t(score.least === 0 ? "score.of" : "score.ofFrom", figures) : "–"}
          </strong>
          {score.band && <span className={classes.band}>{score.band.label}</span>}
        </>
      )}
      {open > 0 && <span className={classes.quiet}>{t("open", { count: open })}</span>}
    </div>
  );
}
