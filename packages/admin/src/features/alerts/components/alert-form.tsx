import { Button } from "@mantine/core";
import { ALERT_STATES, type EditedAlert, MAX_ALERT_BODY } from "@meridian/core/contracts/accounts/alerts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { richText } from "@meridian/core/text/rich-text";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { today } from "@meridian/ui/i18n/format";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { NewsBanner } from "@meridian/ui/shell/banners";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { BothLanguages } from "../../../both-languages/both-languages.tsx";
import { type AlertFields, useAlertActions } from "../api/alerts.ts";
import classes from "./alerts.module.css";
import { AudienceField } from "./audience-field.tsx";

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
  const text = (field: "title" | "body", language: Language) =>
    textInLanguage(form, field, language, `${t(field)} (${t(`languages.${language}`)})`);
  return (
    <Form form={form} label={t(alert ? "edit" : "new")}>
      <BothLanguages>
        {(language) => <TextField {...text("title", language)} required maxLength={120} />}
      </BothLanguages>
      <BothLanguages>
        {(language) => (
          <TextareaField
            {...text("body", language)}
            help={t("bodyHelp")}
            rows={4}
            required
            maxLength={MAX_ALERT_BODY}
          />
        )}
      </BothLanguages>
      {writtenIn(form.values).length > 0 && (
        <FormSection title={t("preview")}>
          <Banners values={form.values} />
        </FormSection>
      )}
      <FormSection title={t("audience.title")}>
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
const writtenIn = ({ title, body }: Pick<Values, "title" | "body">) =>
  LANGUAGES.filter((language) => title[language] !== "" || body[language] !== "");

/** The announcement as clinics see it, in each language that has words. Its links lead nowhere here. */
function Banners({ values: { title, body } }: { values: Values }) {
  const { t } = useTranslation("alerts");
  return writtenIn({ title, body }).map((language) => (
    <div key={language} className={classes.banner} lang={language}>
      <NewsBanner label={t(`languages.${language}`)}>
        <strong>{title[language]}</strong>
        <RichText blocks={richText(body[language])} links="shown" />
      </NewsBanner>
    </div>
  ));
}
