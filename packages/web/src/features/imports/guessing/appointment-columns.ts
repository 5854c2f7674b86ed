import type { ImportKind } from "@meridian/core/contracts/imports/imports";
import { cellsOf, type Table } from "@meridian/ui/sheets/table";
import {
  type AppointmentField,
  type AppointmentMapping,
  JOINED_APPOINTMENT_FIELDS,
} from "../model/appointment-fields.ts";
import { appointmentFieldNamed } from "./appointment-words.ts";
import { columnsOf } from "./columns.ts";
import { parseDate } from "./dates.ts";
import { parseInstant, parseTime } from "./times.ts";

/** Rows by which the content of a column is judged, and the share of values that must be of a kind. */
const SAMPLE = 300;
const MOST = 0.6;

/** Fields that only appointments have. */
const ONLY_APPOINTMENTS: ReadonlySet<AppointmentField> = new Set([
  "date",
  "start",
  "end",
  "duration",
  "professional",
  "appointment_type",
  "office",
  "state",
]);

/** Guesses the field of each column of a list of appointments: from its name first, then date and time from what it holds. */
export function guessAppointmentMapping(table: Table, header: number, today: string): AppointmentMapping {
  const columns = columnsOf(table, header);
  const mapping: (AppointmentField | null)[] = columns.map(() => null);
  const used = new Set<AppointmentField>();
  const take = (index: number, field: AppointmentField | undefined) => {
    if (!field || mapping[index] || (used.has(field) && !JOINED_APPOINTMENT_FIELDS.has(field))) return;
    mapping[index] = field;
    used.add(field);
  };
  const named = columns.map((column) => appointmentFieldNamed(column.header));
  for (const { index } of columns) if (named[index]?.exact) take(index, named[index]?.field);
  for (const { index } of columns) take(index, named[index]?.field);
  const sample = table.rows.slice(header + 1, header + 1 + SAMPLE).map(cellsOf);
  for (const { index } of columns) {
    const values = sample.map((cells) => cells[index] ?? "").filter(Boolean);
    const found = contentOf(values, today);
    if (found && !used.has(found)) take(index, found);
  }
  return mapping;
}

function contentOf(values: readonly string[], today: string): AppointmentField | undefined {
  if (values.length === 0) return undefined;
  const most = (isKind: (value: string) => boolean) => values.filter(isKind).length >= values.length * MOST;
  if (most((value) => parseInstant(value) !== undefined)) return "start";
  if (most((value) => /\D/.test(value) && parseDate(value, "dmy", today) !== undefined)) return "date";
  return most((value) => /\D/.test(value) && parseTime(value) !== undefined) ? "start" : undefined;
}

/** Whether a sheet looks like a list of appointments: its columns have at least two names that patients' lists do not have. */
export function guessKind(table: Table, header: number): ImportKind {
  const fields = columnsOf(table, header).map(({ header: name }) => appointmentFieldNamed(name));
  const own = new Set(fields.flatMap((named) => (named?.exact ? [named.field] : [])));
  const count = [...own].filter((field) => ONLY_APPOINTMENTS.has(field)).length;
  return count >= 2 && (own.has("date") || own.has("start")) ? "appointments" : "patients";
}
