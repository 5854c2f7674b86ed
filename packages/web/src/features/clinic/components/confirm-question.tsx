import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./confirm.module.css";

/** Asks for confirmation in place, naming what will be removed. */
export function ConfirmQuestion({
  question,
  yes,
  onYes,
  onNo,
}: {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}) {
  const { t } = useTranslation("ui");
  return (
    <div className={classes.confirm} role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <Button color="red" size="xs" onClick={onYes} autoFocus>
        {yes}
      </Button>
      <Button variant="default" size="xs" onClick={onNo}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}
