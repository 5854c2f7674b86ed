import { ulid } from "ulid";
import { beforeEach, describe, expect, test } from "vitest";
import * as Appointments from "../appointments/index.ts";
import * as Billing from "../billing/index.ts";
import { ReceiptEntity } from "../billing/receipt.entity.ts";
import { type RetentionKind, SUGGESTED_PERIODS } from "../contracts/retention/retention-kinds.ts";
import { outboxWrite } from "../db/outbox.ts";
import { connect } from "../db/service.ts";
import { transact } from "../db/transact.ts";
import { pseudonymOf } from "../erasure/erase.service.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Notifications from "../notifications/index.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { wholeFile } from "../platform/files.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as } from "../testing/actors.ts";
import { beforeRequests } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { photoFixtures } from "../testing/photo-fixtures.ts";
import { dueBatches } from "./batches.ts";
import { db } from "./entities.ts";
import { readProposals } from "./proposals.store.ts";
import { removeDecided, removeOne } from "./removal.ts";
import { NO_PATIENT, REMOVALS_DUE } from "./retention.entity.ts";

const fixtures = photoFixtures();
const { clinic } = fixtures;
const receipts = connect({ receipt: ReceiptEntity });
const ZONE = "Europe/Lisbon";

/** A proposal that somebody decided to carry out. Nothing was written about the patient since. */
async function decided(kind: RetentionKind, id: string, patient = NO_PATIENT) {
  const at = nowIso();
  await db.entities.proposal
    .put({
      space_id: clinic.space.id,
      patient_id: patient,
      kind,
      subject: id,
      state: "removing",
      since: "9999-01-01",
      amount: 1,
      found_at: at,
      checked_at: at,
      decided_at: at,
      decided_by: clinic.manager.id,
      gsi3pk: REMOVALS_DUE,
      gsi3sk: `${at}#${kind}#${id}`,
    })
    .go();
  const found = await stateOf(kind, id);
  if (!found) throw new Error("no proposal");
  return found;
}
const stateOf = async (kind: RetentionKind, id: string) =>
  (await readProposals([{ space: clinic.space.id, kind, id }])).get(id);

let patient: { id: string; name: string };
beforeEach(async () => {
  patient = await makePatient(clinic.space.id);
});

describe("photos", () => {
  test("go with their files from every appointment, however often the job is stopped", async () => {
    const visit = await fixtures.openVisit(patient);
    const photo = await fixtures.addPhoto(visit, { caption: "Demo photo" });
    expect(await fixtures.photosOf(visit.appointment)).toMatchObject({ items: [{ id: photo.id }] });
    const found = await decided("photos", patient.id, patient.id);
    for (let looks = 0, done = false; !done; looks += 1) {
      let left = looks;
      const isOver = () => {
        left -= 1;
        return left < 0;
      };
      done = await removeOne(found, isOver);
      expect(looks).toBeLessThan(10);
    }
    expect(await fixtures.photosOf(visit.appointment)).toEqual({ items: [], next: null });
    expect(await Appointments.visitsOf({ space: clinic.space.id, patient: patient.id })).toMatchObject({
      photos: 0,
    });
    for (const part of ["original", "thumbnail"])
      expect(await wholeFile(`photos/${clinic.space.id}/${photo.id}/${part}`)).toBeNull();
    expect(await stateOf("photos", patient.id)).toMatchObject({ state: "removed" });
  });
});

describe("what happens while files are removed", () => {
  test.each([1, 2, 3, 4, 6, 8, 12])(
    "a booking at request %i of it is made, and the removal ends without what it found",
    async (request) => {
      const visit = await fixtures.openVisit(patient);
      const photo = await fixtures.addPhoto(visit, { caption: "Demo photo" });
      const found = await decided("photos", patient.id, patient.id);
      let requests = 0;
      let booking: Promise<{ appointment: string }> | undefined;
      const undo = beforeRequests(async () => {
        requests += 1;
        if (requests === request) booking = fixtures.openVisit(patient);
      });
      const done = await removeOne(found, () => false);
      undo();
      const booked = (await booking)?.appointment;
      const visits = await Appointments.visitsOf({ space: clinic.space.id, patient: patient.id });
      if (booked) expect(await fixtures.photosOf(booked)).toEqual({ items: [], next: null });
      expect(done).toBe(true);
      expect(visits).toMatchObject({ photos: 0 });
      expect(await fixtures.photosOf(visit.appointment)).toEqual({ items: [], next: null });
      expect(await wholeFile(`photos/${clinic.space.id}/${photo.id}/original`)).toBeNull();
    },
  );
});

