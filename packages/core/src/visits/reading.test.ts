import { beforeAll, describe, expect, test } from "vitest";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import { openVisit, saveSection, setStatus } from "../testing/visit-calls.ts";
import * as Visits from "../visits/index.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let rui: TestUser;
let desk: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  desk = await makeUser(space.id, "receptionist");
});

const begun = (patient?: { id: string; name: string }, clinic = { space, ana, desk }) =>
  openVisit({ space: clinic.space, professional: clinic.ana, booker: clinic.desk }, patient);
const status = (id: string, to: string, version: number) => setStatus(ana, id, to, version);
const save = (
  visit: { id: string; patient: string },
  section: string,
  version: number,
  data: Record<string, unknown>,
) => saveSection(ana, visit, { section, version, data });

describe("reading", () => {
  test("an appointment with the patient and the previous visit takes three requests", async () => {
    const patient = await makePatient(space.id, { birthday: "1980-05-05", alerts: "faints easily" });
    const before = await begun(patient);
    await save(before, "allergies", 0, { text: "pollen" });
    await save(before, "medication", 0, {
      items: [
        { drug: "Ibuprofen", dose: "400 mg", frequency: "daily" },
        { drug: "Omeprazole", stopped: "2025-12-01" },
      ],
    });
    await status(before.id, "done", before.version);
    const now = await begun(patient);
    await save(now, "complaint", 0, { items: [{ what: "again" }] });
    for (const named of [patient.id, undefined]) {
      const { value, calls } = await counted(ana, () => Visits.get(now.id, named));
      expect(calls).toBe(3);
      expect(value.patient).toMatchObject({
        name: patient.name,
        birthday: "1980-05-05",
        clinical: { alerts: "faints easily", allergies: "pollen", medication: "Ibuprofen 400 mg daily" },
        last_visit: { id: before.id },
      });
      expect(value.content).toMatchObject({
        writable: true,
        sections: [{ section: "complaint", data: { items: [{ what: "again" }] } }],
        previous: { id: before.id, signed: true, summary: { allergies: "pollen" } },
      });
    }
  });

  test("an address with another patient's id is not found", async () => {
    const { id } = await begun();
    const other = await makePatient(space.id);
    for (const patient of [other.id, "pat_01ARZ3NDEKTSV4RRFFQ69G5FAV"])
      expect(await refusal(as(ana, () => Visits.get(id, patient)))).toMatchObject({ kind: "absent" });
  });

  test("the front desk gets the appointment and no clinical content", async () => {
    const patient = await makePatient(space.id, { alerts: "secret alert", allergies: "secret allergy" });
    const opened = await begun(patient);
    const { id, version } = opened;
    await save(opened, "complaint", 0, { items: [{ what: "secret complaint" }] });
    await status(id, "done", version);
    const visit = await as(desk, () => Visits.get(id, patient.id));
    expect(visit).toMatchObject({
      appointment: { id, status: "done" },
      patient: { clinical: null },
      content: null,
    });
    const record = await as(desk, () =>
      Visits.record({ params: { patient: patient.id }, query: { limit: 50 } }),
    );
    expect(record.items).toMatchObject([{ appointment: { id }, summary: null }]);
    const list = await as(desk, () =>
      Visits.list({ from: "2036-01-01T00:00:00Z", to: "2036-02-01T00:00:00Z" }),
    );
    expect(JSON.stringify([visit, record, list])).not.toContain("secret");
  });

  test("a colleague reads if the space shares its records, and never writes", async () => {
    const { id } = await begun();
    expect((await as(rui, () => Visits.get(id, undefined))).content?.writable).toBe(false);
    const closed = await makeSpace({ sharesClinicalRecords: false });
    const clinic = {
      space: closed,
      ana: await makeUser(closed.id, "professional"),
      desk: await makeUser(closed.id, "receptionist"),
    };
    const other = await begun(undefined, clinic);
    const colleague = await makeUser(closed.id, "professional");
    expect(await refusal(as(colleague, () => Visits.get(other.id, undefined)))).toMatchObject({
      kind: "forbidden",
      code: "appointment.not_shared",
    });
    const seesCalendars = await makeUser(closed.id, "professional", { calendar_permission: true });
    expect((await as(seesCalendars, () => Visits.get(other.id, undefined))).content).toBeNull();
    const record = (user: TestUser) =>
      as(user, () => Visits.record({ params: { patient: other.patient }, query: { limit: 50 } }));
    expect((await record(colleague)).items).toEqual([]);
    expect((await record(seesCalendars)).items).toMatchObject([{ summary: null }]);
  });

  test("a week is one request; without permission, colleagues' appointments are busy and unnamed", async () => {
    const { start, patient } = await begun();
    const range = { from: start, to: new Date(Date.parse(start) + 60_000).toISOString() };
    const { value, calls } = await counted(rui, () => Visits.list(range));
    expect(calls).toBe(1);
    expect(value.items).toEqual([
      { busy: true, professional: ana.id, office: expect.any(String), start, end: expect.any(String) },
    ]);
    expect((await as(ana, () => Visits.list(range))).items).toMatchObject([{ patient }]);
    expect((await as(desk, () => Visits.list(range))).items).toMatchObject([{ patient }]);
    expect((await as(desk, () => Visits.list({ ...range, professional: rui.id }))).items).toEqual([]);
  });

  test("home: today's list, the next patient and unfinished appointments", async () => {
    const clinic = await makeSpace();
    const therapist = await makeUser(clinic.id, "professional");
    const fresh = await counted(therapist, () => Visits.home());
    expect(fresh.calls).toBe(3);
    expect(fresh.value).toMatchObject({
      today: [],
      next: null,
      unfinished: [],
      setup: { plan: true, place: true, type: true, appointment: false },
    });
    const front = await makeUser(clinic.id, "receptionist");
    const left = await begun(undefined, { space: clinic, ana: therapist, desk: front });
    const later = await counted(therapist, () => Visits.home());
    expect(later.calls).toBe(2);
    expect(later.value).toMatchObject({ unfinished: [{ id: left.id }], setup: { appointment: true } });
  });

  test("home: users who may close a colleague's appointment also see those others began", async () => {
    const clinic = await makeSpace();
    const therapist = await makeUser(clinic.id, "professional");
    const front = await makeUser(clinic.id, "receptionist");
    const managing = await makeUser(clinic.id, "manager", { practises: true });
    const theirs = await begun(undefined, { space: clinic, ana: therapist, desk: front });
    const own = await begun(undefined, { space: clinic, ana: managing, desk: front });
    const seen = await counted(managing, () => Visits.home());
    expect(seen.calls).toBe(2);
    expect(seen.value.unfinished.map(({ id }) => id)).toEqual([own.id]);
    expect(seen.value.colleagues?.map(({ id }) => id)).toEqual([theirs.id]);
    const manager = await makeUser(clinic.id, "manager");
    for (const other of [therapist, front, manager])
      expect(await as(other, () => Visits.home())).not.toHaveProperty("colleagues");
  });

  test("history is paged, newest first, with two requests per page", async () => {
    const patient = await makePatient(space.id);
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await begun(patient)).id);
    const seen: string[] = [];
    const read = (cursor: string | null) =>
      counted(desk, () =>
        Visits.record({
          params: { patient: patient.id },
          query: { limit: 2, ...(cursor && { cursor }) },
        }),
      );
    let cursor: string | null = null;
    for (let page = 0; page < 10; page += 1) {
      const { value, calls }: Awaited<ReturnType<typeof read>> = await read(cursor);
      expect(calls).toBe(2);
      if (page === 0) expect(value.patient?.name).toBe(patient.name);
      seen.push(...value.items.map(({ appointment }) => appointment.id));
      cursor = value.next;
      if (!cursor) break;
    }
    expect(seen).toEqual(ids);
  });
});
