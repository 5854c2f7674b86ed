import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test } from "vitest";
import * as Activity from "../activity/index.ts";
import * as Billing from "../billing/index.ts";
import { documentClient } from "../db/client.ts";
import { outboxWrite } from "../db/outbox.ts";
import { connect } from "../db/service.ts";
import { transact } from "../db/transact.ts";
import { ImportedRowEntity } from "../imports/import.entity.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso, todayIn } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { putFile, wholeFile } from "../platform/files.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as } from "../testing/actors.ts";
import { makeDocument } from "../testing/documents.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { photoFixtures } from "../testing/photo-fixtures.ts";
import { eraseDue, erasePatient } from "./due.service.ts";
import { eraseRecord, pseudonymOf } from "./erase.service.ts";
import { PLACES } from "./places.ts";

const fixtures = photoFixtures();
const { clinic } = fixtures;
type Item = Record<string, unknown> & { pk: string; sk: string };

async function wholeTable(): Promise<Item[]> {
  const items: Item[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new ScanCommand({ TableName: env("TABLE_NAME"), ...(next && { ExclusiveStartKey: next }) }),
    );
    items.push(...((page.Items ?? []) as Item[]));
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

let count = 0;
/** A word that occurs nowhere else. */
const word = () => {
  count += 1;
  return `Zyxw${String(count).padStart(4, "0")}q`;
};

let person: { id: string; name: string };
let other: { id: string; name: string };
let document: string;
let photo: string;

/** A patient with something of every kind, and a second record that was merged into the first. */
beforeEach(async () => {
  const { space, ana, manager } = clinic;
  const fields = () => ({
    name: `${word()} ${word()}`,
    occupation: word(),
    address: `${word()} ${word()}`,
    notes: word(),
    email: `${word()}@clinic.example`,
    id_number: word(),
    legal_representative: word(),
  });
  const add = () => as(manager, () => Patients.create({ ...fields(), confirm_duplicates: true } as never));
  person = await add();
  other = await add();
  for (const { id } of [person, other]) await Patients.indexPatient({ space_id: space.id, patient_id: id });
  const visit = await filledVisit(
    { space, booker: manager, professional: ana, patient: person },
    { treatment_notes: { text: word() } },
  );
  await fixtures.openVisit(other);
  photo = (await fixtures.addPhoto({ appointment: visit.id, patient: person.id }, { caption: word() })).id;
  const added = await makeDocument(ana, person.id, { title: word() });
  document = `documents/${space.id}/${added.id}.pdf`;
  await putFile(document, Buffer.from(word()), "application/pdf");
  await as(ana, () =>
    Monitoring.create(person.id, {
      name: word(),
      start: todayIn("Europe/Lisbon"),
      end: null,
      frequency: { every: "day", times: 1 },
      reminder: null,
      shared_with: [],
    }),
  );
  await as(ana, () => Monitoring.createLink(person.id));
  await as(manager, () =>
    Scheduling.addWaiting({
      patient: person.id,
      patient_name: person.name,
      appointment_type: space.appointmentType.id,
      duration: 30,
      days: [1],
      from: "09:00",
      to: "12:00",
      urgent: false,
      notes: word(),
    } as never),
  );
  const params = { appointment: visit.id };
  const charge = await as(manager, () => Billing.get(visit.id));
  const paid = await as(manager, () =>
    Billing.pay({
      params,
      body: { amount: 1000, method: "cash", note: word(), version: charge.version },
    } as never),
  );
  await as(manager, () => Billing.issueReceipt({ params, body: { version: paid.version } } as never));
  const message = outboxWrite({
    channel: "email",
    template: "email-taken",
    language: "en",
    to: `${word()}@clinic.example`,
    facts: { name: word() },
    space: space.id,
    about: { patient: person.id, patient_name: person.name, kind: "booked" },
  } as never);
  await transact({ writes: [message] });
  const [kept, gone] = await Promise.all(
    [person, other].map(({ id }) => as(manager, () => Patients.readPatient(id))),
  );
  await as(manager, () =>
    Patients.merge(person.id, {
      other: other.id,
      version: Number(kept?.version),
      other_version: Number(gone?.version),
    }),
  );
  // As the stream does it.
  for (const before of [kept, gone])
    if (before) await Patients.indexPatient({ space_id: space.id, patient_id: before.patient_id }, before);
});

const imported = connect({ row: ImportedRowEntity });

/** Asks for the erasure, as the request leaves it. The patient was merged with a row of an imported file before. */
beforeEach(async () => {
  const at = nowIso();
  await imported.entities.row
    .put({
      space_id: clinic.space.id,
      fingerprint: `${person.id} row`,
      import_id: "imp_1",
      row: "000001",
      patient_id: person.id,
      outcome: "merged",
      patient_version: 1,
      filled: [{ field: "occupation", value: word() }],
    })
    .go();
  await Patients.erasures
    .put({
      space_id: clinic.space.id,
      patient_id: person.id,
      state: "waiting",
      reason: "patient_asked",
      note: word(),
      requested_at: at,
      requested_by: clinic.manager.id,
      due_at: at,
      gsi3pk: Patients.ERASURES_DUE,
      gsi3sk: `${at}#${person.id}`,
    })
    .go();
});

const who = () => ({ space: clinic.space.id, patient: person.id });

/** Adds a new word to every text, however deep, that an item does not keep. Returns how many. */
async function plantEverywhere(): Promise<number> {
  const before = count;
  const planted = (value: unknown): unknown => {
    if (typeof value === "string") return `${value} ${word()}`;
    if (Array.isArray(value)) return value.map(planted);
    if (value && typeof value === "object" && !(value instanceof Set))
      return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, planted(held)]));
    return value;
  };
  const technical =
    /^(pk|sk|gsi\d[ps]k|__edb_.__|.*_id|id|state|status|format|list|shelf|token|key|kind|hash|content_type|mark|points|data|section|step|edit|channel|language|token_hash|attention|photos|merges|about|written_for|expires_at)$/;
  for (const item of await wholeTable()) {
    const place = PLACES[String(item.__edb_e__)];
    const text = JSON.stringify(item);
    if (!place || place.found === "record" || !(text.includes(person.id) || text.includes(other.id)))
      continue;
    const after = Object.fromEntries(
      Object.entries(item).map(([name, value]) =>
        technical.test(name) || place.keep?.includes(name) || item.__edb_e__ === "receipt"
          ? [name, value]
          : [name, planted(value)],
      ),
    );
    await documentClient().send(
      new PutCommand({ TableName: env("TABLE_NAME"), Item: { ...after, extra: word() } }),
    );
  }
  return count - before;
}

