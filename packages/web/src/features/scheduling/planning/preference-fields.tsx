import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import type { ZodForm } from "@meridian/ui/forms/form";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";
import type { TimePreferences } from "../model/time-preferences.ts";
import classes from "./planning.module.css";
import { Weekdays } from "./weekdays.tsx";

type PreferenceFieldsProps = {
  clinic: Clinic;
  form: Pick<ZodForm<TimePreferences>, "field" | "values">;
};

/** Fields for type, professional, days and hours. */
export function PreferenceFields({ clinic, form }: PreferenceFieldsProps) {
  const { t } = useTranslation("planning");
  const { t: booking } = useTranslation("scheduling");
  const { appointment_type, professional } = form.values;
  const type = form.field("appointment_type", booking("form.type"));
  const duration = form.field("duration", booking("form.duration"));
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          {...type}
          empty={false}
          onChange={(chosen) => {
            const usual = clinic.appointment_types.find(({ id }) => id === chosen)?.duration;
            type.onChange(chosen);
            if (usual !== undefined) duration.onChange(usual);
          }}
          options={clinic.appointment_types
            .filter(({ archived, id }) => !archived || id === appointment_type)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField {...duration} unit="min" />
      </div>
      <SelectField
        {...form.field("professional", booking("form.professional"))}
        empty={t("hours.anyone")}
        options={clinic.professionals
          .filter(({ active, id }) => active || id === professional)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Weekdays {...form.field("days", t("hours.days"))} />
      <div className={classes.pair}>
        <TextField {...form.field("from", t("hours.after"))} inputMode="numeric" placeholder="00:00" />
        <TextField {...form.field("to", t("hours.before"))} inputMode="numeric" placeholder="24:00" />
      </div>
    </>
  );
}
