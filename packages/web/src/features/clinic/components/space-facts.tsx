import { useTranslation } from "react-i18next";
import { sameValue } from "../model/same-value.ts";
import type { SpaceValues } from "../model/space-form.ts";

const LABELS = {
  space_name: "space.name",
  phone: "space.phone",
  time_zone: "space.zone",
  app_duration_interval: "space.interval",
  notify_email: "space.email",
  notify_sms: "space.sms",
  reminder_hours: "space.reminders",
  auto_drug_import: "space.drugs",
  shares_clinical_records: "space.sharing",
} as const satisfies Record<keyof SpaceValues, string>;

/** The fields of one version of the settings that differ from another. */
export function SpaceFacts({ values, against }: { values: SpaceValues; against: SpaceValues }) {
  const { t } = useTranslation("clinic");
  const keys = (Object.keys(LABELS) as (keyof SpaceValues)[]).filter(
    (key) => !sameValue(values[key], against[key]),
  );
  const shown = (value: SpaceValues[keyof SpaceValues]) => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return Array.isArray(value)
      ? value.map((hours) => t("hours", { count: hours })).join(", ")
      : String(value);
  };
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>
          {t(LABELS[key])}: {shown(values[key])}
        </li>
      ))}
    </ul>
  );
}
