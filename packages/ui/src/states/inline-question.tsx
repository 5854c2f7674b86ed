import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./inline-question.module.css";

type InlineQuestionProps = {
  /** Names what will be removed. */
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
};

/** A menu that asked gives the focus back to its button when it has closed, milliseconds. */
const MENU_CLOSED = 150;

/** Asks in place before something goes that cannot be put back. The safe answer has the focus, and Esc chooses it. */
export function InlineQuestion({ question, yes, onYes, onNo }: InlineQuestionProps) {
  const { t } = useTranslation("ui");
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    no.current?.focus();
    const again = setTimeout(() => {
      if (!no.current?.parentElement?.contains(document.activeElement)) no.current?.focus();
    }, MENU_CLOSED);
    return () => clearTimeout(again);
  }, []);
  return (
    <div
      className={classes.confirm}
      role="alertdialog"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onNo();
      }}
    >
      <span>{question}</span>
      <Button color="red" size="xs" onClick={onYes}>
        {yes}
      </Button>
      <Button variant="default" size="xs" onClick={onNo} ref={no}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
