import { Button } from "@mantine/core";
import type { Faults } from "@meridian/core/clinical/assessments/custom-test-faults";
import type { Question, TestContent } from "@meridian/core/contracts/assessments/custom-test-content";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTests } from "../api/tests.ts";
import { copyOf, faultsIn, KINDS, moved, newQuestion, putBack } from "../model/draft.ts";
import { Bands } from "./bands.tsx";
import { QuestionCard } from "./question-card.tsx";
import classes from "./tests.module.css";
import { useDragSort } from "./use-drag-sort.ts";

type Change = (next: TestContent | ((now: TestContent) => TestContent)) => void;
type FormProps = { content: TestContent; onChange: Change; faults: Faults };

/** The form of a test: name, questions and the meaning of its score. */
export function BuilderForm({ content, onChange, faults }: FormProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const categories = useTests().data?.items.map(({ category }) => category) ?? [];
  const set = (change: Partial<TestContent>) => onChange((now) => ({ ...now, ...change }));
  return (
    <>
      <section className={classes.panel} aria-label={t("about")}>
        <div className={classes.fieldPair}>
          <TextField
            id="test-name"
            label={t("field.name")}
            required
            maxLength={120}
            autoFocus={content.questions.length === 0}
            value={content.name}
            onChange={(name) => set({ name })}
            error={faults.name && codeMessage(say, faults.name)}
          />
          <div>
            <TextField
              id="test-category"
              label={t("field.category")}
              maxLength={60}
              help={t("categoryHelp")}
              value={content.category}
              onChange={(category) => set({ category })}
            />
            <Categories
              names={categories}
              current={content.category}
              onTake={(category) => set({ category })}
            />
          </div>
        </div>
        <TextareaField
          label={t("field.description")}
          rows={2}
          maxLength={2000}
          help={t("descriptionHelp")}
          value={content.description}
          onChange={(description) => set({ description })}
        />
      </section>
      <QuestionList content={content} onChange={onChange} faults={faults} />
      <Bands content={content} onChange={onChange} faults={faults} />
    </>
  );
}

/** Buttons for the categories in use. */
function Categories(props: { names: readonly string[]; current: string; onTake: (name: string) => void }) {
  const { names, current, onTake } = props;
  const others = [...new Set(names)].filter((name) => name !== "" && name !== current).slice(0, 4);
  if (others.length === 0 || current !== "") return null;
  return (
    <div className={classes.chips}>
      {others.map((name) => (
        <Button key={name} variant="default" size="compact-xs" onClick={() => onTake(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function QuestionList({ content, onChange, faults }: FormProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { questions } = content;
  const { open, setOpen, announcement, edit, move, add, remove } = useQuestions(questions, onChange);
  const dragging = useDragSort(move);
  return (
    <section aria-label={t("field.questions")} className={classes.questions}>
      <h2>{t("field.questions")}</h2>
      {faults.questions && <p className={classes.error}>{codeMessage(say, faults.questions)}</p>}
      <ol ref={dragging.list} className={classes.cardList}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            at={at}
            count={questions.length}
            open={open === question.id}
            dragged={dragging.id === question.id}
            faults={faultsIn(faults, "questions", at)}
            onOpen={(shown) => setOpen(shown ? question.id : undefined)}
            onChange={(next) => edit((now) => now.map((one) => (one.id === next.id ? next : one)))}
            onMove={(to) => move(question.id, to)}
            onDrag={(event) => dragging.start(question.id, event)}
            onDuplicate={() => add(copyOf(question), at + 1)}
            onRemove={() => remove(question, at)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <fieldset className={classes.add}>
        <legend>{t("add")}</legend>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
            onClick={() => add(newQuestion(kind))}
          >
            {t(`kind.${kind}`)}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}

/** What can be done with the questions of a test. `open` is the id of the question that is being edited. */
function useQuestions(questions: readonly Question[], onChange: Change) {
  const { t } = useTranslation("assessments");
  const { t: act } = useTranslation("ui");
  const [open, setOpen] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const edit = (change: (now: Question[]) => Question[]) =>
    onChange((now) => ({ ...now, questions: change(now.questions) }));
  const move = (id: string, to: number) => {
    edit((now) =>
      moved(
        now,
        now.findIndex((one) => one.id === id),
        to,
      ),
    );
    setAnnouncement(
      t("movedTo", { place: Math.max(1, Math.min(questions.length, to + 1)), count: questions.length }),
    );
  };
  const add = (question: Question, at = questions.length) => {
    edit((now) => putBack(now, question, at));
    setOpen(question.id);
  };
  const remove = (question: Question, at: number) => {
    edit((now) => now.filter(({ id }) => id !== question.id));
    toast(t("questionRemoved"), {
      action: { label: act("action.undo"), run: () => edit((now) => putBack(now, question, at)) },
    });
  };
  return { open, setOpen, announcement, edit, move, add, remove };
}
