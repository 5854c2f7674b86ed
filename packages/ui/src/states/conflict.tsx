import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./states.module.css";

type ConflictChoiceProps = {
  mine: ReactNode;
  theirs: ReactNode;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/**
 * Shown when two people edited the same text: both versions side by side, and the choice. For the `conflict` state
 * of `useAutosave`.
 */
export function ConflictChoice({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictChoiceProps) {
  const { t } = useTranslation("ui");
  return (
    <section className={classes.conflict} role="alert">
      <p className={classes.title}>{t("conflict.title")}</p>
      <p className={classes.help}>{t("conflict.help")}</p>
      <div className={classes.sides}>
        <div>
          <h3>{t("conflict.mine")}</h3>
          <div className={classes.side}>{mine}</div>
          <Button onClick={onKeepMine}>{t("conflict.keepMine")}</Button>
        </div>
        <div>
          <h3>{t("conflict.theirs")}</h3>
          <div className={classes.side}>{theirs}</div>
          <Button variant="default" onClick={onTakeTheirs}>
            {t("conflict.takeTheirs")}
          </Button>
        </div>
      </div>
    </section>
  );
}
