import { beforeAll, describe, expect, test } from "vitest";
import { AcupunctureEntity } from "../acupuncture/acupuncture.entity.ts";
import { connect } from "../db/service.ts";
import { nowIso } from "../platform/clock.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";

localTable();
const store = connect({ acupuncture: AcupunctureEntity });

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

async function begun(patient?: { id: string; name: string }, clinic = { space, ana, desk }) {
  const who = patient ?? (await makePatient(clinic.space.id));
  const whose = { space: clinic.space, booker: clinic.desk, professional: clinic.ana, patient: who };
  const opened = await filledVisit(whose, {});
  patientOf.set(opened.id, who.id);
  return { ...opened, patient: who.id };
}
const patientOf = new Map<string, string>();
const status = (id: string, to: string, version: number, user = ana) =>
  as(user, () => Scheduling.setStatus(id, { status: to as never, reason: "", override: false, version }));
const save = (
  id: string,
  section: string,
  version: number,
  data: Record<string, unknown>,
  { user = ana, amend = "" }: { user?: TestUser; amend?: string } = {},
) =>
  as(user, () =>
    Visits.saveSection({
      params: { appointment: id, section: section as never },
      body: {
        patient: patientOf.get(id) ?? "pat_unknown",
        version,
        data,
        ...(amend && { amend: { reason: amend } }),
      },
    }),
  );
const needle = (id: string, needles_in: number, needles_out: number, version = 1) =>
  store.entities.acupuncture
    .put({
      space_id: space.id,
      appointment_id: id,
      points: [{ id: "ST36", side: "left", auricular: false, needles_in, needles_out }],
      updated_at: nowIso(),
      updated_by: ana.id,
      version,
    })
    .go();

