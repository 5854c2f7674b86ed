import { scoreOf } from "@meridian/core/clinical/assessments/custom-test-scoring";
import type {
  Question,
  TakenTest as Taken,
  TestContent,
} from "@meridian/core/contracts/assessments/custom-test-content";
import { TOTAL, testFigure } from "@meridian/core/contracts/visits/sections/custom-tests";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useVersions } from "../../api/custom-tests.ts";
import { Trend } from "../../frame/trend.tsx";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import type { TrendPoint } from "../../model/trend.ts";
import { AnswersView, QuestionsNotLoaded } from "./answers-view.tsx";
import classes from "./custom-tests.module.css";
import { Questions } from "./questions.tsx";
import { ScoreSummary } from "./score-summary.tsx";

/** The same test in an earlier visit. */
export type Earlier = { start: string; item: Taken };
/** The values of test figures in earlier visits, by figure key, which is the same in all versions of a test. */
export type FigureTrends = ReadonlyMap<string, readonly TrendPoint[]>;

type TakenTestProps = {
  item: Taken;
  earlier: Earlier | undefined;
  courses: FigureTrends;
  onChange: (item: Taken) => void;
  onRemove: () => void;
};

/** A test being taken: the questions of its version, the score, the previous result and its figures over the visits. */
export function TakenTest({ item, earlier, courses, onChange, onRemove }: TakenTestProps) {
  const { t } = useTranslation("assessment-questions");
  const { contentOf, failed, retry } = useVersions([item]);
  const content = contentOf(item);
  return (
    <article className={classes.test} aria-label={item.name} data-row>
      <header>
        <h3>
          {item.name} <small>{t("taken.version", { version: item.version })}</small>
        </h3>
        <RemoveButton label={t("taken.remove", { name: item.name })} onRemove={onRemove} />
      </header>
      <div className={classes.body}>
        {content ? (
          <TestForm item={item} content={content} courses={courses} onChange={onChange} />
        ) : failed(item) ? (
          <QuestionsNotLoaded onRetry={retry} />
        ) : (
          <Skeleton lines={4} />
        )}
        {earlier && <PreviousTaking earlier={earlier} />}
        {content && <TestTrends item={item} content={content} courses={courses} />}
      </div>
    </article>
  );
}

type TestFormProps = Pick<TakenTestProps, "item" | "courses" | "onChange"> & { content: TestContent };

function TestForm({ item, content, courses, onChange }: TestFormProps) {
  const { t } = useTranslation("assessment-questions");
  const last = (question: Question) => {
    const point = courses.get(testFigure(item.test, question.id))?.[0];
    if (!point || question.kind === "heading") return null;
    const unit = question.kind === "number" && question.unit ? ` ${question.unit}` : "";
    return (
      <p className={`${classes.note} num`}>
        {t("taken.last", {
          value: `${formatNumber(point.value)}${unit}`,
          date: formatDate(point.start, "numeric"),
        })}
      </p>
    );
  };
  return (
    <>
      {content.description && <p className={classes.description}>{content.description}</p>}
      <Questions
        content={content}
        answers={item.answers}
        note={last}
        onChange={(answers) => {
          const score = scoreOf(content, answers);
          const counts = score?.complete === true;
          onChange({
            ...item,
            answers,
            score: counts ? score.total : null,
            band: (counts && score.band?.label) || null,
          });
        }}
      />
      <ScoreSummary content={content} answers={item.answers} />
    </>
  );
}

/** The previous result of the same test. */
export function PreviousTaking({ earlier: { item, start } }: { earlier: Earlier }) {
  const { t } = useTranslation("assessment-questions");
  const { contentOf, failed, retry } = useVersions([item]);
  const content = contentOf(item);
  return (
    <details className={classes.disclosure}>
      <summary>
        {t("taken.previous", { date: formatDate(start) })} ·{" "}
        <small>{t("taken.version", { version: item.version })}</small>
      </summary>
      <div>
        {content ? (
          <AnswersView item={item} content={content} />
        ) : failed(item) ? (
          <QuestionsNotLoaded onRetry={retry} />
        ) : (
          <Skeleton lines={2} />
        )}
      </div>
    </details>
  );
}

/** Plots of the score and all figures of the test over the visits, with their normal range. */
export function TestTrends({
  item,
  content,
  courses,
}: Pick<TakenTestProps, "item" | "courses"> & { content: TestContent }) {
  const { t } = useTranslation("assessment-questions");
  const { start } = useVisitFacts().visit.appointment;
  const [open, setOpen] = useState(false);
  const drawn = [
    { key: TOTAL, label: t("score.label"), now: item.score, unit: "", band: undefined, digits: 2 },
    ...content.questions.flatMap((question) => {
      if (question.kind !== "number" && question.kind !== "scale") return [];
      const answer = item.answers[question.id];
      const now = typeof answer === "number" && Number.isFinite(answer) ? answer : null;
      const figure = { key: question.id, label: question.label, now };
      if (question.kind === "scale") return [{ ...figure, unit: "", band: undefined, digits: 0 }];
      const { unit, decimals: digits, normal_min, normal_max } = question;
      const band =
        normal_min === null && normal_max === null ? undefined : ([normal_min, normal_max] as const);
      return [{ ...figure, unit, band, digits }];
    }),
  ].flatMap(({ key, now, ...rest }) => {
    const before = courses.get(testFigure(item.test, key)) ?? [];
    const points = now === null ? before : [{ start, value: now }, ...before];
    return before.length > 0 ? [{ key, points, ...rest }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <details className={classes.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("taken.course")}</summary>
      {open && (
        <div className={classes.trends}>
          {drawn.map(({ key, ...trend }) => (
            <Trend
              key={key}
              {...trend}
              current={start}
              figure={`custom_tests.${testFigure(item.test, key)}`}
            />
          ))}
        </div>
      )}
    </details>
  );
}
