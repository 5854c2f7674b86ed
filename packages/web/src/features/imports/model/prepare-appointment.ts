import type { ImportedState } from "@meridian/core/contracts/imports/appointment-imports";
import type { ValueField } from "@meridian/core/contracts/imports/imports";
import { STEP_MINUTES } from "@meridian/core/contracts/scheduling/booking";
import { instantAt, wallClock } from "@meridian/core/time/zones";
import { type DateOrder, parseDate } from "../guessing/dates.ts";
import { parseDuration, parseInstant, parseState, parseTime } from "../guessing/times.ts";
import { emailsIn, phonesIn } from "../guessing/values.ts";
import type { AppointmentField, AppointmentMapping } from "./appointment-fields.ts";

/** A field that the preview shows and changes. */
export type AppointmentTarget = "date" | "start" | "end" | "name";
export type AppointmentEdits = Partial<Record<AppointmentTarget, string>>;

/** What is wrong with a row. Each code has a sentence in the locale `imports` under `appointments.problem`. */
export type AppointmentProblem =
  | "date_invalid"
  | "time_missing"
  | "end_before_start"
  | "too_long"
  | "patient_missing"
  | "state_unknown";

/** What the file says about the patient. */
export type PersonInFile = {
  name: string;
  birthday: string | null;
  phone: string;
  email: string;
  number: string;
};

/** A row of a file as the appointment that it would become. */
export type PreparedAppointment = {
  number: number;
  /** As the file has them, or as they were typed: for reading and changing. */
  values: Record<AppointmentTarget, string>;
  problems: { code: AppointmentProblem; value: string }[];
  person: PersonInFile;
  /** In UTC; undefined where date or time are not understood. */
  start: string | undefined;
  /** Minutes; undefined where the file does not say it. */
  duration: number | undefined;
  state: ImportedState;
  /** The texts that stand for something of the clinic. */
  texts: Record<ValueField, string>;
  reason: string;
  notes: string;
};

export type AppointmentSetup = {
  mapping: AppointmentMapping;
  dateOrder: DateOrder;
  today: string;
  timeZone: string;
};

const MAX_MINUTES = 480;
const MAX = { reason: 300, notes: 1000, text: 120, name: 200 } as const;
/** Years ahead in which an appointment may be: a year of two digits is not in the past century. */
const YEARS_AHEAD = 5;

/** Makes an appointment of the cells of a row; `edits` are what somebody typed in the preview. */
export function prepareAppointment(
  cells: readonly string[],
  number: number,
  setup: AppointmentSetup,
  edits: AppointmentEdits = {},
): PreparedAppointment {
  const texts = textsOf(cells, setup.mapping);
  const text = (field: AppointmentField, between = " ") => texts.get(field)?.join(between) ?? "";
  const problems: PreparedAppointment["problems"] = [];
  const problem = (code: AppointmentProblem, value: string) => problems.push({ code, value });
  const values = {
    date: edits.date ?? (text("date") || text("start")),
    start: edits.start ?? (text("start") || text("date")),
    end: edits.end ?? text("end"),
    name: edits.name ?? personName(text("name"), text("first_name"), text("last_name")),
  };
  const when = startOf(values, setup);
  if (when.day === undefined) problem("date_invalid", values.date);
  else if (when.minutes === undefined)
    problem("time_missing", values.start === values.date ? "" : values.start);
  const length = lengthOf(values.end, text("duration"), when, setup);
  if (length !== undefined && length <= 0) problem("end_before_start", values.end);
  if (length !== undefined && length > MAX_MINUTES) problem("too_long", values.end || text("duration"));
  const person = personOf(values.name, { text, setup });
  if (![person.name, person.phone, person.email, person.number].some(Boolean)) problem("patient_missing", "");
  const state = text("state") === "" ? "booked" : parseState(text("state"));
  if (!state) problem("state_unknown", text("state"));
  const isDone = when.day !== undefined && when.minutes !== undefined;
  const notes = [text("notes", "\n"), state ? "" : text("state")].filter(Boolean).join("\n");
  return {
    number,
    values: { ...values, ...shown(when, values, length) },
    problems,
    person,
    start: isDone ? instantAt(when.day ?? "", floor(when.minutes ?? 0), setup.timeZone) : undefined,
    duration: length !== undefined && length > 0 && length <= MAX_MINUTES ? length : undefined,
    state: state ?? "booked",
    texts: {
      professional: text("professional").slice(0, MAX.text),
      appointment_type: text("appointment_type").slice(0, MAX.text),
      office: text("office").slice(0, MAX.text),
    },
    reason: text("reason", ", ").slice(0, MAX.reason),
    notes: notes.slice(0, MAX.notes),
  };
}

