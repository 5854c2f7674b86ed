import { EmailField, PasswordField, PhoneField, TextField } from "@meridian/ui/forms/fields";
import { FileField } from "@meridian/ui/forms/file-field";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { register, uploadProof } from "../api/accounts.ts";
import {
  emptyRegistration,
  type RegistrationKind,
  type RegistrationValues,
  registrationBody,
  registrationProblems,
} from "../model/registration.ts";
import classes from "./account-frame.module.css";
import { Consents } from "./consents.tsx";

type Registering = ZodForm<RegistrationValues>;
type RegisterFormProps = { provider?: boolean; onDone: (email: string) => void };

/** Registers a professional or student, or a provider. */
export function RegisterForm({ provider = false, onDone }: RegisterFormProps) {
  const { t } = useTranslation("accounts");
  const send = useRegister();
  const form = useZodForm<RegistrationValues>({
    initial: {
      ...emptyRegistration(provider ? "provider" : "professional"),
      referral_code: useSearchParams()[0].get("ref")?.slice(0, 40) ?? "",
    },
    rules: registrationProblems,
    submit: async (values) => {
      await send(values);
      onDone(values.email.trim());
    },
  });
  return (
    <Form form={form}>
      {!provider && <KindChoice value={form.values.kind} onChange={(kind) => form.set("kind", kind)} />}
      <fieldset className={classes.group}>
        <legend>{t("register.you")}</legend>
        <TextField {...form.field("name", t("register.name"))} required autoComplete="name" />
        <EmailField {...form.field("email", t("email"))} required />
        <PhoneField {...form.field("phone", t("register.phone"))} required help={t("register.phoneHelp")} />
        <NewPassword form={form} />
      </fieldset>
      <KindFields form={form} />
      <Consents
        terms={form.field("accept_terms", t("consent.terms"))}
        privacy={form.field("accept_privacy", t("consent.privacy"))}
      />
      <SubmitButton form={form} fullWidth>
        {t("register.action")}
      </SubmitButton>
    </Form>
  );
}

/** Creates the account, then uploads a student's proof. If only the upload failed, the next try only uploads. */
function useRegister() {
  const opened = useRef<{ email: string; upload: Awaited<ReturnType<typeof register>> }>(undefined);
  return async (values: RegistrationValues) => {
    const email = values.email.trim();
    if (opened.current?.email !== email)
      opened.current = { email, upload: await register(registrationBody(values, currentLanguage())) };
    const { upload } = opened.current;
    if (upload && values.proof) await uploadProof(upload, values.proof);
  };
}

function NewPassword({ form }: { form: Registering }) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <PasswordField
        {...form.field("password", t("password"))}
        required
        help={t("passwordHelp")}
        autoComplete="new-password"
      />
      <PasswordField {...form.field("repeat", t("repeat"))} required autoComplete="new-password" />
    </>
  );
}

const KINDS = ["professional", "student"] as const;

function KindChoice({
  value,
  onChange,
}: {
  value: RegistrationKind;
  onChange: (kind: RegistrationKind) => void;
}) {
  const { t } = useTranslation("accounts");
  return (
    <fieldset className={classes.group}>
      <legend>{t("register.kind")}</legend>
      <div className={classes.kinds}>
        {KINDS.map((kind) => (
          <label key={kind} className={classes.kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <strong>{t(`register.${kind}`)}</strong>
            <small>{t(`register.${kind}Help`)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function KindFields({ form }: { form: Registering }) {
  const { kind } = form.values;
  if (kind === "provider") return <CompanyFields form={form} />;
  return kind === "student" ? <StudentFields form={form} /> : <ClinicFields form={form} />;
}

function CompanyFields({ form }: { form: Registering }) {
  const { t } = useTranslation("accounts");
  return (
    <fieldset className={classes.group}>
      <legend>{t("register.company")}</legend>
      <TextField
        {...form.field("company_name", t("register.companyName"))}
        required
        autoComplete="organization"
      />
      <TextField {...form.field("vat_number", t("register.vat"))} required />
    </fieldset>
  );
}

function ClinicFields({ form }: { form: Registering }) {
  const { t } = useTranslation("accounts");
  return (
    <fieldset className={classes.group}>
      <legend>{t("register.clinic")}</legend>
      <TextField
        {...form.field("space_name", t("register.spaceName"))}
        required
        help={t("register.spaceNameHelp")}
        autoComplete="organization"
      />
      <Referral form={form} />
    </fieldset>
  );
}

function StudentFields({ form }: { form: Registering }) {
  const { t } = useTranslation("accounts");
  return (
    <fieldset className={classes.group}>
      <legend>{t("register.studies")}</legend>
      <TextField {...form.field("student_number", t("register.studentNumber"))} required />
      <FileField
        {...form.field("proof", t("register.proof"))}
        required
        help={t("register.proofHelp")}
        accept=".pdf,.jpg,.jpeg,.png,.heic"
      />
      <TextField
        {...form.field("space_name", t("register.studentSpace"))}
        required
        help={t("register.spaceNameHelp")}
      />
      <Referral form={form} />
    </fieldset>
  );
}

function Referral({ form }: { form: Registering }) {
  const { t } = useTranslation("accounts");
  return (
    <TextField {...form.field("referral_code", t("register.referral"))} help={t("register.referralHelp")} />
  );
}
