import { beforeEach, describe, expect, test } from "vitest";
import * as Patients from "../patients/index.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";

localTable();

let space: TestSpace;
let desk: TestUser;
let ana: TestUser;

beforeEach(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional", { appointment_permission: true });
});

const newcomer = (fields: object = {}) => ({
  name: "Demo Newcomer",
  mobile_number: "912 345 678",
  email: "newcomer@patients.example",
  consents_email: true,
  consents_sms: false,
  confirm_duplicates: false,
  ...fields,
});
const book = (start: string, fields: object = {}, user = desk) =>
  as(user, () =>
    Scheduling.createAppointment({
      professional: ana.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start,
      duration: 60,
      notes: "",
      override: false,
      ...fields,
    }),
  );
const found = async (q: string) =>
  (await as(desk, () => Patients.list({ q, view: "active", limit: 50 } as never))).items.map(
    ({ name }) => name,
  );

describe("a new patient at booking", () => {
  test("is created with the booking, with contact data and consents", async () => {
    const booked = await book("2036-12-01T10:00:00.000Z", { new_patient: newcomer() });
    expect(booked).toMatchObject({ patient_name: "Demo Newcomer" });
    const patient = await as(desk, () => Patients.get(booked.patient));
    expect(patient).toMatchObject({
      mobile_number: "912 345 678",
      email: "newcomer@patients.example",
      consents_email: true,
      consents_sms: false,
    });
  });

  test("is not created if the time is taken, and once with an override", async () => {
    const at = "2036-12-01T10:00:00.000Z";
    await book(at, { new_patient: newcomer({ name: "Demo First", email: "", mobile_number: "" }) });
    expect(await refusal(book(at, { new_patient: newcomer() }))).toMatchObject({
      code: "appointment.clash",
    });
    expect(await found("Newcomer")).toEqual([]);
    expect(await book(at, { new_patient: newcomer(), override: true })).toMatchObject({ override: true });
    expect(await found("Newcomer")).toEqual(["Demo Newcomer"]);
  });

  test("who resembles a known patient is asked about, naming that patient; confirmed, both exist", async () => {
    const first = await book("2036-12-01T10:00:00.000Z", { new_patient: newcomer() });
    const again = (fields: object) => book("2036-12-02T10:00:00.000Z", { new_patient: newcomer(fields) });
    expect(await refusal(again({}))).toMatchObject({
      code: "patient.possible_duplicates",
      facts: { details: { candidates: [{ id: first.patient, name: "Demo Newcomer" }] } },
    });
    expect(await again({ confirm_duplicates: true })).toMatchObject({ status: "scheduled" });
    expect(await found("Newcomer")).toHaveLength(2);
  });

  test("needs the permission to add patients", async () => {
    const refused = book("2036-12-01T10:00:00.000Z", { new_patient: newcomer() }, ana);
    expect(await refusal(refused)).toMatchObject({ kind: "forbidden", code: "access.denied" });
  });

  test("with the longest name and an appointment over midnight is still one transaction", async () => {
    const words = Array.from({ length: 25 }, (_, index) => `Demo${index}`);
    const name = words.join(" ").slice(0, 200);
    const booked = await book("2036-12-01T23:30:00.000Z", {
      new_patient: newcomer({ name, phone: "253 999 888", confirm_duplicates: true }),
    });
    expect(booked.patient_name).toBe(name);
  });

  test("can be put on the waiting list in the same way", async () => {
    const entry = await as(desk, () =>
      Scheduling.addWaiting({
        new_patient: newcomer(),
        professional: null,
        appointment_type: space.appointmentType.id,
        days: [1],
        from: "09:00",
        to: "12:00",
        urgent: false,
        notes: "",
      }),
    );
    expect(entry.patient_name).toBe("Demo Newcomer");
    expect(await found("Newcomer")).toEqual(["Demo Newcomer"]);
  });

  test("a known patient is proposed the type of their last appointment, unless it was cancelled", async () => {
    const first = await book("2036-12-01T10:00:00.000Z", { new_patient: newcomer() });
    const usual = () => as(desk, () => Scheduling.bookingDefaults(first.patient));
    expect(await usual()).toEqual({ professional: ana.id, appointment_type: space.appointmentType.id });
    await as(desk, () =>
      Scheduling.setStatus(first.id, { status: "cancelled", reason: "Demo", override: false, version: 1 }),
    );
    expect(await usual()).toEqual({ professional: null, appointment_type: null });
  });
});