describe("monitoring", () => {
  test("symptoms, their names and the patient's link go", async () => {
    const form = {
      name: "Demo symptom",
      start: todayIn(ZONE),
      end: null,
      frequency: { every: "day" as const, times: 1 },
      reminder: null,
      shared_with: [],
    };
    const begin = () => as(clinic.ana, () => Monitoring.create(patient.id, form));
    await begin();
    await as(clinic.ana, () => Monitoring.createLink(patient.id));
    const who = { space: clinic.space.id, patient: patient.id };
    expect(await Monitoring.answersOf(who)).toMatchObject({ count: 1 });
    await decided("monitoring", patient.id, patient.id);
    await removeDecided(Number.POSITIVE_INFINITY);
    expect(await Monitoring.answersOf(who)).toEqual({ last: null, count: 0 });
    expect(await stateOf("monitoring", patient.id)).toMatchObject({ state: "removed" });
    // The name is free again.
    await begin();
  });
});

describe("a patient who was put on the waiting list after the decision", () => {
  test("keeps everything, and the proposal is dropped", async () => {
    const { space, manager } = clinic;
    await as(manager, () =>
      Scheduling.addWaiting({
        patient: patient.id,
        patient_name: patient.name,
        appointment_type: space.appointmentType.id,
        duration: 30,
        days: [1],
        from: "09:00",
        to: "12:00",
        urgent: false,
        notes: "",
      } as never),
    );
    const found = await decided("documents", patient.id, patient.id);
    expect(await removeOne(found, () => false)).toBe(false);
    expect(await stateOf("documents", patient.id)).toBeUndefined();
  });
});

describe("messages", () => {
  test("those of the decided month go, and others stay", async () => {
    const message = () =>
      outboxWrite({
        channel: "email",
        template: "email-taken",
        language: "en",
        to: "demo@clinic.example",
        facts: {},
        space: clinic.space.id,
        about: { patient: patient.id, patient_name: patient.name, kind: "booked", appointments: [] },
      } as never);
    const at = "2025-03-10T10:00:00.000Z";
    const { Put } = message().write;
    const old = { ...Put?.Item, status: "sent", created_at: at, gsi1sk: `${at}#${Put?.Item?.id}` };
    await transact({ writes: [message(), { write: { Put: { ...Put, Item: old } as never } }] });
    const months = () => Notifications.messageMonths(clinic.space.id, "2025-06");
    expect(await months()).toEqual([{ month: "2025-03", count: 1 }]);
    await decided("messages", "2025-03");
    await removeDecided(Number.POSITIVE_INFINITY);
    expect(await months()).toEqual([]);
    const kept = await as(clinic.manager, () =>
      Notifications.ofPatient({ params: { patient: patient.id }, query: { limit: 50 } } as never),
    );
    expect(kept.items).toHaveLength(1);
  });
});

describe("receipts", () => {
  test("of a year past its time lose the name and keep the sums; another year's keep everything", async () => {
    const issue = async (at?: string) => {
      const { appointment } = await fixtures.openVisit(patient);
      const params = { appointment };
      const charge = await as(clinic.manager, () => Billing.get(appointment));
      const body = { amount: 1000, method: "cash", note: "", version: charge.version };
      const paid = await as(clinic.manager, () => Billing.pay({ params, body } as never));
      await as(clinic.manager, () =>
        Billing.issueReceipt({ params, body: { version: paid.version } } as never),
      );
      const { data } = await receipts.entities.receipt.query
        .primary({ space_id: clinic.space.id })
        .go({ order: "desc", limit: 1 });
      const [receipt] = data;
      if (!receipt) throw new Error("no receipt");
      if (!at) return receipt;
      // As if it had been issued then: the id begins with the moment.
      const old = { ...receipt, issued_at: at, receipt_id: `rcp_${ulid(Date.parse(at))}` };
      await receipts.entities.receipt.put(old).go();
      return old;
    };
    const old = await issue("2014-12-31T23:30:00.000Z");
    const recent = await issue();
    const look = {
      clinic: { id: clinic.space.id, time_zone: ZONE },
      periods: SUGGESTED_PERIODS,
      today: "2026-11-23",
    };
    expect(await dueBatches("receipts", look)).toEqual([
      { id: "2014", since: "2014-12-31", amount: 1, once: true },
    ]);
    expect(await dueBatches("receipts", { ...look, today: "2024-12-31" })).toEqual([]);
    await decided("receipts", "2014");
    await removeDecided(Number.POSITIVE_INFINITY);
    const contentOf = async (receipt_id: string) =>
      (await receipts.entities.receipt.get({ space_id: clinic.space.id, receipt_id }).go()).data;
    expect(await contentOf(old.receipt_id)).toMatchObject({
      number: old.number,
      content: { paid: 1000, patient: { name: pseudonymOf(patient.id), vat_number: "", address: "" } },
    });
    expect((await contentOf(recent.receipt_id))?.content.patient.name).toBe(patient.name);
  });
});
