import { formatDateTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./clinic.module.css";

/** Who changed the settings last, and when. */
export function LastChange({
  of: { updated_at, updated_by },
}: {
  of: { updated_at: string; updated_by: { name: string } | null };
}) {
  const { t } = useTranslation("clinic");
  const when = formatDateTime(updated_at);
  return (
    <p className={classes.changed}>
      {updated_by?.name ? t("changed.by", { name: updated_by.name, when }) : t("changed.when", { when })}
    </p>
  );
}
