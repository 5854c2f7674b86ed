import { beforeEach, describe, expect, test } from "vitest";
import * as Printing from "../printing/index.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";

localTable();

let space: TestSpace;
let left: TestUser;
let manager: TestUser;
let visit: { id: string; version: number; patient: string };

beforeEach(async () => {
  space = await makeSpace();
  left = await makeUser(space.id, "professional");
  manager = await makeUser(space.id, "manager", { practises: true });
  const patient = await makePatient(space.id);
  const booker = await makeUser(space.id, "receptionist");
  const opened = await filledVisit(
    { space, booker, professional: left, patient },
    { complaint: { items: [{ what: "knee" }] }, allergies: { text: "pollen" } },
  );
  visit = { ...opened, patient: patient.id };
});

const change = (user: TestUser, fields: { active?: boolean; practises?: boolean }) =>
  Spaces.db.entities.user.patch({ space_id: user.spaceId, id: user.id }).set(fields).go();
const done = (version = visit.version) =>
  Scheduling.setStatus(visit.id, { status: "done", reason: "", override: false, version });
const finish = (user: TestUser, version?: number) => as(user, () => done(version));

describe("a visit whose professional has left", () => {
  test("is closed unsigned by a manager who treats, without becoming theirs", async () => {
    await change(left, { active: false });
    const { value: closed, calls } = await counted(manager, () => done());
    expect(calls).toBe(3);
    const by = { id: manager.id, name: manager.name, at: closed.updated_at };
    const unsigned = { status: "done", professional: left.id, signed_by: null, signed_at: null };
    expect(closed).toMatchObject({ ...unsigned, closed_by: by, version: visit.version + 1 });
    const read = await as(manager, () => Visits.get(visit.id, visit.patient));
    expect(read.appointment).toMatchObject({ ...unsigned, closed_by: by });
    expect(read.content).toMatchObject({ writable: false, amendments: [] });
    const history = () => Visits.record({ params: { patient: visit.patient }, query: { limit: 50 } });
    expect((await as(manager, history)).items[0]?.summary).toMatchObject({ complaint: "knee" });
    const words = pdfText(await as(manager, () => Printing.visitPdf(visit.id, "en")));
    expect(words).toContain(
      `Never signed because the professional left. Closed unchanged by ${manager.name}`,
    );
    expect(words).toContain(left.name);
    expect(words).not.toContain("Signed by");
  });

  test("is marked unsigned wherever its values are shown over time", async () => {
    const { patient } = visit;
    await as(left, () =>
      Visits.saveSection({
        params: { appointment: visit.id, section: "vital_signs" },
        body: { patient, version: 0, data: { values: { heart_rate: 62 } } },
      }),
    );
    await change(left, { active: false });
    await finish(manager);
    const found = await as(manager, async () => [
      ...(await Visits.results({ params: { patient, step: "tests" }, query: {} })).items,
      ...(await Visits.figures({ params: { patient }, query: {} })).items,
    ]);
    expect(found.map(({ signed }) => signed)).toEqual([false, false]);
    const whose = { id: patient, name: "Demo Patient" };
    const desk = await makeUser(space.id, "receptionist");
    const next = await filledVisit({ space, booker: desk, professional: manager, patient: whose }, {});
    const { content } = await as(manager, () => Visits.get(next.id, patient));
    expect(content?.previous).toMatchObject({ id: visit.id, signed: false });
  });

  test("can be closed if it was paused, and if its professional no longer treats patients", async () => {
    const paused = await as(left, () =>
      Scheduling.setStatus(visit.id, {
        status: "paused",
        reason: "",
        override: false,
        version: visit.version,
      }),
    );
    await change(left, { practises: false });
    expect(await finish(manager, paused.version)).toMatchObject({ status: "done" });
  });

  test("cannot be closed by anybody else", async () => {
    await change(left, { active: false });
    const others = await Promise.all([
      makeUser(space.id, "manager"),
      makeUser(space.id, "professional"),
      makeUser(space.id, "professional", { appointment_permission: true, patients_permission: true }),
      makeUser(space.id, "student"),
      makeUser(space.id, "receptionist"),
    ]);
    for (const other of others) expect((await refusal(finish(other))).kind).toBe("forbidden");
    const elsewhere = await makeUser((await makeSpace()).id, "manager", { practises: true });
    expect(await refusal(finish(elsewhere))).toMatchObject({ code: "appointment.not_found" });
  });

  test("can be amended only by its professional, if they come back", async () => {
    await change(left, { active: false });
    await finish(manager);
    const amend = () =>
      Visits.saveSection({
        params: { appointment: visit.id, section: "complaint" },
        body: {
          patient: visit.patient,
          version: 1,
          data: { items: [{ what: "left knee" }] },
          amend: { reason: "The side was missing" },
        },
      });
    expect(await refusal(as(manager, amend))).toMatchObject({ code: "appointment.not_own" });
    await change(left, { active: true });
    expect(await as(left, amend)).toMatchObject({ version: 2 });
  });
});

test("an active colleague's visit can be signed only by them; a closed visit stays closed", async () => {
  expect(await refusal(finish(manager))).toMatchObject({ code: "appointment.not_own" });
  await change(left, { active: false });
  expect(await refusal(finish(manager, 99))).toMatchObject({ code: "appointment.stale" });
  const { version } = await finish(manager);
  expect(await refusal(finish(manager, version))).toMatchObject({
    code: "appointment.transition",
  });
});
