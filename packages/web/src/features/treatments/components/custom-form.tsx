import type { CustomTreatment } from "@meridian/core/contracts/treatments/treatments";
import { CheckboxField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { NumberField } from "@meridian/ui/forms/number-field";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { useTreatmentActions } from "@meridian/ui/treatments/use-treatments";
import { useTranslation } from "react-i18next";

export type CustomValues = { name: string; description: string; minutes: number | null; shared: boolean };

export const newCustom: CustomValues = { name: "", description: "", minutes: null, shared: false };
export const customValues = ({ name, description, minutes, shared }: CustomTreatment): CustomValues => ({
  name,
  description,
  minutes,
  shared,
});

type CustomFormProps = { values: CustomValues; based: CustomTreatment | undefined; onDone: () => void };

/** The form of a custom treatment. */
export function CustomForm({ values, based, onDone }: CustomFormProps) {
  const { t } = useTranslation("treatment-library");
  const { createCustom, updateCustom } = useTreatmentActions();
  const { theirs, submit } = useSaving({
    based,
    make: createCustom,
    edit: updateCustom,
    onDone,
    saved: t("saved"),
  });
  const form = useZodForm<CustomValues>({
    initial: values,
    schema: async () => (await import("@meridian/core/contracts/treatments/treatments")).customTreatmentForm,
    submit,
    draft: `custom-treatment ${based?.id ?? "new"}`,
  });
  const show = ({ name, description, minutes }: CustomValues) => (
    <p>{[name, minutes !== null && `${minutes} min`, description].filter(Boolean).join(" · ")}</p>
  );
  return (
    <div className={entries.form}>
      <EntryForm
        form={form}
        label={based?.name ?? t("custom.new")}
        theirs={theirs && customValues(theirs)}
        show={show}
        onDone={onDone}
      >
        <TextField {...form.field("name", t("custom.name"))} required autoFocus maxLength={120} />
        <NumberField {...form.field("minutes", t("custom.minutes"))} unit="min" />
        <TextareaField
          {...form.field("description", t("custom.description"))}
          help={t("custom.descriptionHelp")}
          maxLength={2000}
        />
        <CheckboxField {...form.field("shared", t("shareLabel"))} help={t("shareHelp")} />
      </EntryForm>
    </div>
  );
}
