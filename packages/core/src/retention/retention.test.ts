import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { type RetentionKind, SUGGESTED_PERIODS } from "../contracts/retention/retention-kinds.ts";
import { auditMonth } from "../db/audit.ts";
import { documentClient } from "../db/client.ts";
import { connect } from "../db/service.ts";
import * as Documents from "../documents/index.ts";
import * as Erasure from "../erasure/index.ts";
import { ImportEntity, ImportedRowEntity } from "../imports/import.entity.ts";
import * as Patients from "../patients/index.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { bookAppointment } from "../testing/booked-appointment.ts";
import { makeDocument } from "../testing/documents.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { plusDays } from "../time/days.ts";
import { keep, remove, reopen } from "./decide.service.ts";
import { readJudge } from "./due-now.ts";
import { db } from "./entities.ts";
import { listProposals } from "./lists.service.ts";
import { readProposals, removeWrite } from "./proposals.store.ts";
import { proposeFor } from "./propose.ts";
import { removeOne } from "./removal.ts";
import { getRetention, updateRetention } from "./settings.service.ts";

localTable();
localFiles();

const stored = connect({ patient: Patients.PatientEntity, document: Documents.DocumentEntity });
const imported = connect({ import: ImportEntity, row: ImportedRowEntity });
const OLD = "2001-03-05T10:00:00.000Z";
const NEVER = Number.POSITIVE_INFINITY;
const ZONE = "Europe/Lisbon";

let space: TestSpace;
let manager: TestUser;
let ana: TestUser;
let clinic: { id: string; time_zone: string };
beforeAll(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager");
  ana = await makeUser(space.id, "professional");
  clinic = { id: space.id, time_zone: ZONE };
});

/** A patient whose record was made long ago. */
async function oldPatient() {
  const patient = await makePatient(space.id);
  await stored.entities.patient
    .patch({ space_id: space.id, patient_id: patient.id })
    .set({ created_at: OLD, updated_at: OLD })
    .go();
  return patient;
}
const visit = (patient: { id: string; name: string }, start: string) =>
  bookAppointment({ space, booker: manager, professional: ana, patient }, { start });
let minutes = 0;
/** An old moment at which nobody has booked. */
const oldMoment = () => {
  minutes += 60;
  return new Date(Date.parse(OLD) + minutes * 60_000).toISOString();
};
async function treatedPatient() {
  const patient = await oldPatient();
  await visit(patient, oldMoment());
  return patient;
}
const oldDocument = (patient: { id: string }) =>
  makeDocument(ana, patient.id, { added_at: OLD, updated_at: OLD });

/** Looks through everything again, whatever was done before. */
async function look() {
  await db.entities.progress.delete({ space_id: space.id }).go();
  await proposeFor(clinic, NEVER);
}
const proposal = async (kind: RetentionKind, id: string) =>
  (await readProposals([{ space: space.id, kind, id }])).get(id);
const byManager = <T>(work: () => Promise<T>) => as(manager, work);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: { code?: string }) => error.code,
  );

describe("periods", () => {
  test("the suggested ones hold until a manager sets others, and a stale change is refused", async () => {
    const own = await makeSpace();
    const chief = await makeUser(own.id, "manager");
    const before = await as(chief, getRetention);
    expect(before).toMatchObject({ settings: { periods: SUGGESTED_PERIODS, version: 0 }, checked_at: null });
    const periods = { ...SUGGESTED_PERIODS, patients: null, messages: 3 };
    const after = await as(chief, () => updateRetention({ version: 0, periods }));
    expect(after).toMatchObject({ periods, version: 1, updated_by_name: chief.name });
    expect((await as(chief, getRetention)).settings).toEqual(after);
    expect(await codeOf(as(chief, () => updateRetention({ version: 0, periods })))).toBe("retention.stale");
  });
});

