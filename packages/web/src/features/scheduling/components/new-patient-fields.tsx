import { Button } from "@mantine/core";
import { CheckboxField, EmailField, PhoneField, TextField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import type { NewPatientDetails as Fields } from "../api/booking.ts";
import classes from "./booking.module.css";

type NewPatientFieldsProps = {
  name: string;
  fields: Fields;
  /** Error message by field name. */
  faults: Readonly<Record<string, string>>;
  onChange: (name: string, fields: Fields) => void;
  onOther: () => void;
};

/**
 * Name, contact details and message consent of a new patient. Without contact and consent no reminder can be sent.
 */
export function NewPatientFields({ name, fields, faults, onChange, onOther }: NewPatientFieldsProps) {
  const { t } = useTranslation("scheduling");
  const set = (change: Partial<Fields>) => onChange(name, { ...fields, ...change });
  return (
    <fieldset className={classes.newFields}>
      <legend>{t("newcomer.title")}</legend>
      <TextField
        label={t("newcomer.name")}
        required
        autoComplete="off"
        value={name}
        onChange={(next) => onChange(next, fields)}
        error={faults.name}
      />
      <div className={classes.pair}>
        <PhoneField
          label={t("newcomer.mobile")}
          autoFocus
          value={fields.mobile_number}
          onChange={(mobile_number) => set({ mobile_number })}
          error={faults.mobile_number}
        />
        <EmailField
          label={t("newcomer.email")}
          value={fields.email}
          onChange={(email) => set({ email })}
          error={faults.email}
        />
      </div>
      <CheckboxField
        id="newcomer-sms"
        label={t("newcomer.sms")}
        value={fields.consents_sms}
        onChange={(consents_sms) => set({ consents_sms })}
      />
      <CheckboxField
        id="newcomer-mail"
        label={t("newcomer.byMail")}
        help={t("newcomer.help")}
        value={fields.consents_email}
        onChange={(consents_email) => set({ consents_email })}
      />
      <div>
        <Button variant="subtle" size="compact-sm" onClick={onOther}>
          {t("form.otherPatient")}
        </Button>
      </div>
    </fieldset>
  );
}
