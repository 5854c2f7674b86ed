import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./inline-question.module.css";

type InlineQuestionProps = {
  /** Names what will be removed. */
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
};

/** Asks in place before something goes that cannot be put back. The safe answer has the focus, and Esc chooses it. */
export function InlineQuestion({ question, yes, onYes, onNo }: InlineQuestionProps) {
  const { t } = useTranslation("ui");
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
      <Button variant="default" size="xs" onClick={onNo} autoFocus>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
