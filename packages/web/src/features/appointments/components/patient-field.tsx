import { Button } from "@mantine/core";
import { type ApiError, isCode } from "@meridian/ui/api/errors";
import { FieldLabel } from "@meridian/ui/forms/fields";
import { type Pick, SearchPick } from "@meridian/ui/forms/search-pick";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPatient, findPatients, type PatientChoice } from "../api/booking.ts";
import classes from "./booking.module.css";

type PatientFieldProps = {
  value: PatientChoice | undefined;
  onChange: (patient: PatientChoice | undefined) => void;
  error?: string | undefined;
  /** The patient is given (their own booking page) and not to be changed. */
  fixed?: boolean;
};

/** Finds a patient, or adds one by the name typed in the same field. */
export function PatientField({ value, onChange, error, fixed }: PatientFieldProps) {
  const { t } = useTranslation("booking");
  const { t: act } = useTranslation("ui");
  const mayAdd = useAllows()({ can: "patients.write" });
  const adding = useAdding(onChange);
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
    const patients = await findPatients(text, signal);
    const found = patients.map(({ id, name, birthday, mobile_number, phone }) => ({
      id,
      label: name,
      note: [birthday && formatDate(birthday, "numeric"), mobile_number || phone].filter(Boolean).join(" · "),
      run: () => onChange({ id, name }),
    }));
    const add = { id: "new", label: t("form.addPatient", { name: text }), run: () => void adding.add(text) };
    return mayAdd ? [...found, add] : found;
  };
  return (
    <div>
      <SearchPick
        id="patient"
        label={<FieldLabel label={t("form.patient")} required />}
        help={t(mayAdd ? "form.patientHelpNew" : "form.patientHelp")}
        error={error ?? adding.error}
        autoFocus
        find={find}
        nothing={t("form.noPatient")}
        failed={act("state.errorTitle")}
      />
      {adding.alike && (
        <div className={classes.under}>
          <Notice
            tone="amber"
            title={t("form.alike", { name: adding.alike.name })}
            live
            action={
              <Button variant="default" size="compact-sm" onClick={() => void adding.confirm()}>
                {t("form.addAnyway")}
              </Button>
            }
          >
            <ul className={classes.alike}>
              {adding.alike.items.map((patient) => (
                <li key={patient.id}>
                  <Button variant="subtle" size="compact-sm" onClick={() => onChange(patient)}>
                    {patient.name}
                  </Button>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </div>
  );
}

type Alike = { name: string; items: PatientChoice[] };

function useAdding(onAdded: (patient: PatientChoice) => void) {
  const { t: say } = useTranslation("errors");
  const [alike, setAlike] = useState<Alike>();
  const [error, setError] = useState<string>();
  const add = async (name: string, confirmed = false) => {
    setError(undefined);
    try {
      const { id, name: given } = await createPatient(name, confirmed);
      setAlike(undefined);
      onAdded({ id, name: given });
    } catch (failure) {
      if (isCode(failure, "patient.possible_duplicates")) {
        setAlike({ name, items: candidatesOf(failure) });
      } else setError(errorMessage(say, failure));
    }
  };
  return { add, alike, error, confirm: () => add(alike?.name ?? "", true) };
}

/** Who may be the same person, as the refusal names them. */
function candidatesOf({ details }: ApiError): PatientChoice[] {
  return Array.isArray(details.candidates) ? (details.candidates.slice(0, 4) as PatientChoice[]) : [];
}
