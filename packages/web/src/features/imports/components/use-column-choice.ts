import { useTranslation } from "react-i18next";
import { appointmentFieldNamed } from "../guessing/appointment-words.ts";
import { fieldNamed } from "../guessing/header-words.ts";
import { APPOINTMENT_FIELDS, JOINED_APPOINTMENT_FIELDS, missingIn } from "../model/appointment-fields.ts";
import { remapped } from "../model/column-choice.ts";
import { type ImportField, JOINED_FIELDS, type Mapping } from "../model/patient-fields.ts";
import { appointmentDatesOf, datesOf, type OpenSheet, orderOf } from "../model/use-file.ts";
import type { ColumnChoice } from "./column-step.tsx";

const hasName = (mapping: Mapping) =>
  mapping.some((field) => field === "name" || field === "first_name" || field === "last_name");

/** What the columns of a sheet hold: patients, or appointments. */
export function useColumnChoice(
  sheet: OpenSheet | undefined,
  fields: readonly ImportField[],
  onChange: (changes: Partial<OpenSheet>) => void,
): ColumnChoice | undefined {
  const { t } = useTranslation("imports");
  const { t: patients } = useTranslation("patients");
  if (!sheet) return undefined;
  const { table, header, appointments } = sheet;
  if (sheet.kind === "appointments") {
    const missing = missingIn(appointments.mapping);
    return {
      mapping: appointments.mapping,
      remembered: appointments.remembered,
      options: APPOINTMENT_FIELDS.map((field) => ({ value: field, label: t(`appointments.field.${field}`) })),
      named: (name) => appointmentFieldNamed(name)?.field,
      needed: missing && t(`appointments.needed.${missing}`),
      onChoose: (column, value) => {
        const field = APPOINTMENT_FIELDS.find((one) => one === value) ?? null;
        const mapping = remapped(appointments.mapping, column, { field, joined: JOINED_APPOINTMENT_FIELDS });
        const dates = orderOf(appointmentDatesOf(table, header, mapping), appointments.dateOrder);
        onChange({ appointments: { ...appointments, mapping, ...dates } });
      },
    };
  }
  const label = (field: ImportField) =>
    field === "first_name" || field === "last_name" ? t(`columns.${field}`) : patients(`field.${field}`);
  return {
    mapping: sheet.mapping,
    remembered: sheet.remembered,
    options: fields.map((field) => ({ value: field, label: label(field) })),
    named: (name) => fieldNamed(name)?.field,
    needed: hasName(sheet.mapping) ? undefined : t("columns.nameNeeded"),
    onChoose: (column, value) => {
      const field = fields.find((one) => one === value) ?? null;
      const mapping = remapped(sheet.mapping, column, { field, joined: JOINED_FIELDS });
      onChange({ mapping, ...datesOf(table, header, mapping) });
    },
  };
}
