import { beforeAll, describe, expect, test } from "vitest";
import type { ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import { connect } from "../db/service.ts";
import { nowIso } from "../platform/clock.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, countedSigning, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import { openVisit, saveSection, setStatus } from "../testing/visit-calls.ts";
import * as Visits from "../visits/index.ts";
import { AcupunctureEntity } from "./stored/acupuncture.entity.ts";

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
  const { space: where, ana: professional, desk: booker } = clinic;
  const opened = await openVisit({ space: where, professional, booker }, patient);
  patientOf.set(opened.id, opened.patient);
  return opened;
}
const patientOf = new Map<string, string>();
const status = (id: string, to: string, version: number, user = ana) => setStatus(user, id, to, version);
const save = (
  id: string,
  section: string,
  version: number,
  data: Record<string, unknown>,
  { user = ana, amend = "" }: { user?: TestUser; amend?: string } = {},
) =>
  saveSection(user, { id, patient: patientOf.get(id) ?? "pat_unknown" }, { section, version, data, amend });
const needle = (id: string, needles_in: number, needles_out: number, version = 1) =>
  store.entities.acupuncture
    .put({
      space_id: space.id,
      appointment_id: id,
      points: [
        { id: "ST36", side: "left", auricular: false, needles_in, needles_out },
      ] as unknown as ChosenPoint[],
      updated_at: nowIso(),
      updated_by: ana.id,
      version,
    })
    .go();

describe("sections", () => {
  test("each has its own version; a stale write is refused with the current content", async () => {
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

  test("of ten parallel writes one succeeds, the others get a conflict", async () => {
    const { id } = await begun();
    const writes = Array.from({ length: 10 }, (_each, index) =>
      save(id, "diagnosis", 0, { text: `${index}` }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason.code).toBe("section.stale");
  });

  test("can be written only by the appointment's professional while it is open or paused", async () => {
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

  test("the price typed in the visit is stored on the appointment and has its own version", async () => {
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

  test("vital signs: a confirmed implausible value is stored", async () => {
    const { id } = await begun();
    const data = { values: { heart_rate: 210, temperature: 36.6 }, confirmed: ["heart_rate"] };
    expect(await save(id, "vital_signs", 0, data)).toMatchObject({ data });
  });

  test.each([
    ["complaint", { items: [{ intensity: 11 }] }, "data.items.0.intensity"],
    ["complaint", { items: [{ what: 3 }] }, "data.items.0.what"],
    ["medication", { items: [{ drug: "x", group: "99.1" }] }, "data.items.0.group"],
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
  test("is refused while needle counts differ, then signs and locks", async () => {
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
    const { value: done, calls } = await countedSigning(ana, () =>
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
    const change = as(desk, () =>
      Scheduling.updateAppointment(id, { price: 1, override: false, version: version + 1 }),
    );
    expect(await refusal(change)).toMatchObject({ code: "appointment.locked" });
  });

  test("what is saved during signing is either part of the signed visit or refused", async () => {
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

  test("later changes are amendments with who, when, why, old and new value, also in the summary", async () => {
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
