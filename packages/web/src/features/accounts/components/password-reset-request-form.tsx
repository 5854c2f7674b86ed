import { EmailField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";
import { requestReset } from "../api/identity.ts";
import { emailProblem } from "../model/field-checks.ts";

type PasswordResetRequestFormProps = { email: string; onSent: (email: string) => void };

/** Requests the link to choose a new password. */
export function PasswordResetRequestForm({ email, onSent }: PasswordResetRequestFormProps) {
  const { t } = useTranslation("accounts");
  const form = useZodForm({
    initial: { email },
    rules: (values) => ({ email: emailProblem(values.email) }),
    submit: async (values) => {
      await requestReset(values.email.trim());
      onSent(values.email.trim());
    },
  });
  return (
    <Form form={form}>
      <EmailField {...form.field("email", t("email"))} required />
      <SubmitButton form={form} fullWidth>
        {t("request.action")}
      </SubmitButton>
    </Form>
  );
}
