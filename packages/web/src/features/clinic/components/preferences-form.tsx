import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { toast } from "@meridian/ui/feedback/toasts";
import { ColorField } from "@meridian/ui/forms/color-field";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import type { SessionUser } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useUpdateSelf } from "../api/update-self.ts";
import { changedFields } from "../model/same-value.ts";

const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: `${hour}`,
  label: `${`${hour}`.padStart(2, "0")}:00`,
}));

const valuesOf = (user: SessionUser) => ({
  name: user.name,
  language: user.language as string,
  license_number: user.license_number,
  color: user.color,
  platform_color: user.platform_color,
  calendar_min: `${user.calendar_min}`,
  calendar_max: `${user.calendar_max}`,
  show_saturday: user.show_saturday,
  show_sunday: user.show_sunday,
  monitoring_email_body: user.monitoring_email_body,
  news_mails: user.news_mails,
});
type Values = ReturnType<typeof valuesOf>;

/** Only changed fields, so that an unchanged default text still follows the language. */
function changesOf(user: SessionUser, values: Values) {
  const { language, calendar_min, calendar_max, ...rest } = changedFields(valuesOf(user), values);
  return {
    ...rest,
    ...(language !== undefined && { language: language as Language }),
    ...(calendar_min !== undefined && { calendar_min: Number(calendar_min) }),
    ...(calendar_max !== undefined && { calendar_max: Number(calendar_max) }),
  };
}

/** The user's own name, language, colours, calendar settings and e-mail text for symptom monitoring. */
export function PreferencesForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation("preferences");
  const { t: act } = useTranslation("ui");
  const updateSelf = useUpdateSelf();
  const form = useZodForm<Values>({
    initial: valuesOf(user),
    rules: ({ name, calendar_min, calendar_max, monitoring_email_body }) => ({
      name: name.trim() === "" ? "required" : undefined,
      calendar_max: Number(calendar_max) <= Number(calendar_min) ? "hours.order" : undefined,
      monitoring_email_body: monitoring_email_body.length > 2000 ? "text.too_long" : undefined,
    }),
    submit: async (values) => {
      form.serverHas(valuesOf(await updateSelf(user, changesOf(user, values))));
      toast(t("saved"));
    },
    stays: true,
    version: user.version,
    draft: "preferences",
  });
  const clinic = user.role !== "external_entity" && user.role !== "admin";
  const treats = user.practises || user.role === "student";
  return (
    <Form form={form}>
      <Yourself form={form} treats={treats} clinic={clinic} />
      {clinic && <Calendar form={form} />}
      {treats && (
        <FormSection title={t("monitoring")}>
          <TextareaField
            {...form.field("monitoring_email_body", t("monitoringText"))}
            rows={4}
            help={t("monitoringHelp")}
          />
        </FormSection>
      )}
      <FormSection title={t("mails")}>
        <CheckboxField {...form.field("news_mails", t("news"))} help={t("newsHelp")} />
      </FormSection>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type PartProps = { form: ZodForm<Values> };

function Yourself({ form, treats, clinic }: PartProps & { treats: boolean; clinic: boolean }) {
  const { t } = useTranslation("preferences");
  const { t: frame } = useTranslation("shell");
  return (
    <FormSection title={t("you")}>
      <FormRow>
        <TextField {...form.field("name", t("name"))} required autoComplete="name" />
        <SelectField
          {...form.field("language", frame("language.label"))}
          empty={false}
          options={LANGUAGES.map((language) => ({ value: language, label: frame(`language.${language}`) }))}
        />
      </FormRow>
      {treats && (
        <TextField
          {...form.field("license_number", t("licence"))}
          help={t("licenceHelp")}
          maxLength={40}
          autoComplete="off"
        />
      )}
      <FormRow>
        {clinic && <ColorField {...form.field("color", t("color"))} help={t("colorHelp")} />}
        <ColorField {...form.field("platform_color", t("platformColor"))} help={t("platformColorHelp")} />
      </FormRow>
    </FormSection>
  );
}

function Calendar({ form }: PartProps) {
  const { t } = useTranslation("preferences");
  const { t: frame } = useTranslation("shell");
  return (
    <FormSection title={frame("nav.calendar")}>
      <FormRow>
        <SelectField {...form.field("calendar_min", t("from"))} empty={false} options={HOURS.slice(0, 24)} />
        <SelectField {...form.field("calendar_max", t("to"))} empty={false} options={HOURS.slice(1)} />
      </FormRow>
      <CheckboxField {...form.field("show_saturday", t("saturday"))} />
      <CheckboxField {...form.field("show_sunday", t("sunday"))} />
    </FormSection>
  );
}
