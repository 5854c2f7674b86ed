import { Button } from "@mantine/core";
import { ALERT_STATES, type EditedAlert, MAX_ALERT_BODY } from "@meridian/core/contracts/accounts/alerts";
import { richText } from "@meridian/core/text/rich-text";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { today } from "@meridian/ui/i18n/format";
import { Announcements } from "@meridian/ui/shell/banners";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type AlertFields, useAlertActions } from "../api/alerts.ts";
import classes from "./alerts.module.css";
import { AudienceField } from "./audience-field.tsx";

const LANGUAGES = ["en", "pt"] as const;

const valuesOf = (alert: EditedAlert | undefined) => ({
  title: alert?.title ?? { en: "", pt: "" },
  body: alert?.body ?? { en: "", pt: "" },
  audience: alert?.audience ?? { roles: [], plans: [], modules: [], languages: [] },
  starts_on: alert?.starts_on ?? today(),
  ends_on: alert?.ends_on ?? "",
  dismissible: alert?.dismissible ?? true,
  state: (alert?.state ?? "draft") as string,
});
type Values = ReturnType<typeof valuesOf>;

const fieldsOf = (values: Values) => ({ ...values, ends_on: values.ends_on || null }) as AlertFields;

/** A new announcement, or one that is there, with both languages next to each other as clinics see them. */
export function AlertForm({ alert }: { alert?: EditedAlert | undefined }) {
  const { t } = useTranslation("alerts");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const { create, update } = useAlertActions();
  const back = () => navigate("/dashboard/alerts");
  const form = useZodForm<Values>({
    initial: valuesOf(alert),
    ...(alert && { version: alert.version }),
    draft: `alert-${alert?.id ?? "new"}`,
    schema: () =>
      import("@meridian/core/contracts/accounts/alerts").then((file) =>
        alert ? file.alertEdit : file.newAlert,
      ),
    shape: (values) => (alert ? { ...fieldsOf(values), version: alert.version } : fieldsOf(values)),
    submit: async (values) => {
      const fields = fieldsOf(values);
      await (alert ? update(alert.id, { ...fields, version: alert.version }) : create(fields));
      return () => {
        toast(t("saved"));
        back();
      };
    },
  });
  const text = (field: "title" | "body", language: "en" | "pt") =>
    textInLanguage(form, field, language, `${t(field)} (${t(`languages.${language}`)})`);
  return (
    <Form form={form} label={t(alert ? "edit" : "new")}>
      <div className={classes.languages}>
        {LANGUAGES.map((language) => (
          <TextField key={language} {...text("title", language)} required maxLength={120} />
        ))}
        {LANGUAGES.map((language) => (
          <TextareaField
            key={language}
            {...text("body", language)}
            help={t("bodyHelp")}
            rows={4}
            required
            maxLength={MAX_ALERT_BODY}
          />
        ))}
      </div>
      {writtenIn(form.values).length > 0 && (
        <FormSection title={t("preview")}>
          <Preview values={form.values} />
        </FormSection>
      )}
      <FormSection title={t("audience.title")}>
        <p className={classes.help}>{t("audience.help")}</p>
        <AudienceField {...form.field("audience", t("audience.title"))} />
      </FormSection>
      <FormRow>
        <DateField {...form.field("starts_on", t("from"))} required />
        <DateField {...form.field("ends_on", t("to"))} help={t("toHelp")} />
      </FormRow>
      <CheckboxField {...form.field("dismissible", t("dismissible"))} help={t("dismissibleHelp")} />
      <SelectField
        {...form.field("state", t("state"))}
        options={ALERT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        empty={false}
      />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={back}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The languages in which something is written. */
const writtenIn = ({ title, body }: Values) =>
  LANGUAGES.filter((language) => title[language] !== "" || body[language] !== "");

/** The announcement as clinics see it, in each language that has words. Its links and its button do nothing here. */
function Preview({ values }: { values: Values }) {
  return writtenIn(values).map((language) => (
    <div key={language} lang={language} className={classes.preview} inert>
      <Announcements
        items={[
          {
            id: language,
            title: values.title[language],
            body: richText(values.body[language]),
            dismissible: values.dismissible,
          },
        ]}
        onHide={() => undefined}
      />
    </div>
  ));
}