describe("proposals", () => {
  test("patients are proposed whose time is over, and nobody else", async () => {
    const [treated, unseen, recent, coming] = await Promise.all([
      treatedPatient(),
      oldPatient(),
      oldPatient(),
      treatedPatient(),
    ]);
    await makeDocument(ana, recent.id);
    await visit(coming, `${plusDays(todayIn(ZONE), 7)}T10:00:00.000Z`);
    await look();
    expect(await proposal("patients", treated.id)).toMatchObject({ state: "open", since: "2001-03-05" });
    expect(await proposal("unseen_patients", unseen.id)).toMatchObject({ state: "open", amount: 1 });
    for (const kind of ["patients", "unseen_patients", "documents"] as const)
      for (const { id } of [recent, coming]) expect(await proposal(kind, id)).toBeUndefined();
    const list = await byManager(() => listProposals({ kind: "patients", state: "open" }));
    expect(list.items.find(({ id }) => id === treated.id)).toMatchObject({
      name: treated.name,
      last_visit: "2001-03-05",
    });
    const counted = await byManager(getRetention);
    expect(counted.open.patients).toBeGreaterThan(0);
    expect(counted.checked_at).not.toBeNull();
  });

  test("a walk that is stopped after every page finds the same, and the next one begins a week later", async () => {
    const patient = await treatedPatient();
    await db.entities.progress.delete({ space_id: space.id }).go();
    let runs = 0;
    do {
      await proposeFor(clinic, 0);
      runs += 1;
    } while (!(await byManager(getRetention)).checked_at && runs < 100);
    expect(runs).toBeGreaterThan(5);
    expect(await proposal("patients", patient.id)).toMatchObject({ state: "open" });
    const later = await treatedPatient();
    expect(await proposeFor(clinic, NEVER)).toBe(0);
    expect(await proposal("patients", later.id)).toBeUndefined();
    await look();
    expect(await proposal("patients", later.id)).toBeDefined();
  });

  test("a longer period takes effect without waiting a week, and drops what it no longer covers", async () => {
    const patient = await treatedPatient();
    await look();
    const { settings } = await byManager(getRetention);
    const set = (periods: typeof settings.periods, version: number) =>
      byManager(() => updateRetention({ version, periods }));
    const { version } = await set({ ...settings.periods, patients: null }, settings.version);
    await proposeFor(clinic, NEVER);
    expect(await proposal("patients", patient.id)).toBeUndefined();
    await set(settings.periods, version);
    await proposeFor(clinic, NEVER);
    expect(await proposal("patients", patient.id)).toMatchObject({ state: "open" });
  });
});

describe("keeping", () => {
  test("what is kept is not proposed again before its day, and the decision can be taken back", async () => {
    const patient = await treatedPatient();
    await look();
    const chosen = { kind: "patients" as const, ids: [patient.id] };
    const until = plusDays(todayIn(ZONE), 30);
    const past = { ...chosen, until: todayIn(ZONE), reason: "A claim" };
    await expect(byManager(() => keep(past))).rejects.toMatchObject({
      facts: { fields: { until: "date.past" } },
    });
    await byManager(() => keep({ ...chosen, until, reason: "A claim" }));
    await look();
    expect(await proposal("patients", patient.id)).toMatchObject({
      state: "kept",
      kept_until: until,
      reason: "A claim",
      decided_by: manager.id,
    });
    expect(await codeOf(byManager(() => keep({ ...chosen, until: null, reason: "Twice" })))).toBe(
      "retention.not_open",
    );
    const audit = await documentClient().send(
      new QueryCommand({
        TableName: env("TABLE_NAME"),
        KeyConditionExpression: "pk = :pk",
        FilterExpression: "patient = :patient",
        ExpressionAttributeValues: {
          ":pk": auditMonth(space.id, nowIso().slice(0, 7)),
          ":patient": patient.id,
        },
      }),
    );
    expect(audit.Items?.map(({ action, user }) => [action, user])).toContainEqual(["keep", manager.id]);
    await byManager(() => reopen(chosen));
    expect(await proposal("patients", patient.id)).toMatchObject({ state: "open", reason: "" });

    await byManager(() => keep({ ...chosen, until, reason: "A claim" }));
    await db.entities.proposal
      .patch({ space_id: space.id, patient_id: patient.id, kind: "patients", subject: patient.id })
      .set({ kept_until: plusDays(todayIn(ZONE), -1) })
      .go();
    await look();
    const again = await proposal("patients", patient.id);
    expect(again).toMatchObject({ state: "open", reason: "" });
    expect(again?.kept_until).toBeUndefined();
  });

  test("another clinic's manager decides nothing here", async () => {
    const patient = await treatedPatient();
    await look();
    const other = await makeUser((await makeSpace()).id, "manager");
    const chosen = { kind: "patients" as const, ids: [patient.id], until: null, reason: "x" };
    expect(await codeOf(as(other, () => keep(chosen)))).toBe("retention.not_open");
    expect(await proposal("patients", patient.id)).toMatchObject({ state: "open" });
  });
});

