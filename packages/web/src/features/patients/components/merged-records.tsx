import { Button } from "@mantine/core";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./patients.module.css";

type MergedProps = { patient: Patient; onUndo: ((merge: string) => void) | undefined };

/** The records merged into this one, with the undo while it is possible. */
export function MergedRecords({ patient, onUndo }: MergedProps) {
  const { t } = useTranslation("patients");
  if (patient.merges.length === 0) return null;
  const now = new Date().toISOString();
  return (
    <section className={classes.card} aria-label={t("merge.listTitle")}>
      <header>
        <h2>{t("merge.listTitle")}</h2>
      </header>
      <ul className={classes.mergedRecords}>
        {patient.merges.map(({ id, name, merged_at, undo_until }) => (
          <li key={id}>
            <span>{t("merge.listed", { name, date: formatDate(merged_at) })}</span>
            {onUndo && undo_until > now && (
              <>
                <small>{t("merge.undoUntil", { date: formatDate(undo_until) })}</small>
                <Button variant="subtle" size="compact-sm" onClick={() => onUndo(id)}>
                  {t("merge.undo")}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
