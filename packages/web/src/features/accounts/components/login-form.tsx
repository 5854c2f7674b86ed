import { Button } from "@mantine/core";
import { isCode } from "@meridian/ui/api/errors";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { EmailField, PasswordField, TextField } from "@meridian/ui/forms/text-fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { signIn } from "../api/sign-in.ts";
import { digitsOf, emailProblem, totpProblem } from "../model/field-checks.ts";
import classes from "./account-frame.module.css";

export type LoginStep = "password" | "totp";
type LoginValues = { email: string; password: string; totp: string };

type LoginFormProps = {
  email?: string;
  step: LoginStep;
  onStep: (step: LoginStep, email: string) => void;
  onSignedIn: () => void;
};

/** E-mail and password, then the two-step code if the user has it. */
export function LoginForm({ email = "", step, onStep, onSignedIn }: LoginFormProps) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  const form = useZodForm<LoginValues>({
    initial: { email, password: "", totp: "" },
    // The second step opens before the first submit has finished, and takes the focus.
    stays: true,
    rules: (values) => ({
      email: emailProblem(values.email),
      password: values.password === "" ? "required" : undefined,
      totp: step === "totp" ? totpProblem(values.totp) : undefined,
    }),
    submit: async ({ totp, ...values }) => {
      setUnconfirmed(false);
      const credentials = { email: values.email.trim(), password: values.password };
      try {
        await signIn(step === "totp" ? { ...credentials, totp: digitsOf(totp) } : credentials);
      } catch (error) {
        if (isCode(error, "totp.required")) return onStep("totp", credentials.email);
        setUnconfirmed(isCode(error, "login.unconfirmed"));
        throw error;
      }
      onSignedIn();
    },
  });
  const back = () => {
    form.set("totp", "");
    onStep("password", "");
  };
  return (
    <Form form={form}>
      {unconfirmed && <ConfirmLink email={form.values.email} />}
      {step === "password" ? <PasswordStep form={form} /> : <TotpStep form={form} onBack={back} />}
    </Form>
  );
}

function ConfirmLink({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  return (
    <p>
      <Link to={`/confirm-email?email=${encodeURIComponent(email.trim())}`}>{t("login.confirm")}</Link>
    </p>
  );
}

function PasswordStep({ form }: { form: ZodForm<LoginValues> }) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <EmailField {...form.field("email", t("email"))} autoComplete="username" />
      <PasswordField {...form.field("password", t("password"))} />
      <div className={classes.aside}>
        <Link to="/request-reset" state={{ email: form.values.email }}>
          {t("login.forgot")}
        </Link>
      </div>
      <SubmitButton form={form} fullWidth>
        {t("login.action")}
      </SubmitButton>
    </>
  );
}

function TotpStep({ form, onBack }: { form: ZodForm<LoginValues>; onBack: () => void }) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <TextField
        {...form.field("totp", t("totp.code"))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus
      />
      <FormActions>
        <SubmitButton form={form}>{t("totp.action")}</SubmitButton>
        <Button variant="subtle" onClick={onBack}>
          {t("totp.back")}
        </Button>
      </FormActions>
    </>
  );
}