type When = { day: string | undefined; minutes: number | undefined };
type Values = PreparedAppointment["values"];

const floor = (minutes: number) => minutes - (minutes % STEP_MINUTES);
const ceil = (minutes: number) => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;

function textsOf(cells: readonly string[], mapping: AppointmentMapping): Map<AppointmentField, string[]> {
  const texts = new Map<AppointmentField, string[]>();
  for (const [column, field] of mapping.entries()) {
    const text = cells[column]?.trim();
    if (field && text) texts.set(field, [...(texts.get(field) ?? []), text]);
  }
  return texts;
}

/** Day and minutes by the clinic's clock. An instant with its zone says both. */
function startOf({ date, start }: Values, { dateOrder, today, timeZone }: AppointmentSetup): When {
  const instant = parseInstant(start) ?? parseInstant(date);
  if (instant !== undefined) return wallClock(instant, timeZone);
  const horizon = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  const day = parseDate(date, dateOrder, horizon);
  return { day: day && /^2[01]/.test(day) ? day : undefined, minutes: parseTime(start) };
}

/** Minutes from start to end in whole steps; undefined where the file says neither end nor duration. */
function lengthOf(
  end: string,
  duration: string,
  { day, minutes }: When,
  setup: AppointmentSetup,
): number | undefined {
  const begin = minutes === undefined ? undefined : floor(minutes);
  const instant = parseInstant(end);
  if (instant !== undefined && day !== undefined && begin !== undefined)
    return ceil((instant - Date.parse(instantAt(day, begin, setup.timeZone))) / 60_000);
  const until = end === "" ? undefined : parseTime(end);
  if (until !== undefined && begin !== undefined) return ceil(until - begin);
  const lasts = parseDuration(duration);
  return lasts === undefined ? undefined : ceil(lasts);
}

/** What the preview shows: the understood day and times, otherwise what the file has. */
const shown = ({ day, minutes }: When, { date, start, end }: Values, length: number | undefined) => ({
  date: day ?? date,
  start: minutes === undefined ? (parseDate(start, "dmy", "2100-01-01") ? "" : start) : clock(floor(minutes)),
  end:
    minutes !== undefined && length !== undefined && length > 0
      ? clock((floor(minutes) + length) % 1440)
      : end,
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function personName(name: string, first: string, last: string): string {
  const [surname = "", given = "", more] = name.split(",").map((part) => part.trim());
  const turned = more === undefined && given !== "" && surname !== "" ? `${given} ${surname}` : name;
  return (turned || [first, last].filter(Boolean).join(" "))
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX.name);
}

function personOf(
  name: string,
  { text, setup }: { text: (field: AppointmentField) => string; setup: AppointmentSetup },
): PersonInFile {
  return {
    name,
    birthday: parseDate(text("birthday"), setup.dateOrder, setup.today) ?? null,
    phone: phonesIn(text("phone"))[0]?.typed.slice(0, 40) ?? "",
    email: emailsIn(text("email"))[0] ?? "",
    number: text("number").slice(0, 30),
  };
}