describe("removing files", () => {
  /** A patient whose documents are past their time, with the record kept longer. */
  async function withDocuments(count: number) {
    const { settings } = await byManager(getRetention);
    if (settings.periods.patients !== null)
      await byManager(() =>
        updateRetention({ version: settings.version, periods: { ...settings.periods, patients: null } }),
      );
    const patient = await treatedPatient();
    for (let made = 0; made < count; made += 1) await oldDocument(patient);
    await look();
    return patient;
  }
  const documentsOf = async (patient: { id: string }) =>
    (
      await stored.entities.document.query
        .primary({ space_id: space.id, patient_id: patient.id })
        .go({ consistent: true })
    ).data;
  const chosen = (patient: { id: string }) => ({ kind: "documents" as const, ids: [patient.id] });
  const decided = async (patient: { id: string }) => {
    await byManager(() => remove(chosen(patient)));
    const found = await proposal("documents", patient.id);
    if (!found) throw new Error("no proposal");
    expect(found.state).toBe("removing");
    return found;
  };

  test("a job removes them, may be stopped at any point, and leaves the record", async () => {
    const patient = await withDocuments(3);
    expect(await proposal("documents", patient.id)).toMatchObject({ amount: 3 });
    const found = await decided(patient);
    expect(await removeOne(found, () => true)).toBe(false);
    expect(await removeOne(found, () => false)).toBe(true);
    expect(await documentsOf(patient)).toEqual([]);
    expect(await proposal("documents", patient.id)).toMatchObject({ state: "removed" });
    await look();
    expect(await proposal("documents", patient.id)).toMatchObject({ state: "removed" });
    expect(await byManager(() => Patients.readPatient(patient.id))).toMatchObject({ state: "active" });
  });

  test("who came back before the decision is dropped from the proposals", async () => {
    const patient = await withDocuments(1);
    await visit(patient, `${plusDays(todayIn(ZONE), 9)}T11:00:00.000Z`);
    expect(await codeOf(byManager(() => remove(chosen(patient))))).toBe("retention.not_due");
    expect(await proposal("documents", patient.id)).toBeUndefined();
    expect(await documentsOf(patient)).toHaveLength(1);
  });

  test("who came back after the decision keeps everything", async () => {
    const patient = await withDocuments(1);
    const found = await decided(patient);
    await visit(patient, `${plusDays(todayIn(ZONE), 10)}T12:00:00.000Z`);
    expect(await removeOne(found, () => false)).toBe(false);
    expect(await documentsOf(patient)).toHaveLength(1);
    expect(await proposal("documents", patient.id)).toBeUndefined();
  });

  test("of several, those that still hold are removed and the others named", async () => {
    const gone = await withDocuments(1);
    const back = await withDocuments(1);
    await visit(back, `${plusDays(todayIn(ZONE), 11)}T13:00:00.000Z`);
    const answer = await byManager(() => remove({ kind: "documents", ids: [gone.id, back.id] }));
    expect(answer).toEqual({ decided: [gone.id], dropped: [back.id] });
  });
});

