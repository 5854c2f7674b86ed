import { cellsOf, TableBuilder } from "@meridian/ui/sheets/table";
import { describe, expect, test } from "vitest";
import { guessAppointmentMapping, guessKind } from "../guessing/appointment-columns.ts";
import { findHeader, guessMapping } from "../guessing/columns.ts";
import { parseDuration, parseState, parseTime } from "../guessing/times.ts";
import { defaultAppointmentDecision, sameTimesInFile } from "./appointment-decisions.ts";
import type { AppointmentMapping } from "./appointment-fields.ts";
import { guessValues, valueKey, valuesIn } from "./clinic-values.ts";
import { prepareAppointment } from "./prepare-appointment.ts";

const TODAY = "2026-11-23";
const tableOf = (...rows: string[]) => {
  const builder = new TableBuilder();
  for (const [index, row] of rows.entries()) builder.add(row.split(";"), index + 1);
  return builder.table();
};
const setup = (mapping: AppointmentMapping) => ({
  mapping,
  dateOrder: "dmy" as const,
  today: TODAY,
  timeZone: "Europe/Lisbon",
});

describe("the columns of a list of appointments", () => {
  test.each([
    [
      "Data;Hora;Duração;Paciente;Terapeuta;Tipo;Sala;Estado;Obs",
      "date start duration name professional appointment_type office state notes",
    ],
    [
      "Date;Start time;End time;Patient name;Practitioner;Service;Status",
      "date start end name professional appointment_type state",
    ],
    [
      "Data da consulta;Hora início;Hora fim;Nome do utente;Data de nascimento;Telemóvel;NIF",
      "date start end name birthday phone number",
    ],
    [
      "Dia;Horário;Primeiro nome;Apelido;E-mail;Profissional",
      "date start first_name last_name email professional",
    ],
  ])("%s", (header, fields) => {
    const table = tableOf("Clínica Demo", header, "05/03/2024;10:30");
    const row = findHeader(table);
    expect(row).toBe(1);
    expect(guessAppointmentMapping(table, row, TODAY).join(" ")).toBe(fields);
    expect(guessKind(table, row)).toBe("appointments");
  });
  test("are found by what they hold where their names say nothing", () => {
    const table = tableOf("Quando;A que;Quem", "05/03/2024;10h30;Ana Demo", "06/03/2024;11h00;Rui Demo");
    expect(guessAppointmentMapping(table, 0, TODAY)).toEqual(["date", "start", null]);
  });
  test("of a list of patients are not taken for appointments", () => {
    const table = tableOf("Nome;Data de nascimento;Telemóvel;E-mail;Notas", "Ana;01/02/1980;912345678;;");
    expect(guessKind(table, findHeader(table))).toBe("patients");
    expect(guessMapping(table, 0, TODAY)).toContain("birthday");
  });
});

test.each([
  ["14:30", 870],
  ["14h30", 870],
  ["9h", 540],
  ["9.05", 545],
  ["2:30 PM", 870],
  ["12:10 a.m.", 10],
  ["0930", 570],
  ["14:30:00", 870],
  ["05/03/2024 08:15", 495],
  ["2024-03-05T08:15", 495],
  ["05/03/2024", undefined],
  ["25:00", undefined],
  ["10:75", undefined],
  ["manhã", undefined],
])("the time %s", (text, minutes) => expect(parseTime(text)).toBe(minutes));

test.each([
  ["45", 45],
  ["45 min", 45],
  ["1h", 60],
  ["1h30", 90],
  ["01:30", 90],
  ["1,5 h", 90],
  ["0", undefined],
  ["longa", undefined],
])("the duration %s", (text, minutes) => expect(parseDuration(text)).toBe(minutes));

test.each([
  ["Realizada", "booked"],
  ["CONFIRMED", "booked"],
  ["Não compareceu", "missed"],
  ["No-show", "missed"],
  ["Faltou", "missed"],
  ["Cancelada pelo utente", "cancelled"],
  ["Desmarcada", "cancelled"],
  ["???", undefined],
])("the state %s", (text, state) => expect(parseState(text)).toBe(state));

