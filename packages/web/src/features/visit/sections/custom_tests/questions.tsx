import { answerFault } from "@meridian/core/clinical/assessments/custom-test-faults";
import { answered, levelOf } from "@meridian/core/clinical/assessments/custom-test-scoring";
import type {
  Answer,
  Answers,
  Question,
  TestContent,
} from "@meridian/core/contracts/assessments/custom-test-content";
import { DateField } from "@meridian/ui/forms/date-field";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Choice, Scale } from "./choice.tsx";
import classes from "./custom-tests.module.css";
import { Drawing } from "./drawing.tsx";

type QuestionsProps = {
  content: Pick<TestContent, "questions">;
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** Content below a question, such as its last answer. */
  note?: (question: Question) => ReactNode;
};

/** The form of a test, used in the appointment and in the builder's preview. */
export function Questions({ content, answers, onChange, note }: QuestionsProps) {
  const prefix = useId();
  const set = (id: string, answer: Answer | undefined) => {
    const { [id]: _, ...rest } = answers;
    onChange(
      answer === undefined || (Array.isArray(answer) && answer.length === 0)
        ? rest
        : { ...rest, [id]: answer },
    );
  };
  return (
    <div className={classes.questions}>
      {content.questions.map((question) =>
        question.kind === "heading" ? (
          <header key={question.id} className={classes.heading}>
            <h4>{question.label}</h4>
            {question.help && <p>{question.help}</p>}
          </header>
        ) : (
          <div key={question.id} className={classes.question} data-kind={question.kind}>
            <QuestionField
              id={`${prefix}-${question.id}`}
              question={question}
              answer={answers[question.id]}
              onChange={(answer) => set(question.id, answer)}
            />
            {note?.(question)}
          </div>
        ),
      )}
    </div>
  );
}

type AnswerableQuestion = Exclude<Question, { kind: "heading" }>;
type QuestionFieldProps = {
  id: string;
  question: AnswerableQuestion;
  answer: Answer | undefined;
  onChange: (answer: Answer | undefined) => void;
};

function QuestionField({ id, question, answer, onChange }: QuestionFieldProps) {
  const { t: say } = useTranslation("errors");
  const fault = answer !== undefined && answer !== "" ? answerFault(question, answer) : undefined;
  const usual = {
    id,
    label: question.label,
    required: question.required,
    error: fault && question.kind !== "number" ? codeMessage(say, fault) : undefined,
    ...(question.help && { help: question.help }),
  };
  switch (question.kind) {
    case "text": {
      const text = { ...usual, value: typeof answer === "string" ? answer : "", maxLength: 4000 };
      const keep = (typed: string) => onChange(typed === "" ? undefined : typed);
      return question.long ? (
        <TextareaField {...text} rows={3} onChange={keep} />
      ) : (
        <TextField {...text} onChange={keep} />
      );
    }
    case "number":
      return <NumberQuestion id={id} question={question} answer={answer} onChange={onChange} />;
    case "date":
      return (
        <DateField
          {...usual}
          value={typeof answer === "string" ? answer : ""}
          onChange={(day) => onChange(day === "" ? undefined : day)}
        />
      );
    case "yes_no":
    case "options":
      return <Choice {...usual} question={question} answer={answer} onChange={onChange} />;
    case "scale":
      return <Scale {...usual} question={question} answer={answer} onChange={onChange} />;
    case "drawing":
      return (
        <Group {...usual}>
          <Drawing
            picture={question}
            strokes={isDrawing(answer) ? answer.strokes : []}
            onChange={(strokes) => onChange(strokes.length > 0 ? { strokes } : undefined)}
          />
        </Group>
      );
  }
}

const isDrawing = (answer: Answer | undefined): answer is Extract<Answer, { strokes: unknown }> =>
  typeof answer === "object" && !Array.isArray(answer);

type GroupProps = { label: string; help?: string; required: boolean; children: ReactNode };

function Group({ label, help, required, children }: GroupProps) {
  const { t } = useTranslation("ui");
  return (
    <fieldset className={classes.group}>
      <legend>
        {label} {required && <small>{t("field.required")}</small>}
      </legend>
      {help && <p className={classes.help}>{help}</p>}
      {children}
    </fieldset>
  );
}

type NumberQuestionProps = QuestionFieldProps & { question: Extract<Question, { kind: "number" }> };

/** A number with its unit. Impossible values are refused; unusual ones are highlighted and described. */
function NumberQuestion({ id, question, answer, onChange }: NumberQuestionProps) {
  const { t } = useTranslation("assessment-questions");
  const { t: say } = useTranslation("errors");
  const { unit, decimals, min, max, help } = question;
  const value = typeof answer === "number" ? answer : null;
  const fault = value === null ? undefined : answerFault(question, value);
  const level = fault ? undefined : levelOf(question, value ?? undefined);
  const usual = rangeText(t, "number.normal", question.normal_min, question.normal_max);
  const possible = rangeText(t, "number.possible", min, max);
  return (
    <div className={classes.figure} data-level={level}>
      <NumberField
        id={id}
        label={question.label}
        required={question.required}
        unit={unit}
        digits={decimals}
        value={value}
        onChange={(figure) => onChange(figure ?? undefined)}
        error={fault === "number.impossible" ? possible : fault && codeMessage(say, fault)}
        {...((help || usual) && { help: [help, usual].filter(Boolean).join(" · ") })}
      />
      {level && answered(answer) && <span className={classes.level}>{t(`level.${level}`)}</span>}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<"assessment-questions">>["t"];

/** A range as text: "Normal 80 to 120", "from 80" or "up to 120"; nothing where it has no limits. */
export function rangeText(
  t: Words,
  kind: "number.normal" | "number.possible",
  low: number | null,
  high: number | null,
): string | undefined {
  if (low === null && high === null) return undefined;
  const write = (end: number | null) => (end === null ? "" : formatNumber(end));
  const ends = { low: write(low), high: write(high) };
  if (low === null) return t(`${kind}UpTo`, ends);
  return high === null ? t(`${kind}From`, ends) : t(`${kind}Between`, ends);
}
