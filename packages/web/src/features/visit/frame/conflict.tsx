import { Button } from "@mantine/core";
import { Notice } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./section.module.css";

type ConflictProps = { mine: ReactNode; theirs: ReactNode; onMine: () => void; onTheirs: () => void };

/** Shows the user's value and the stored one, to choose between them. */
export function Conflict({ mine, theirs, onMine, onTheirs }: ConflictProps) {
  const { t } = useTranslation("ui");
  return (
    <div className={classes.conflict}>
      <Notice tone="amber" title={t("conflict.title")} live>
        <p>{t("conflict.help")}</p>
        <div className={classes.sides}>
          <div>
            <h3>{t("conflict.mine")}</h3>
            {mine}
            <Button size="compact-sm" onClick={onMine}>
              {t("conflict.keepMine")}
            </Button>
          </div>
          <div>
            <h3>{t("conflict.theirs")}</h3>
            {theirs}
            <Button size="compact-sm" variant="default" onClick={onTheirs}>
              {t("conflict.takeTheirs")}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
