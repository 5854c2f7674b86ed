import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import classes from "./monitoring.module.css";

/** What needs attention about a symptom, in words. */
export function SymptomTags({ symptom }: { symptom: MonitoredSymptom }) {
  const { t } = useTranslation("monitoring");
  const { status, worsened, stopped_answering, ended, missed_days } = symptom;
  return (
    <span className={classes.tags}>
      {worsened && <Tag tone="red">{t("worsened")}</Tag>}
      {stopped_answering && <Tag tone="amber">{t("stopped")}</Tag>}
      {ended && <Tag tone="blue">{t("ended")}</Tag>}
      {status !== "active" && <Tag>{t(status)}</Tag>}
      {missed_days > 0 && !ended && (
        <span className={classes.quiet}>{t("missed", { count: missed_days })}</span>
      )}
    </span>
  );
}
