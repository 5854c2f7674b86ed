import type { Language } from "@meridian/core/contracts/primitives";
import { toast } from "@meridian/ui/feedback/toasts";
import { ColorField } from "@meridian/ui/forms/color-field";
import { CheckboxField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import type { SessionUser } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { updateSelf } from "../api/update-self.ts";

const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: `${hour}`,
  label: `${`${hour}`.padStart(2, "0")}:00`,
}));

/** Name, language, colour and what the calendar shows. */
export function PreferencesForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation("settings");
  const { t: act } = useTranslation("ui");
  const { t: frame } = useTranslation("shell");
  const form = useZodForm({
    initial: {
      name: user.name,
      language: user.language as string,
      color: user.color,
      calendar_min: `${user.calendar_min}`,
      calendar_max: `${user.calendar_max}`,
      show_saturday: user.show_saturday,
      show_sunday: user.show_sunday,
    },
    rules: ({ name, calendar_min, calendar_max }) => ({
      name: name.trim() === "" ? "required" : undefined,
      calendar_max: Number(calendar_max) <= Number(calendar_min) ? "hours.order" : undefined,
    }),
    submit: async ({ language, calendar_min, calendar_max, ...rest }) => {
      const hours = { calendar_min: Number(calendar_min), calendar_max: Number(calendar_max) };
      await updateSelf({ ...rest, ...hours, language: language as Language, version: user.version });
      toast(t("saved"));
    },
    draft: "preferences",
  });
  const calendar = user.role !== "external_entity" && user.role !== "admin";
  return (
    <Form form={form}>
      <FormSection title={t("you")}>
        <TextField {...form.field("name", t("name"))} required autoComplete="name" />
        <FormRow>
          <SelectField
            {...form.field("language", frame("language.label"))}
            empty={false}
            options={LANGUAGES.map((language) => ({ value: language, label: frame(`language.${language}`) }))}
          />
          <ColorField {...form.field("color", t("color"))} help={t("colorHelp")} />
        </FormRow>
      </FormSection>
      {calendar && (
        <FormSection title={frame("nav.calendar")}>
          <FormRow>
            <SelectField
              {...form.field("calendar_min", t("from"))}
              empty={false}
              options={HOURS.slice(0, 24)}
            />
            <SelectField {...form.field("calendar_max", t("to"))} empty={false} options={HOURS.slice(1)} />
          </FormRow>
          <CheckboxField {...form.field("show_saturday", t("saturday"))} />
          <CheckboxField {...form.field("show_sunday", t("sunday"))} />
        </FormSection>
      )}
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
