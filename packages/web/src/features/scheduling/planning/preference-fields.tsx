import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { useTranslation } from "react-i18next";
import type { TimePreferences, WishFault } from "../model/time-preferences.ts";
import classes from "./planning.module.css";
import { Weekdays } from "./weekdays.tsx";

type PreferenceFieldsProps = {
  clinic: Clinic;
  value: TimePreferences;
  onChange: (wishes: TimePreferences) => void;
  faults: Partial<Record<WishFault, string>>;
};

/** Fields for type, professional, days and hours. */
export function PreferenceFields({ clinic, value, onChange, faults }: PreferenceFieldsProps) {
  const { t } = useTranslation("planning");
  const { t: booking } = useTranslation("scheduling");
  const { t: say } = useTranslation("errors");
  const set = (change: Partial<TimePreferences>) => onChange({ ...value, ...change });
  const wrong = (field: WishFault) => {
    const code = faults[field];
    return code === undefined ? undefined : fieldMessage(say, code);
  };
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          label={booking("form.type")}
          empty={false}
          value={value.type}
          onChange={(type) =>
            set({
              type,
              duration: clinic.appointment_types.find(({ id }) => id === type)?.duration ?? value.duration,
            })
          }
          error={wrong("type")}
          options={clinic.appointment_types
            .filter(({ archived, id }) => !archived || id === value.type)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField
          label={booking("form.duration")}
          unit="min"
          value={value.duration}
          onChange={(duration) => set({ duration })}
          error={wrong("duration")}
        />
      </div>
      <SelectField
        label={booking("form.professional")}
        empty={t("hours.anyone")}
        value={value.professional}
        onChange={(professional) => set({ professional })}
        options={clinic.professionals
          .filter(({ active, id }) => active || id === value.professional)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Weekdays
        label={t("hours.days")}
        value={value.days}
        onChange={(days) => set({ days })}
        error={wrong("days")}
      />
      <div className={classes.pair}>
        <TextField
          label={t("hours.after")}
          inputMode="numeric"
          placeholder="00:00"
          value={value.after}
          onChange={(after) => set({ after })}
          error={wrong("after")}
        />
        <TextField
          label={t("hours.before")}
          inputMode="numeric"
          placeholder="24:00"
          value={value.before}
          onChange={(before) => set({ before })}
          error={wrong("before")}
        />
      </div>
    </>
  );
}