describe("sections", () => {
  test("each has its own version; a stale write is refused with what stands", async () => {
    const { id } = await begun();
    expect(await save(id, "complaint", 0, { items: [{ what: "first" }] })).toMatchObject({ version: 1 });
    expect(await save(id, "complaint", 1, { items: [{ what: "second" }] })).toMatchObject({ version: 2 });
    expect(await save(id, "allergies", 0, { text: "pollen" })).toMatchObject({ version: 1 });
    const current = { data: { items: [{ what: "second" }] }, version: 2 };
    for (const version of [0, 1])
      expect(await refusal(save(id, "complaint", version, { items: [{ what: "late" }] }))).toMatchObject({
        code: "section.stale",
        facts: { current },
      });
  });

  test("a save that names another patient writes nothing", async () => {
    const { id } = await begun();
    const other = await begun();
    const wrong = { patient: other.patient, version: 0, data: { items: [{ what: "Meant for another" }] } };
    const params = { appointment: id, section: "complaint" as const };
    expect(await refusal(as(ana, () => Visits.saveSection({ params, body: wrong })))).toMatchObject({
      code: "appointment.not_found",
    });
    const priced = { ...wrong, data: { price: 1 } };
    const price = { appointment: id, section: "price" as const };
    expect(await refusal(as(ana, () => Visits.saveSection({ params: price, body: priced })))).toMatchObject({
      code: "appointment.not_found",
    });
    const seen = await as(ana, () => Visits.get(id, undefined));
    expect(seen.content?.sections).toEqual([]);
  });

  test("of ten writers at once one wins, the others are told", async () => {
    const { id } = await begun();
    const writes = Array.from({ length: 10 }, (_each, index) =>
      save(id, "diagnosis", 0, { text: `${index}` }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason.code).toBe("section.stale");
  });

  test("only in an open or paused appointment of one's own", async () => {
    const first = await begun();
    expect(await refusal(save(first.id, "allergies", 0, { text: "x" }, { user: rui }))).toMatchObject({
      kind: "forbidden",
      code: "appointment.not_own",
    });
    await status(first.id, "paused", 2);
    await save(first.id, "allergies", 0, { text: "x" });
    const stranger = await makeUser((await makeSpace()).id, "professional");
    expect(await refusal(save(first.id, "allergies", 1, { text: "x" }, { user: stranger }))).toMatchObject({
      code: "appointment.not_found",
    });
  });

  test("the price typed in the appointment stands on its head, and its own version guards it", async () => {
    const { id } = await begun();
    await save(id, "price", 0, { price: 4200 });
    const visit = await as(ana, () => Visits.get(id, undefined));
    expect(visit.appointment).toMatchObject({ price: 4200, version: 2 });
    expect(await refusal(save(id, "price", 0, { price: 1 }))).toMatchObject({ code: "section.stale" });
  });

  test.each([
    [
      "an impossible figure",
      { values: { heart_rate: 400 } },
      { "data.values.heart_rate": "vital_sign.impossible" },
    ],
    [
      "an implausible one nobody confirmed",
      { values: { heart_rate: 210 } },
      { "data.values.heart_rate": "vital_sign.confirm" },
    ],
    ["an unknown one", { values: { mood: 1 } }, { "data.values.mood": "vital_sign.unknown" }],
  ])("vital signs: %s is refused by name", async (_what, data, fields) => {
    const { id } = await begun();
    expect(await refusal(save(id, "vital_signs", 0, data))).toMatchObject({
      kind: "invalid",
      facts: { fields },
    });
  });

  test("vital signs: an implausible figure that is meant is kept", async () => {
    const { id } = await begun();
    const data = { values: { heart_rate: 210, temperature: 36.6 }, confirmed: ["heart_rate"] };
    expect(await save(id, "vital_signs", 0, data)).toMatchObject({ data });
  });

  test.each([
    ["complaint", { items: [{ intensity: 11 }] }, "data.items.0.intensity"],
    ["complaint", { items: [{ what: 3 }] }, "data.items.0.what"],
    ["medication", { items: [{ drug: "x", inn: "Xyzol" }] }, "data.items.0.inn"],
    ["allergies", { none: true, items: [{ substance: "Pollen" }] }, "data.none"],
    ["past_history", { family: [{ what: "x", who: "neighbour" }] }, "data.family.0.who"],
    ["life_habits", { values: { mood: "good" } }, "data.values.mood"],
    ["review_of_systems", { systems: { head: { findings: ["rash"] } } }, "data.systems.head.findings.0"],
    ["diagnosis", { patterns: ["no_such_pattern"] }, "data.patterns.0"],
    ["price", {}, "data.price"],
  ])("%s refuses %j", async (section, data, field) => {
    const { id } = await begun();
    const error = await refusal(save(id, section, 0, data));
    expect(Object.keys(error.facts.fields ?? {})).toEqual([field]);
  });

  test("patterns need the module", async () => {
    const osteo = await makeUser(space.id, "professional", { modules: ["osteo"] });
    const { id } = await begun(undefined, { space, ana: osteo, desk });
    const error = await refusal(save(id, "diagnosis", 0, { patterns: ["qi_deficiency"] }, { user: osteo }));
    expect(error).toMatchObject({ code: "module.not_owned" });
  });
});

describe("done", () => {
  test("refuses while needles differ, then signs and locks", async () => {
    const { id, version } = await begun();
    await needle(id, 3, 2);
    expect(await refusal(status(id, "done", version))).toMatchObject({
      code: "needles.count_mismatch",
      facts: { details: { needles_in: 3, needles_out: 2 } },
    });
    await needle(id, 3, 3, 2);
    await save(id, "complaint", 0, {
      items: [{ what: "headache", intensity: 6, icd: [{ code: "R51", title: "Headache" }] }],
    });
    const { value: done, calls } = await counted(ana, () =>
      Scheduling.setStatus(id, { status: "done", reason: "", override: false, version }),
    );
    // The visit, its timers, the patient with the last one, and what is signed.
    expect(calls).toBe(4);
    expect(done).toMatchObject({
      status: "done",
      signed_by: { id: ana.id, name: ana.name },
      version: version + 1,
    });
    expect(await refusal(save(id, "complaint", 1, { items: [{ what: "x" }] }))).toMatchObject({
      code: "appointment.locked",
    });
    expect(await refusal(status(id, "open", version + 1))).toMatchObject({ code: "appointment.transition" });
    const change = as(desk, () => Scheduling.change(id, { price: 1, override: false, version: version + 1 }));
    expect(await refusal(change)).toMatchObject({ code: "appointment.locked" });
  });

  test("what was typed while it was being signed is either signed or refused", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, version, patient } = await begun();
      const [saved, , signed] = await Promise.allSettled([
        save(id, "complaint", 0, { items: [{ what: "typed" }] }),
        needle(id, 1, 1),
        status(id, "done", version),
      ]);
      if (signed.status === "rejected") await status(id, "done", version);
      const record = await as(ana, () => Visits.record({ params: { patient }, query: { limit: 50 } }));
      expect(record.items[0]?.summary?.complaint).toBe(saved.status === "fulfilled" ? "typed" : "");
      if (saved.status === "rejected") expect(saved.reason.code).toBe("appointment.locked");
    }
  });

  test("later changes are amendments: who, when, why, before and after, in the summary too", async () => {
    const { id, version, patient } = await begun();
    await save(id, "complaint", 0, { items: [{ what: "knee" }] });
    await status(id, "done", version);
    await save(id, "complaint", 1, { items: [{ what: "left knee" }] }, { amend: "side was missing" });
    await save(id, "allergies", 0, { text: "pollen" }, { amend: "told on leaving" });
    const visit = await as(ana, () => Visits.get(id, patient));
    expect(visit.content?.writable).toBe(false);
    expect(visit.content?.amendments).toMatchObject([
      {
        section: "complaint",
        reason: "side was missing",
        old_value: { items: [{ what: "knee" }] },
        new_value: { items: [{ what: "left knee" }] },
        amended_by: { id: ana.id, name: ana.name },
      },
      { section: "allergies", old_value: null, new_value: { text: "pollen" } },
    ]);
    const record = await as(ana, () => Visits.record({ params: { patient }, query: { limit: 50 } }));
    expect(record.items[0]?.summary).toMatchObject({ complaint: "left knee", allergies: "pollen" });
    const late = save(id, "complaint", 1, { items: [{ what: "right knee" }] }, { amend: "no" });
    expect(await refusal(late)).toMatchObject({ code: "section.stale" });
    const foreign = save(id, "complaint", 2, { items: [{ what: "x" }] }, { amend: "no", user: rui });
    expect(await refusal(foreign)).toMatchObject({ code: "appointment.not_own" });
  });
});

