import { Button } from "@mantine/core";
import { useCopy } from "@meridian/ui/feedback/copy-text";
import { PasswordField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { QrCode } from "@meridian/ui/links/qr-code";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmTotp, startTotp } from "../api/second-factor.ts";
import { digitsOf, totpProblem } from "../model/field-checks.ts";
import classes from "./second-factor.module.css";

type TotpSetupProps = { onDone: () => void; onCancel?: () => void };

type TotpKey = { secret: string; uri: string };

/** Turns two-step verification on: the password, then a key to scan or type, then the first code. */
export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const { t } = useTranslation("accounts");
  const [begun, setBegun] = useState<TotpKey>();
  const cancel = onCancel && { onCancel };
  if (!begun) return <PasswordStep onBegun={setBegun} {...cancel} />;
  return (
    <div className={classes.box}>
      <div className={classes.setup}>
        <QrCode text={begun.uri} label={t("setup.qr")} />
        <div className={classes.words}>
          <p>{t("setup.scan")}.</p>
          <p className={classes.quiet}>{t("setup.byHand")}:</p>
          <Secret value={begun.secret} />
          <p>{t("setup.confirmHelp")}</p>
        </div>
      </div>
      <FirstCode onDone={onDone} {...cancel} />
    </div>
  );
}

type ProofProps = { onBegun: (begun: TotpKey) => void; onCancel?: () => void };

/** Asks for the password, so that nobody can lock a user out from a session left open. */
function PasswordStep({ onBegun, onCancel }: ProofProps) {
  const { t } = useTranslation("accounts");
  const { t: act } = useTranslation("ui");
  const form = useZodForm({
    initial: { password: "" },
    rules: ({ password }) => ({ password: password === "" ? "required" : undefined }),
    submit: async ({ password }) => onBegun(await startTotp(password)),
  });
  return (
    <Form form={form}>
      <PasswordField
        {...form.field("password", t("password"))}
        required
        help={t("setup.startHelp")}
        autoComplete="current-password"
        autoFocus
      />
      <FormActions>
        <SubmitButton form={form}>{t("setup.goOn")}</SubmitButton>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {act("action.cancel")}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

function Secret({ value }: { value: string }) {
  const { t } = useTranslation("accounts");
  const copy = useCopy();
  return (
    <div className={classes.secret}>
      <code>{value.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      <Button variant="subtle" size="compact-sm" onClick={() => copy(value)}>
        {t("setup.copy")}
      </Button>
    </div>
  );
}

function FirstCode({ onDone, onCancel }: TotpSetupProps) {
  const { t } = useTranslation("accounts");
  const { t: act } = useTranslation("ui");
  const form = useZodForm({
    initial: { totp: "" },
    rules: ({ totp }) => ({ totp: totpProblem(totp) }),
    submit: async ({ totp }) => {
      await confirmTotp(digitsOf(totp));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField
        {...form.field("totp", t("totp.code"))}
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
      />
      <FormActions>
        <SubmitButton form={form}>{t("setup.confirm")}</SubmitButton>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {act("action.cancel")}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
