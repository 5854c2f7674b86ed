import { Button } from "@mantine/core";
import { answered, levelOf, scoreOf } from "@meridian/core/clinical/assessments/custom-test-scoring";
import type {
  Answer,
  Question,
  TakenTest,
  TestContent,
} from "@meridian/core/contracts/assessments/custom-test-content";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { Skeleton } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useVersions } from "../../api/custom-tests.ts";
import classes from "./custom-tests.module.css";
import { DrawingView } from "./drawing.tsx";

type TakenTestsProps = {
  items: readonly TakenTest[];
  /** Content below a test, shown once its questions are loaded. */
  below?: (item: TakenTest, content: TestContent) => ReactNode;
};

/** The tests of a visit, read-only, each in the version it was taken with. */
export function TakenTestList({ items, below }: TakenTestsProps) {
  const { t } = useTranslation("assessment-questions");
  const { contentOf, failed, retry } = useVersions(items);
  return (
    <div>
      {items.map((item) => {
        const content = contentOf(item);
        return (
          <section key={item.id} className={classes.read}>
            <h3>
              {item.name} <small>{t("taken.version", { version: item.version })}</small>
            </h3>
            {content ? (
              <>
                <AnswersView item={item} content={content} />
                {below?.(item, content)}
              </>
            ) : failed(item) ? (
              <QuestionsNotLoaded onRetry={retry} />
            ) : (
              <Skeleton lines={2} />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Shown when the questions could not be loaded; the answers are stored all the same. */
export function QuestionsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("assessment-questions");
  return (
    <p role="alert" className={classes.quiet}>
      {t("taken.lost")}{" "}
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        {t("taken.retry")}
      </Button>
    </p>
  );
}

/** The score and the answered questions of one test. */
export function AnswersView({ item, content }: { item: TakenTest; content: TestContent }) {
  const { t } = useTranslation("assessment-questions");
  const shown = content.questions.filter(
    (question) => question.kind === "heading" || answered(item.answers[question.id]),
  );
  const some = shown.some(({ kind }) => kind !== "heading");
  return (
    <>
      <ScoreLine item={item} content={content} />
      {!some && <p className={classes.quiet}>{t("taken.nothing")}</p>}
      {some && (
        <dl className={classes.answers}>
          {shown.map((question, index) =>
            question.kind === "heading" ? (
              shown[index + 1] &&
              shown[index + 1]?.kind !== "heading" && (
                <dt key={question.id}>
                  <h4>{question.label}</h4>
                </dt>
              )
            ) : (
              <div key={question.id}>
                <dt>{question.label}</dt>
                <dd>
                  <AnswerText question={question} answer={item.answers[question.id]} />
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
    </>
  );
}

/** The stored score with its band. */
function ScoreLine({ item, content }: { item: TakenTest; content: TestContent }) {
  const { t } = useTranslation("assessment-questions");
  const computed = scoreOf(content, item.answers);
  if (item.score === null || !computed) return null;
  const figures = {
    total: formatNumber(item.score),
    least: formatNumber(computed.least),
    most: formatNumber(computed.most),
  };
  return (
    <p className="num">
      {t("score.label")}: <strong>{t(computed.least === 0 ? "score.of" : "score.ofFrom", figures)}</strong>{" "}
      {item.band && <span className={classes.band}>{item.band}</span>}
    </p>
  );
}

type AnswerTextProps = { question: Question; answer: Answer | undefined };

function AnswerText({ question, answer }: AnswerTextProps) {
  const { t } = useTranslation("assessment-questions");
  if (answer === undefined) return null;
  switch (question.kind) {
    case "number":
      return <NumberAnswer question={question} answer={answer} />;
    case "scale":
      return <span className="num">{`${String(answer)} (${question.min}–${question.max})`}</span>;
    case "yes_no":
      return t(answer === true ? "yes" : "no");
    case "options":
      return question.options
        .filter(({ id }) => Array.isArray(answer) && answer.includes(id))
        .map(({ label }) => label)
        .join(", ");
    case "date":
      return formatDate(String(answer));
    case "drawing":
      return typeof answer === "object" && !Array.isArray(answer) ? (
        <DrawingView picture={question} strokes={answer.strokes} />
      ) : null;
    default:
      return String(answer);
  }
}

function NumberAnswer({
  question,
  answer,
}: {
  question: Extract<Question, { kind: "number" }>;
  answer: Answer;
}) {
  const { t } = useTranslation("assessment-questions");
  const level = levelOf(question, answer);
  return (
    <span className="num">
      {typeof answer === "number" ? formatNumber(answer) : ""} {question.unit}{" "}
      {level && <span className={classes.level}>{t(`level.${level}`)}</span>}
    </span>
  );
}
