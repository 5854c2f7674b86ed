import type { PatientDetails, PatientRow } from "@meridian/core/contracts/patients/patients";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvDay } from "@meridian/ui/table/csv-values";
import { useTranslation } from "react-i18next";

/** The columns of the CSV of patients: what a letter, a message or an accountant needs, nothing clinical. */
export function usePatientCsv(): CsvColumn<PatientRow>[] {
  const { t } = useTranslation("patients");
  const field = (name: "name" | "birthday" | "mobile_number" | "phone" | "email"): CsvColumn<PatientRow> => ({
    header: t(`field.${name}`),
    text: (row) => row[name] ?? "",
  });
  const detail = (
    name: Exclude<keyof PatientDetails, "language" | "consents_email" | "consents_sms">,
  ): CsvColumn<PatientRow> => ({ header: t(`field.${name}`), text: ({ details }) => details?.[name] ?? "" });
  const agrees = (name: "consents_email" | "consents_sms"): CsvColumn<PatientRow> => ({
    header: t(`field.${name}`),
    text: ({ details }) => (details ? t(details[name] ? "yes" : "no") : ""),
  });
  return [
    field("name"),
    field("birthday"),
    { header: t("field.gender"), text: ({ gender }) => (gender ? t(`gender.${gender}`) : "") },
    field("mobile_number"),
    field("phone"),
    field("email"),
    detail("address"),
    detail("health_system_number"),
    detail("vat_number"),
    detail("id_number"),
    detail("social_security_number"),
    detail("occupation"),
    detail("legal_representative"),
    {
      header: t("field.language"),
      text: ({ details }) => (details ? t(`language.${details.language}`) : ""),
    },
    agrees("consents_email"),
    agrees("consents_sms"),
    { header: t("column.created"), text: ({ created_at }) => csvDay(created_at) },
  ];
}