const traces = async () =>
  (await wholeTable())
    // The answers to repeated requests are deleted after a day, long before an erasure is due.
    .filter(({ pk }) => !String(pk).startsWith("$idempotency"))
    .flatMap((item) => {
      const found = /zyxw\d{4}q/i.exec(
        JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value)),
      );
      return found ? [`${item.__edb_e__ ?? item.pk}: ${found[0]}`] : [];
    });

describe("erasing a patient", () => {
  test("leaves none of the planted words in the table and no file", async () => {
    for (const before = count; count < before + 200; ) await plantEverywhere();
    expect(count).toBeGreaterThanOrEqual(200);
    expect((await traces()).length).toBeGreaterThan(10);
    expect(await erasePatient(who(), Number.POSITIVE_INFINITY)).toBe(true);
    expect(await traces()).toEqual([]);
    expect(await wholeFile(document)).toBeNull();
    for (const part of ["original", "thumbnail"])
      expect(await wholeFile(`photos/${clinic.space.id}/${photo}/${part}`)).toBeNull();
  });

  test("keeps appointments, payments and receipts under a pseudonym", async () => {
    await erasePatient(who(), Number.POSITIVE_INFINITY);
    const items = (await wholeTable()).filter((item) => JSON.stringify(item).includes(person.id));
    const kinds = new Set(items.map((item) => item.__edb_e__));
    expect([...kinds]).toEqual(expect.arrayContaining(["appointment", "charge", "payment", "receipt"]));
    for (const gone of [
      "patient",
      "section",
      "document",
      "photo",
      "waiting",
      "outboxMessage",
      "monitoredSymptom",
    ])
      expect(kinds.has(gone), gone).toBe(false);
    const named = items.filter((item) => "patient_name" in item);
    expect(named.every((item) => item.patient_name === pseudonymOf(person.id))).toBe(true);
    const [receipt] = items.filter((item) => item.__edb_e__ === "receipt");
    expect(receipt?.content).toMatchObject({
      paid: 1000,
      patient: { name: pseudonymOf(person.id), address: "" },
    });
  });

  test("ends the same when it is interrupted after every few items and begun again", async () => {
    for (let runs = 0; runs < 100; runs += 1) {
      let looks = 0;
      const isOver = () => {
        looks += 1;
        return looks > 1 + (runs % 4);
      };
      if ((await eraseRecord(who(), isOver)) !== undefined) break;
    }
    expect(await erasePatient(who(), Number.POSITIVE_INFINITY)).toBe(true);
    expect(await erasePatient(who(), Number.POSITIVE_INFINITY)).toBe(true);
    expect(await traces()).toEqual([]);
  });

  test("the job does what is due, and nothing of what is not", async () => {
    const later = new Date(now() + 60_000).toISOString();
    const key = { space_id: clinic.space.id, patient_id: person.id };
    await Patients.erasures
      .patch(key)
      .set({ gsi3sk: `${later}#${person.id}` })
      .go();
    await eraseDue(Number.POSITIVE_INFINITY);
    expect(await as(clinic.manager, () => Patients.readPatient(person.id))).toMatchObject({
      name: person.name,
    });
    await Patients.erasures
      .patch(key)
      .set({ gsi3sk: `${nowIso()}#${person.id}` })
      .go();
    await eraseDue(Number.POSITIVE_INFINITY);
    expect(await traces()).toEqual([]);
    const { data } = await Patients.erasures.get(key).go();
    expect(data).toMatchObject({ state: "done", note: "", reason: "patient_asked" });
    expect(data?.gsi3pk).toBeUndefined();
    const { items } = await as(clinic.manager, () =>
      Activity.listActivity({ action: "erased", patient: person.id }),
    );
    expect(items).toMatchObject([{ record: person.id, user: "none", patient_name: null }]);
  });

  test("stops when its time is up", async () => {
    expect(await erasePatient(who(), now() - 1)).toBe(false);
    expect(await as(clinic.manager, () => Patients.readPatient(person.id))).toMatchObject({
      name: person.name,
    });
  });
});
