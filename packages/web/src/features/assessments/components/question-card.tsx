import { ActionIcon } from "@mantine/core";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { Faults } from "@meridian/core/clinical/assessments/custom-test-faults";
import type { Question } from "@meridian/core/contracts/assessments/custom-test-content";
import { CheckboxField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { Tag } from "@meridian/ui/states/states";
import { IconChevronDown, IconCopy, IconGripVertical } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { KindFields } from "./kind-fields.tsx";
import classes from "./tests.module.css";

type CardProps = {
  question: Question;
  at: number;
  count: number;
  open: boolean;
  dragged: boolean;
  faults: Faults;
  onOpen: (open: boolean) => void;
  onChange: (question: Question) => void;
  onMove: (to: number) => void;
  onDrag: (event: PointerEvent) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

/** A question: one line while closed, its fields while open. It is moved by its handle, with pointer or arrow keys. */
export function QuestionCard(props: CardProps) {
  const { question, at, count, open, dragged, faults, onOpen, onMove, onDrag, onDuplicate, onRemove } = props;
  const { t } = useTranslation("assessments");
  const { handle, onKey } = useKeys(at, count, onMove);
  const name = question.label || t("unnamed");
  const faulty = Object.keys(faults).length > 0;
  return (
    <li
      id={`question-${question.id}`}
      data-id={question.id}
      className={classes.card}
      data-open={open || undefined}
      data-dragged={dragged || undefined}
      data-faulty={faulty || undefined}
      data-heading={question.kind === "heading" || undefined}
    >
      <header>
        <button
          ref={handle}
          type="button"
          className={classes.handle}
          data-at={at}
          aria-label={t("move", { name })}
          title={t("moveHelp")}
          onPointerDown={onDrag}
          onKeyDown={onKey}
        >
          <IconGripVertical {...icon} />
        </button>
        <button
          type="button"
          className={classes.cardName}
          aria-expanded={open}
          aria-label={`${at + 1}. ${name}, ${t(`kind.${question.kind}`)}`}
          onClick={() => onOpen(!open)}
        >
          <span>
            <strong>
              {at + 1}. {name}
            </strong>
            <small>{t(`kind.${question.kind}`)}</small>
          </span>
          {question.kind !== "heading" && question.required && <Tag>{t("required")}</Tag>}
          {faulty && <Tag tone="red">{t("unfinished")}</Tag>}
          <IconChevronDown {...icon} className={classes.chevron} />
        </button>
        <CardTools name={name} onDuplicate={onDuplicate} onRemove={onRemove} />
      </header>
      {open && <CardBody {...props} />}
    </li>
  );
}

/** Arrow keys, Home and End on the handle. Moving the element loses the focus, so it is set again. */
function useKeys(at: number, count: number, onMove: (to: number) => void) {
  const handle = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current && handle.current?.dataset.at === String(at)) handle.current.focus();
    byKey.current = false;
  }, [at]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const to = step ? at + step : { Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= count || to === at) return;
    byKey.current = true;
    onMove(to);
  };
  return { handle, onKey };
}

type ToolsProps = Pick<CardProps, "onDuplicate" | "onRemove"> & { name: string };

function CardTools({ name, onDuplicate, onRemove }: ToolsProps) {
  const { t } = useTranslation("assessments");
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("duplicateQuestion", { name })}
        title={t("action.duplicate")}
        onClick={onDuplicate}
      >
        <IconCopy {...icon} />
      </ActionIcon>
      <RemoveButton trash label={t("removeQuestion", { name })} onRemove={onRemove} />
    </>
  );
}

function CardBody({ question, faults, onChange }: CardProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const heading = question.kind === "heading";
  return (
    <div className={classes.cardBody}>
      <TextField
        id={`label-${question.id}`}
        label={t(heading ? "field.heading" : "field.question")}
        autoFocus={question.label === ""}
        maxLength={300}
        value={question.label}
        onChange={(label) => onChange({ ...question, label })}
        error={faults.label && codeMessage(say, faults.label)}
      />
      <TextareaField
        id={`help-${question.id}`}
        label={t("field.help")}
        rows={1}
        maxLength={600}
        value={question.help}
        onChange={(help) => onChange({ ...question, help })}
      />
      <KindFields question={question} faults={faults} onChange={onChange} />
      {question.kind !== "heading" && (
        <CheckboxField
          id={`required-${question.id}`}
          label={t("requiredHelp")}
          value={question.required}
          onChange={(required) => onChange({ ...question, required })}
        />
      )}
    </div>
  );
}
