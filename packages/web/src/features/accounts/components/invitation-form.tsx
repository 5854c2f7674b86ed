import { PasswordField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { acceptInvitation } from "../api/accounts.ts";
import { passwordProblem, repeatProblem, requiredProblem } from "../model/field-checks.ts";
import { consentProblems } from "../model/registration.ts";
import { Consents } from "./consents.tsx";

type InvitationFormProps = { token: string; name: string; onDone: () => void };

/** Creates the account of an invited person. The link has already proven the e-mail address. */
export function InvitationForm({ token, name, onDone }: InvitationFormProps) {
  const { t } = useTranslation("accounts");
  const form = useZodForm({
    initial: { name, password: "", repeat: "", accept_terms: false, accept_privacy: false },
    rules: (values) => ({
      name: requiredProblem(values.name),
      password: passwordProblem(values.password),
      repeat: repeatProblem(values.password, values.repeat),
      ...consentProblems(values),
    }),
    submit: async (values) => {
      await acceptInvitation(token, {
        name: values.name,
        password: values.password,
        language: currentLanguage(),
        accept_terms: true,
        accept_privacy: true,
      });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField {...form.field("name", t("register.name"))} required autoComplete="name" />
      <PasswordField
        {...form.field("password", t("password"))}
        required
        help={t("passwordHelp")}
        autoComplete="new-password"
      />
      <PasswordField {...form.field("repeat", t("repeat"))} required autoComplete="new-password" />
      <Consents
        terms={form.field("accept_terms", t("consent.terms"))}
        privacy={form.field("accept_privacy", t("consent.privacy"))}
      />
      <SubmitButton form={form} fullWidth>
        {t("invitation.action")}
      </SubmitButton>
    </Form>
  );
}