describe("reading", () => {
  test("an appointment in three requests, the patient on top, the visit before beside it", async () => {
    const patient = await makePatient(space.id, { birthday: "1980-05-05", alerts: "faints easily" });
    const before = await begun(patient);
    await save(before.id, "allergies", 0, { text: "pollen" });
    await save(before.id, "medication", 0, {
      items: [
        { drug: "Ibuprofen", dose: "400 mg", frequency: "daily" },
        { drug: "Omeprazole", stopped: "2025-12-01" },
      ],
    });
    await status(before.id, "done", before.version);
    const now = await begun(patient);
    await save(now.id, "complaint", 0, { items: [{ what: "again" }] });
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

  test("another patient's name in the address is not found", async () => {
    const { id } = await begun();
    const other = await makePatient(space.id);
    for (const patient of [other.id, "pat_01ARZ3NDEKTSV4RRFFQ69G5FAV"])
      expect(await refusal(as(ana, () => Visits.get(id, patient)))).toMatchObject({ kind: "absent" });
  });

  test("the front desk gets the head and nothing clinical", async () => {
    const patient = await makePatient(space.id, { alerts: "secret alert", allergies: "secret allergy" });
    const { id, version } = await begun(patient);
    await save(id, "complaint", 0, { items: [{ what: "secret complaint" }] });
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

  test("a colleague reads when the space shares its records, and never writes", async () => {
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

  test("a week is one request; without the permission others are busy and nameless", async () => {
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

  test("home: today, the next patient, what was left open", async () => {
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

  test("home: whoever may close what a colleague leaves is told what others have begun", async () => {
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

  test("history comes in pages, newest first, each page two requests", async () => {
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
