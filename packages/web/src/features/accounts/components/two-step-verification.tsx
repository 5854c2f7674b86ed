import { Button } from "@mantine/core";
import { toast } from "@meridian/ui/feedback/toasts";
import { PasswordField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { Tag } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { stopTotp } from "../api/second-factor.ts";
import { digitsOf, totpProblem } from "../model/field-checks.ts";
import classes from "./second-factor.module.css";
import { TotpSetup } from "./totp-setup.tsx";

/** The user's own two-step verification: its state, setting it up and turning it off. */
export function TwoStepVerification({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation("accounts");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = (message: string) => () => {
    close();
    toast(message);
  };
  return (
    <FormSection title={t("setup.section")}>
      <div>
        <Tag tone={enabled ? "green" : "plain"}>{t(enabled ? "setup.on" : "setup.off")}</Tag>
      </div>
      <p className={classes.quiet}>{t("setup.why")}</p>
      {!open && (
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(enabled ? "setup.stop" : "setup.start")}
          </Button>
        </div>
      )}
      {open && !enabled && <TotpSetup onDone={done(t("setup.isOn"))} onCancel={close} />}
      {open && enabled && <TurnOffForm onDone={done(t("setup.isOff"))} onCancel={close} />}
    </FormSection>
  );
}

function TurnOffForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation("accounts");
  const { t: act } = useTranslation("ui");
  const form = useZodForm({
    initial: { password: "", totp: "" },
    rules: ({ password, totp }) => ({
      password: password === "" ? "required" : undefined,
      totp: totpProblem(totp),
    }),
    submit: async ({ password, totp }) => {
      await stopTotp(password, digitsOf(totp));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <PasswordField {...form.field("password", t("password"))} required help={t("setup.stopHelp")} />
      <TextField
        {...form.field("totp", t("totp.code"))}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
      />
      <FormActions>
        <SubmitButton form={form} color="red">
          {t("setup.stop")}
        </SubmitButton>
        <Button variant="default" onClick={onCancel}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
