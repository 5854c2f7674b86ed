import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { frequencyText } from "../model/frequency-text.ts";
import classes from "./monitoring.module.css";

/** The last answer, and what is asked how often. */
export function SymptomFacts({ symptom }: { symptom: MonitoredSymptom }) {
  const { t } = useTranslation("monitoring");
  const last = symptom.recent.at(-1);
  const facts = [
    last
      ? t("last", {
          date: formatDate(last.day),
          value: formatNumber(Math.round((last.sum / last.count) * 10) / 10),
        })
      : t("noAnswer"),
    frequencyText(t, symptom.frequency),
    t("since", { date: formatDate(symptom.start) }),
    ...(symptom.reminder
      ? [
          t("reminder.fact", {
            time: symptom.reminder.time,
            channel: t(`reminder.by.${symptom.reminder.channel}`),
          }),
        ]
      : []),
    ...(symptom.end ? [t("until", { date: formatDate(symptom.end) })] : []),
    t("by", { name: symptom.professional.name }),
    t(symptom.shared_with.length > 0 ? "sharedTag" : "notShared"),
  ];
  return <p className={classes.quiet}>{facts.join(" · ")}</p>;
}
