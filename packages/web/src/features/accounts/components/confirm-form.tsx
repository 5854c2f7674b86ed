import { Button } from "@mantine/core";
import { EmailField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmEmail, resendCode } from "../api/identity.ts";
import { codeProblem, digitsOf, emailProblem } from "../model/field-checks.ts";
import { DoneNotice } from "./account-frame.tsx";

type ConfirmFormProps = { email: string; code: string; onDone: (email: string) => void };

/** Confirms an e-mail address. Opened from the link in the e-mail, it does so without a click. */
export function ConfirmForm({ email, code, onDone }: ConfirmFormProps) {
  const { t } = useTranslation("accounts");
  const [sent, setSent] = useState(false);
  const form = useZodForm({
    initial: { email, code },
    rules: (values) => ({ email: emailProblem(values.email), code: codeProblem(values.code) }),
    submit: async (values) => {
      setSent(false);
      await confirmEmail(values.email.trim(), digitsOf(values.code));
      onDone(values.email.trim());
    },
  });
  useSubmitOnce(email !== "" && code !== "", form.onSubmit);
  return (
    <Form form={form}>
      {sent && <DoneNotice title={t("done.sent")} />}
      <EmailField {...form.field("email", t("email"))} required />
      <TextField
        {...form.field("code", t("code"))}
        required
        help={t("codeHelp")}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormActions>
        <SubmitButton form={form}>{t("confirm.action")}</SubmitButton>
        <ResendButton email={form.values.email} onSent={() => setSent(true)} onProblem={form.setCodes} />
      </FormActions>
    </Form>
  );
}

/** Submits the form once when the page's URL already contains everything. */
function useSubmitOnce(complete: boolean, submit: () => Promise<void>) {
  const begun = useRef(false);
  const now = useRef(submit);
  now.current = submit;
  useEffect(() => {
    if (begun.current || !complete) return;
    begun.current = true;
    void now.current();
  }, [complete]);
}

type ResendButtonProps = {
  email: string;
  onSent: () => void;
  onProblem: (codes: Record<string, string>) => void;
};

function ResendButton({ email, onSent, onProblem }: ResendButtonProps) {
  const { t } = useTranslation("accounts");
  const again = useZodForm({
    initial: {},
    submit: async () => {
      const problem = emailProblem(email);
      if (problem) return onProblem({ email: problem });
      await resendCode(email.trim());
      onSent();
    },
  });
  return (
    <>
      <Button variant="subtle" loading={again.busy} onClick={() => void again.onSubmit()}>
        {t("confirm.resend")}
      </Button>
      {again.failure && <p role="alert">{again.failure}</p>}
    </>
  );
}
