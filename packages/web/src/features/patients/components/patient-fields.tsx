import { dueDateOf, gestationOn, MOST_WEEKS } from "@meridian/core/clinical/anamnesis/pregnancy-weeks";
import { BLOOD_TYPES, GENDERS, MARITAL_STATUSES } from "@meridian/core/contracts/patients/patient-terms";
import { DateField } from "@meridian/ui/forms/date-field";
import {
  CheckboxField,
  EmailField,
  PhoneField,
  SelectField,
  TextareaField,
  TextField,
} from "@meridian/ui/forms/fields";
import type { ZodForm } from "@meridian/ui/forms/form";
import { FormRow } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { today } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import type { PatientValues, Section } from "../model/patient-form.ts";

type FieldsProps = { form: ZodForm<PatientValues>; autoFocus?: boolean };

/** The fields of one section of a patient's record. */
export function PatientFields({ section, ...props }: FieldsProps & { section: Section }) {
  const Fields = FIELDS[section];
  return <Fields {...props} />;
}

/** Personal data of somebody else: the browser must not offer its owner's. */
const OFF = { autoComplete: "off" } as const;

function IdentityFields({ form, autoFocus }: FieldsProps) {
  const { t } = useTranslation("patients");
  return (
    <>
      <TextField
        {...form.field("name", t("field.name"))}
        {...OFF}
        required
        maxLength={200}
        autoFocus={autoFocus ?? false}
      />
      <FormRow>
        <DateField {...form.field("birthday", t("field.birthday"))} min="1896-01-01" max={today()} />
        <SelectField
          {...form.field("gender", t("field.gender"))}
          options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
          empty={t("none")}
        />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field("marital_status", t("field.marital_status"))}
          options={MARITAL_STATUSES.map((value) => ({ value, label: t(`marital.${value}`) }))}
          empty={t("none")}
        />
        <SelectField
          {...form.field("blood_type", t("field.blood_type"))}
          options={BLOOD_TYPES.map((value) => ({ value, label: value }))}
          empty={t("none")}
        />
      </FormRow>
      <FormRow>
        <TextField {...form.field("occupation", t("field.occupation"))} {...OFF} maxLength={120} />
        <TextField
          {...form.field("legal_representative", t("field.legal_representative"))}
          {...OFF}
          help={t("help.legal_representative")}
          maxLength={200}
        />
      </FormRow>
    </>
  );
}

function ContactFields({ form }: FieldsProps) {
  const { t } = useTranslation("patients");
  return (
    <>
      <FormRow>
        <PhoneField
          {...form.field("mobile_number", t("field.mobile_number"))}
          {...OFF}
          help={t("help.phone")}
        />
        <PhoneField {...form.field("phone", t("field.phone"))} {...OFF} />
      </FormRow>
      <EmailField {...form.field("email", t("field.email"))} {...OFF} />
      <TextareaField {...form.field("address", t("field.address"))} {...OFF} rows={2} maxLength={300} />
    </>
  );
}

function NumberFields({ form }: FieldsProps) {
  const { t } = useTranslation("patients");
  return (
    <>
      <FormRow>
        <TextField
          {...form.field("health_system_number", t("field.health_system_number"))}
          {...OFF}
          inputMode="numeric"
        />
        <TextField {...form.field("vat_number", t("field.vat_number"))} {...OFF} />
      </FormRow>
      <FormRow>
        <TextField {...form.field("id_number", t("field.id_number"))} {...OFF} maxLength={30} />
        <TextField
          {...form.field("social_security_number", t("field.social_security_number"))}
          {...OFF}
          maxLength={30}
        />
      </FormRow>
    </>
  );
}

function ClinicalFields({ form }: FieldsProps) {
  const { t } = useTranslation("patients");
  return (
    <>
      <TextareaField
        {...form.field("alerts", t("field.alerts"))}
        help={t("help.alerts")}
        rows={2}
        maxLength={2000}
      />
      <FormRow>
        <TextareaField {...form.field("allergies", t("field.allergies"))} rows={2} maxLength={2000} />
        <TextareaField {...form.field("medication", t("field.medication"))} rows={2} maxLength={2000} />
      </FormRow>
      <FormRow>
        <CheckboxField {...form.field("pregnant", t("field.pregnant"))} />
        <CheckboxField {...form.field("lactant", t("field.lactant"))} />
      </FormRow>
      {form.values.pregnant && <PregnancyFields form={form} />}
    </>
  );
}

/** How far it is: by the weeks of today, or by the due date; one follows the other, and the date is kept. */
function PregnancyFields({ form }: FieldsProps) {
  const { t } = useTranslation("patients");
  const due = form.field("pregnancy_due", t("field.pregnancy_due"));
  return (
    <FormRow>
      <NumberField
        label={t("field.weeks")}
        help={t("help.weeks")}
        value={gestationOn(due.value, today())?.weeks ?? null}
        onChange={(weeks) => {
          if (weeks === null) due.onChange("");
          else if (weeks >= 0 && weeks <= MOST_WEEKS) due.onChange(dueDateOf(Math.floor(weeks), today()));
        }}
      />
      <DateField {...due} min={dueDateOf(MOST_WEEKS, today())} max={dueDateOf(0, today())} />
    </FormRow>
  );
}

function OfficeFields({ form }: FieldsProps) {
  const { t } = useTranslation("patients");
  return (
    <>
      <FormRow>
        <CheckboxField {...form.field("consents_email", t("field.consents_email"))} />
        <CheckboxField {...form.field("consents_sms", t("field.consents_sms"))} />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field("language", t("field.language"))}
          options={(["en", "pt"] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          empty={false}
        />
      </FormRow>
      <TextareaField
        {...form.field("notes", t("field.notes"))}
        help={t("help.notes")}
        rows={2}
        maxLength={2000}
      />
    </>
  );
}

const FIELDS = {
  identity: IdentityFields,
  contact: ContactFields,
  numbers: NumberFields,
  clinical: ClinicalFields,
  office: OfficeFields,
} as const;