describe("an import", () => {
  test("is proposed when its time is over and forgotten with its rows", async () => {
    const id = newId("import");
    const key = { space_id: space.id, import_id: id };
    await imported.entities.import
      .put({
        ...key,
        state: "done",
        file_name: "demo.csv",
        file_hash: "f",
        header_hash: "h",
        sheet: "",
        mapping: [],
        date_order: "dmy",
        rows: 2,
        created: 2,
        started_at: OLD,
        started_by: manager.id,
        started_by_name: manager.name,
        finished_at: OLD,
      })
      .go();
    for (const row of ["1", "2"])
      await imported.entities.row
        .put({
          ...key,
          fingerprint: `f${row}${id}`,
          row,
          patient_id: newId("patient"),
          outcome: "created",
          patient_version: 1,
        })
        .go();
    await look();
    const list = await byManager(() => listProposals({ kind: "imports", state: "open" }));
    expect(list.items).toMatchObject([{ id, name: "demo.csv", amount: 2, since: "2001-03-05" }]);
    await byManager(() => remove({ kind: "imports", ids: [id] }));
    const found = await proposal("imports", id);
    if (!found) throw new Error("no proposal");
    expect(await removeOne(found, () => false)).toBe(true);
    expect((await imported.entities.import.get(key).go()).data).toBeNull();
    expect((await imported.entities.row.query.byImport(key).go()).data).toEqual([]);
  });
});

describe("an erasure of who was not seen for long", () => {
  test("of a booking and the decision at the same moment, one wins and the other is refused", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const patient = await oldPatient();
      await look();
      const found = await proposal("unseen_patients", patient.id);
      if (!found) throw new Error("no proposal");
      const start = `${plusDays(todayIn(ZONE), 20 + round)}T10:00:00.000Z`;
      const isDue = await readJudge(clinic);
      const [booked, asked] = await Promise.all([
        codeOf(visit(patient, start)),
        byManager(() =>
          Erasure.requestErasureOfExpired(patient.id, (before) => isDue(found, before), [removeWrite(found)]),
        ),
      ]);
      const { state } = await byManager(() => Patients.readPatient(patient.id));
      const { erasure } = await byManager(() => Erasure.getErasure(patient.id));
      if (asked) {
        expect([booked, state, erasure?.state]).toEqual(["patient.archived", "archived", "waiting"]);
        expect(erasure?.reason).toBe("kept_long_enough");
        expect(await proposal("unseen_patients", patient.id)).toBeUndefined();
      } else expect([state, erasure]).toEqual(["active", null]);
      outcomes.add(asked ? "erased" : "booked");
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  test("archiving the record for the erasure is not taken for a sign that it is in use, a change beside it is", async () => {
    const patient = await oldPatient();
    const changed = await oldPatient();
    await look();
    const isDue = await readJudge(clinic);
    const ask = async ({ id }: { id: string }, beside: () => Promise<unknown>) => {
      const found = await proposal("unseen_patients", id);
      if (!found) throw new Error("no proposal");
      return byManager(() =>
        Erasure.requestErasureOfExpired(
          id,
          async (before) => {
            await beside();
            return isDue(found, before);
          },
          [removeWrite(found)],
        ),
      );
    };
    expect(await ask(patient, async () => undefined)).toBe(true);
    const restored = () => byManager(() => Patients.restore(changed.id));
    expect(await ask(changed, restored)).toBe(false);
    expect(await byManager(() => Patients.readPatient(changed.id))).toMatchObject({ state: "active" });
  });

  test("who waits for an erasure is not proposed again", async () => {
    const patient = await oldPatient();
    await byManager(() => Erasure.requestErasureOfExpired(patient.id, () => Promise.resolve(true), []));
    await stored.entities.patient
      .patch({ space_id: space.id, patient_id: patient.id })
      .set({ updated_at: OLD })
      .go();
    await look();
    expect(await proposal("unseen_patients", patient.id)).toBeUndefined();
  });

  test("a request that fails leaves the record as it was", async () => {
    const patient = await oldPatient();
    const failing = () => Promise.reject(new Error("no answer"));
    const asked = byManager(() => Erasure.requestErasureOfExpired(patient.id, failing, []));
    await expect(asked).rejects.toThrow("no answer");
    expect(await byManager(() => Patients.readPatient(patient.id))).toMatchObject({ state: "active" });
  });
});
