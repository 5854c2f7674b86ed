import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { FormRow } from "@meridian/ui/forms/form-view";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { today } from "@meridian/ui/i18n/format";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { useTranslation } from "react-i18next";
import { useMonitoringActions } from "../api/monitoring.ts";
import { frequencyText, weekdayName } from "../model/frequency-text.ts";
import { formOf, newValues, type SymptomValues, valuesOf } from "../model/symptom-values.ts";
import classes from "./monitoring.module.css";
import { ReminderFields } from "./reminder-fields.tsx";

type FormProps = {
  patient: string;
  based: MonitoredSymptom | undefined;
  /** Colleagues to share with, by id. */
  colleagues: ReadonlyMap<string, string>;
  onDone: () => void;
  /** Without a frame of its own, in a dialog. */
  plain?: boolean;
};

/** Begins to follow a symptom, or changes how it is followed. */
export function SymptomFormView({ patient, based, colleagues, onDone, plain }: FormProps) {
  const { t } = useTranslation("monitoring");
  const { begin, change } = useMonitoringActions(patient);
  const { theirs, submit } = useSaving<MonitoredSymptom, SymptomValues>({
    based,
    make: (values) => begin(formOf(values)),
    edit: (over, values) => change(over, formOf(values)),
    onDone,
    saved: t("symptom.saved"),
  });
  const form = useZodForm<SymptomValues>({
    initial: based ? valuesOf(based) : newValues(today()),
    schema: async () => (await import("@meridian/core/contracts/monitoring/symptom-terms")).symptomForm,
    shape: (values) => formOf(values),
    submit,
    draft: `symptom ${patient} ${based?.id ?? "new"}`,
  });
  return (
    <div className={plain ? undefined : entries.form}>
      <EntryForm
        form={form}
        label={based?.name ?? t("symptom.new")}
        theirs={theirs && valuesOf(theirs)}
        show={(values) => <p>{`${values.name} · ${frequencyText(t, values.frequency)}`}</p>}
        onDone={onDone}
      >
        <TextField {...form.field("name", t("symptom.name"))} required autoFocus maxLength={80} />
        <FormRow>
          <DateField {...form.field("start", t("symptom.start"))} required />
          <DateField {...form.field("end", t("symptom.end"))} help={t("symptom.endHelp")} />
        </FormRow>
        <FrequencyFields form={form} />
        <ReminderFields patient={patient} form={form} />
        <ShareFields form={form} colleagues={colleagues} />
      </EntryForm>
    </div>
  );
}

function FrequencyFields({ form }: { form: ZodForm<SymptomValues> }) {
  const { t } = useTranslation("monitoring");
  const { t: say } = useTranslation("errors");
  const { id, value, onChange } = form.field("frequency", t("symptom.every"));
  const problem = form.codes["frequency.weekdays"];
  return (
    <>
      <FormRow>
        <SelectField
          id={id}
          label={t("symptom.every")}
          value={value.every}
          onChange={(every) =>
            onChange(every === "day" ? { every: "day", times: 1 } : { every: "week", weekdays: [] })
          }
          empty={false}
          options={(["day", "week"] as const).map((every) => ({
            value: every,
            label: t(`symptom.${every}`),
          }))}
        />
        {value.every === "day" && (
          <SelectField
            name="times"
            label={t("symptom.times")}
            value={String(value.times)}
            onChange={(times) => onChange({ every: "day", times: Number(times) })}
            empty={false}
            options={["1", "2", "3", "4", "5", "6"].map((times) => ({ value: times, label: times }))}
          />
        )}
      </FormRow>
      {value.every === "week" && (
        <Choices
          legend={t("symptom.weekdays")}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => [day, weekdayName(day, "long")] as const)}
          chosen={value.weekdays}
          onChange={(weekdays) => onChange({ every: "week", weekdays: weekdays.sort() })}
        />
      )}
      {problem && <p className={classes.problem}>{codeMessage(say, problem)}</p>}
    </>
  );
}

function ShareFields({ form, colleagues }: { form: ZodForm<SymptomValues> } & Pick<FormProps, "colleagues">) {
  const { t } = useTranslation("monitoring");
  const shared = form.field("shared_with", t("symptom.share"));
  if (colleagues.size === 0) return null;
  return (
    <>
      <Choices
        legend={shared.label}
        options={[...colleagues]}
        chosen={shared.value}
        onChange={shared.onChange}
      />
      <p className={classes.quiet}>{t("symptom.shareHelp")}</p>
    </>
  );
}

type ChoicesProps<T extends string | number> = {
  legend: string;
  options: readonly (readonly [T, string])[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Several of a few. */
function Choices<T extends string | number>({ legend, options, chosen, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <CheckboxField
          key={value}
          name={`choice-${value}`}
          label={label}
          value={chosen.includes(value)}
          onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
    </fieldset>
  );
}
