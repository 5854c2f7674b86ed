import { Button } from "@mantine/core";
import { fold, nameKey, wordsOf } from "@meridian/core/text/fold";
import { FieldLabel } from "@meridian/ui/forms/fields";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import type { Pick } from "@meridian/ui/forms/use-found";
import { formatDate } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { findPatients, type PatientChoice } from "../api/booking.ts";
import classes from "./booking.module.css";
import { NewPatientFields } from "./new-patient-fields.tsx";

type PatientFieldProps = {
  /** Where a form's summary leads to. */
  id?: string;
  value: PatientChoice | undefined;
  onChange: (patient: PatientChoice | undefined) => void;
  error?: string | undefined;
  /** The patient is fixed (on the patient's own booking page) and cannot be changed. */
  fixed?: boolean;
  /** Whether a new patient can be entered: only where the patient is created together with the booking. */
  newcomers?: boolean;
  /** Server errors by field name of the new patient. */
  faults?: Readonly<Record<string, string>>;
  /** Existing patients who may be the same person. */
  alike?: readonly PatientChoice[] | undefined;
  /** Sends again after the user confirmed that the new patient is a different person. */
  onConfirm?: () => void;
};

const BLANK = {
  mobile_number: "",
  email: "",
  consents_email: false,
  consents_sms: false,
  confirm_duplicates: false,
};

/** Finds a patient, or takes name and contact details of a new one. Nothing is saved here. */
export function PatientField({
  value,
  onChange,
  error,
  fixed,
  newcomers = true,
  ...rest
}: PatientFieldProps) {
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const mayAdd = useAllows()({ can: "patients.write" }) && newcomers;
  if (value?.newcomer) {
    return (
      <div className={classes.newcomer}>
        <NewPatientFields
          name={value.name}
          fields={value.newcomer}
          faults={rest.faults ?? {}}
          onChange={(name, newcomer) => onChange({ id: "", name, newcomer })}
          onOther={() => onChange(undefined)}
        />
        {rest.alike && rest.alike.length > 0 && (
          <PossibleDuplicates
            name={value.name}
            items={rest.alike}
            onPick={onChange}
            onConfirm={rest.onConfirm}
          />
        )}
      </div>
    );
  }
  if (value) {
    return (
      <div>
        <p className={classes.label}>{t("form.patient")}</p>
        <div className={classes.chosen}>
          <strong>{value.name}</strong>
          {!fixed && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
              {t("form.otherPatient")}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const find = async (text: string, signal: AbortSignal): Promise<Pick[]> => {
    const found = picksOf(await findPatients(text, signal), text, onChange);
    const add = {
      id: "new",
      label: t("form.addPatient", { name: text }),
      run: () => onChange({ id: "", name: text, newcomer: BLANK }),
      creates: true,
      sure: found.length === 0,
    };
    return mayAdd ? [...found, add] : found;
  };
  return (
    <SearchPick
      id={rest.id ?? "patient"}
      label={<FieldLabel label={t("form.patient")} required />}
      help={t(mayAdd ? "form.patientHelpNew" : newcomers ? "form.patientHelp" : "form.patientHelpKnown")}
      error={error}
      autoFocus
      careful
      find={find}
      nothing={t("form.noPatient")}
      failed={act("state.errorTitle")}
    />
  );
}

/** Patients listed below the field. */
const SHOWN = 8;

/** Whether a name contains the typed text. Numbers and e-mail addresses are never matched approximately. */
const answers = (name: string, typed: string) =>
  /[\d@]/.test(typed) || wordsOf(typed).every((word) => fold(name).includes(word));

/** Those whose name was typed in full first. */
function picksOf(
  patients: Awaited<ReturnType<typeof findPatients>>,
  text: string,
  take: (patient: PatientChoice) => void,
): Pick[] {
  const isExact = ({ name }: PatientChoice) => nameKey(name) === nameKey(text);
  const exact = patients.filter(isExact);
  const meant = exact.length > 0 ? exact : patients;
  return [...exact, ...patients.filter((patient) => !isExact(patient))]
    .slice(0, SHOWN)
    .map(({ id, name, birthday, mobile_number, phone }) => ({
      id,
      label: name,
      note: [birthday && formatDate(birthday, "numeric"), mobile_number || phone].filter(Boolean).join(" · "),
      run: () => take({ id, name }),
      guess: !answers(name, text),
      // Of several, somebody has to look which.
      sure: meant.length === 1 && meant[0]?.id === id && answers(name, text),
    }));
}

type PossibleDuplicatesProps = {
  name: string;
  items: readonly PatientChoice[];
  onPick: (patient: PatientChoice) => void;
  onConfirm: (() => void) | undefined;
};

/** Patients who may be the same person: the user picks one, or adds the new patient anyway. */
function PossibleDuplicates({ name, items, onPick, onConfirm }: PossibleDuplicatesProps) {
  const { t } = useTranslation("scheduling");
  return (
    <div className={classes.under}>
      <Notice
        tone="amber"
        title={t("form.alike", { name })}
        live
        action={
          <Button variant="default" size="compact-sm" onClick={onConfirm}>
            {t("form.addAnyway")}
          </Button>
        }
      >
        <ul className={classes.alike}>
          {items.map((patient) => (
            <li key={patient.id}>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => onPick({ id: patient.id, name: patient.name })}
              >
                {patient.name}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
