import { EmailField, PasswordField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { resetPassword } from "../api/identity.ts";
import {
  codeProblem,
  digitsOf,
  emailProblem,
  passwordProblem,
  repeatProblem,
} from "../model/field-checks.ts";

type PasswordResetFormProps = { email: string; code: string; onDone: (email: string) => void };

/** Sets a new password with the code from the e-mail. The link contains address and code. */
export function PasswordResetForm({ email, code, onDone }: PasswordResetFormProps) {
  const { t } = useTranslation("accounts");
  // A refused code is shown, so that it can be corrected.
  const [linked, setLinked] = useState(email !== "" && code !== "");
  const form = useZodForm({
    initial: { email, code, password: "", repeat: "" },
    rules: (values) => ({
      email: emailProblem(values.email),
      code: codeProblem(values.code),
      password: passwordProblem(values.password),
      repeat: repeatProblem(values.password, values.repeat),
    }),
    submit: async (values) => {
      await resetPassword(values.email.trim(), digitsOf(values.code), values.password);
      onDone(values.email.trim());
    },
  });
  const refused = form.codes.email !== undefined || form.codes.code !== undefined;
  useEffect(() => {
    if (refused) setLinked(false);
  }, [refused]);
  const address = form.field("email", t("email"));
  const digits = form.field("code", t("code"));
  return (
    <Form form={form}>
      {!linked && (
        <>
          <EmailField {...address} required autoComplete="username" />
          <TextField
            {...digits}
            required
            help={t("codeHelp")}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </>
      )}
      <PasswordField
        {...form.field("password", t("newPassword"))}
        required
        help={t("passwordHelp")}
        autoComplete="new-password"
      />
      <PasswordField {...form.field("repeat", t("repeat"))} required autoComplete="new-password" />
      <SubmitButton form={form} fullWidth>
        {t("reset.action")}
      </SubmitButton>
    </Form>
  );
}