describe("a row", () => {
  const whole = setup(["date", "start", "end", "name", "professional", "state", "notes"]);
  const read = (...cells: string[]) => prepareAppointment(cells, 2, whole);
  test("is in the clinic's time zone, also on the days of summer time, and in steps of five minutes", () => {
    expect(read("05/03/2024", "10:32", "11:03", "Ana Demo")).toMatchObject({
      start: "2024-03-05T10:30:00.000Z",
      duration: 35,
      state: "booked",
      problems: [],
      values: { date: "2024-03-05", start: "10:30", end: "11:05", name: "Ana Demo" },
    });
    expect(read("05/07/24", "10h", "", "Demo, Ana")).toMatchObject({
      start: "2024-07-05T09:00:00.000Z",
      duration: undefined,
      person: { name: "Ana Demo" },
    });
    expect(read("05/07/27", "10:00", "10:45", "Ana Demo").start).toBe("2027-07-05T09:00:00.000Z");
  });
  test("may have its date and time in one column, or an instant with its zone", () => {
    const one = setup(["date", "duration", "name"]);
    const start = "2024-07-05T09:00:00.000Z";
    expect(prepareAppointment(["05/07/2024 10:00", "30", "Ana"], 2, one)).toMatchObject({
      start,
      duration: 30,
    });
    const instants = setup(["start", "end", "name"]);
    const cells = ["2024-07-05T09:00:00Z", "2024-07-05T10:00:00Z", "Ana"];
    expect(prepareAppointment(cells, 2, instants)).toMatchObject({
      start,
      duration: 60,
      values: { date: "2024-07-05", start: "10:00", end: "11:00" },
    });
  });
  test.each([
    [["31/02/2024", "10:00", "11:00", "Ana"], "date_invalid"],
    [["05/03/1980", "10:00", "11:00", "Ana"], "date_invalid"],
    [["05/03/2024", "", "", "Ana"], "time_missing"],
    [["05/03/2024", "11:00", "10:00", "Ana"], "end_before_start"],
    [["05/03/2024", "08:00", "18:00", "Ana"], "too_long"],
    [["05/03/2024", "10:00", "11:00", ""], "patient_missing"],
    [["05/03/2024", "10:00", "11:00", "Ana", "", "???"], "state_unknown"],
  ])("%j has the problem %s", (cells, code) => {
    expect(read(...cells).problems.map((problem) => problem.code)).toEqual([code]);
  });
  test("keeps an unknown state in the notes, and takes what was typed", () => {
    expect(read("05/03/2024", "10:00", "11:00", "Ana", "", "???", "Hello").notes).toBe("Hello\n???");
    const typed = prepareAppointment(["31/02/2024", "10:00"], 2, whole, { date: "2024-02-28", name: "Ana" });
    expect(typed).toMatchObject({ start: "2024-02-28T10:00:00.000Z", problems: [] });
  });
});

describe("what a file's names are in the clinic", () => {
  const rows = ["Dr. Ana Demo", "ana demo", "Rui", ""].map((professional, index) => ({
    ...prepareAppointment(["05/03/2024", "10:00"], index + 2, setup(["date", "start"])),
    texts: { professional, appointment_type: "", office: "" },
  }));
  const options = {
    professional: [
      { id: "usr_ana", label: "Ana Demo" },
      { id: "usr_rui", label: "Rui Demo" },
    ],
    appointment_type: [{ id: "typ_1", label: "First visit" }],
    office: [],
  };
  test("is guessed by the name, the only one there is, or what was chosen before", () => {
    const values = valuesIn(rows);
    const guessed = guessValues(values, options, [{ field: "professional", text: "", id: "usr_ana" }]);
    expect(guessed.get(valueKey("professional", "DR. ANA DEMO"))).toBe("usr_ana");
    expect(guessed.get(valueKey("professional", "Rui"))).toBe("usr_rui");
    expect(guessed.get(valueKey("professional", ""))).toBe("usr_ana");
    expect(guessed.get(valueKey("appointment_type", ""))).toBe("typ_1");
    expect(guessed.get(valueKey("office", ""))).toBe("");
  });
});

describe("what becomes of a row", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  const booking = (start: string, patient = "pat_1") => ({
    patient,
    professional: "usr_1",
    office: "off_1",
    appointment_type: "typ_1",
    start,
    duration: 30,
    state: "booked" as const,
    reason: "",
    notes: "",
  });
  const past = booking("2024-03-05T10:00:00.000Z");
  const ahead = booking("2027-03-05T10:00:00.000Z");
  const times = { start: past.start, end: past.start };
  const taken = { imported: false, clashes: [{ resource: "professional" as const, ...times }] };
  const twice = { imported: false, clashes: [{ resource: "patient" as const, ...times }] };
  const free = { imported: false, clashes: [] };
  test.each([
    ["incomplete", undefined, free, "skip"],
    ["free", ahead, free, "add"],
    ["imported before", past, { ...free, imported: true }, "skip"],
    ["past beside another", past, taken, "anyway"],
    ["past of a patient who is there at that time", past, twice, "skip"],
    ["to come and taken", ahead, taken, "skip"],
    ["to come and taken by an earlier row", ahead, { ...free, sameTimeAs: 3 }, "skip"],
  ])("%s", (_, row, facts, decision) => {
    expect(defaultAppointmentDecision(row, facts, now)).toBe(decision);
  });
  test("names the earlier row that takes the same time", () => {
    const rows = [2, 3, 4].map((number) => prepareAppointment([], number, setup([])));
    const later = booking("2027-03-05T10:30:00.000Z", "pat_2");
    const same = sameTimesInFile(rows, [ahead, booking("2027-03-05T10:15:00.000Z", "pat_2"), later]);
    expect(same).toEqual([undefined, 2, 3]);
  });
});

test("a row is read from its packed cells", () => {
  const table = tableOf("Data;Hora;Paciente", "05/03/2024;10:00;Ana Demo");
  const row = prepareAppointment(cellsOf(table.rows[1] ?? ""), 2, setup(["date", "start", "name"]));
  expect(row.person.name).toBe("Ana Demo");
});
