import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import fc from "fast-check";
import { zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { handler as consume } from "../../../functions/src/stream/consume.ts";
import * as Billing from "../billing/index.ts";
import * as Clinic from "../clinic/index.ts";
import * as Consents from "../consents/index.ts";
import { SECTION_KEYS } from "../contracts/visits/sections.ts";
import { documentClient } from "../db/client.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import { now, shiftClock, todayIn } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { putFile, wholeFile } from "../platform/files.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { comparedArchive, recordsByKind, unzipArchive } from "../testing/archives.ts";
import { bookAppointment } from "../testing/booked-appointment.ts";
import { makeDocument } from "../testing/documents.ts";
import { generatedBooks, writeBooks } from "../testing/generated-books.ts";
import { generatedRecords, writeGenerated } from "../testing/generated-space.ts";
import { localMessages } from "../testing/local-identity.ts";
import { beforeRequests } from "../testing/local-table.ts";
import { photoFixtures } from "../testing/photo-fixtures.ts";
import * as Visits from "../visits/index.ts";
import { archiveKey } from "./export-files.ts";
import * as Exports from "./index.ts";
import { type ArchiveKind, archiveKinds } from "./kinds.ts";

const messages = localMessages();
const { clinic, openVisit, addPhoto, sign } = photoFixtures();
const run = async () => {
  const moment = now() + 1_800_000;
  await Exports.runExports({ moment, until: moment });
  await Exports.runImports({ moment, until: moment });
};

/** Milliseconds for tests that export several times, on a slow machine. */
const SLOW = { timeout: 120_000 };

/** The archive of a space, made now. */
async function exported(manager: TestUser, with_files = true): Promise<Uint8Array> {
  const { id } = await as(manager, () => Exports.begin({ with_files }));
  await run();
  const { items } = await as(manager, () => Exports.list());
  expect(items.find((one) => one.id === id)).toMatchObject({ state: "ready", failure: null });
  return (await wholeFile(archiveKey({ space_id: manager.spaceId, export_id: id }))) ?? new Uint8Array();
}

async function emptyClinic(): Promise<TestUser> {
  return makeUser((await makeSpace()).id, "manager", { owner: true });
}

async function upload(manager: TestUser, archive: Uint8Array): Promise<string> {
  const begun = await as(manager, () => Exports.beginImport({ size: archive.length }));
  const { url, headers } = begun.upload;
  expect((await fetch(url, { method: "PUT", headers, body: Buffer.from(archive) })).status).toBe(200);
  await as(manager, () => Exports.startImport(begun.import));
  return begun.import;
}
/** Everything that the table has of a space. */
async function itemsOf(space: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new ScanCommand({ TableName: env("TABLE_NAME"), ...(next && { ExclusiveStartKey: next }) }),
    );
    items.push(
      ...(page.Items ?? []).filter(
        (item) => String(item.pk).includes(space.toLowerCase()) || item.space_id === space,
      ),
    );
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

/** Kinds that {@link writeBooks} writes whatever was generated. */
const MADE_BY_USERS = [
  "charge",
  "payment",
  "ownPoint",
  "ownGroup",
  "materiaEntry",
  "product",
  "customTreatment",
  "preMade",
  "responseType",
  "customTest",
].map((entity) => archiveKinds[entity] as ArchiveKind);

const last = async (manager: TestUser) => (await as(manager, () => Exports.getImport())).last;

/** A signed visit with a photo, what was paid for it with a receipt, and a change after signing. */
async function signedVisit(patient: { id: string; name: string }) {
  const { ana, manager } = clinic;
  const visit = await openVisit(patient);
  await addPhoto(visit);
  const params = { appointment: visit.appointment };
  await as(ana, () =>
    Visits.saveSection({
      params: { ...params, section: "osteopathy" },
      body: {
        patient: patient.id,
        version: 0,
        data: { ranges: { lumbar_flexion: 40, cervical_flexion: 30 } },
      },
    } as never),
  );
  await sign(visit.appointment);
  await as(ana, () =>
    Visits.saveSection({
      params: { ...params, section: "complaint" },
      body: {
        patient: patient.id,
        version: 0,
        data: { items: [{ what: "Demo knee" }] },
        amend: { reason: "Forgotten" },
      },
    } as never),
  );
  const { version } = await as(manager, () => Billing.get(visit.appointment));
  const body = { amount: 1000, method: "cash", note: "", version };
  const paid = await as(manager, () => Billing.pay({ params, body } as never));
  await as(manager, () => Billing.issueReceipt({ params, body: { version: paid.version } } as never));
}

/** A signed consent and a document with their files, and the clinic's logo. */
async function addFiles(patient: { id: string }) {
  const { ana, space } = clinic;
  const form = await as(ana, () =>
    Consents.getForm(patient.id, { text: "acupuncture", language: undefined }),
  );
  const { version, language, seen, after } = form;
  await as(ana, () =>
    Consents.sign(patient.id, {
      text: "acupuncture",
      version,
      language,
      seen,
      after,
      establishment: null,
      signer: { kind: "patient" },
      signature: { kind: "drawn", strokes: ["10,100 200,40 400,160"] },
    } as never),
  );
  const document = await makeDocument(ana, patient.id, { title: "Demo scan" });
  await putFile(`documents/${space.id}/${document.id}.pdf`, Buffer.from("%PDF-1.4 demo"), "application/pdf");
  const logo = "lgo_01K0DEM0000000000000000001.png";
  await putFile(Clinic.pictureFile(logo, space.id), Buffer.from("a demo logo"), "image/png");
  const { data } = await Spaces.db.entities.space.get({ id: space.id }).go();
  const [first, ...rest] = data?.establishments ?? [];
  const establishments = [{ ...first, logo_url: `/settings/logos/${logo}` }, ...rest] as never;
  await Spaces.db.entities.space.patch({ id: space.id }).set({ establishments }).go();
}

let archive: Uint8Array;
beforeAll(async () => {
  const { ana, manager } = clinic;
  const patient = await as(manager, () =>
    Patients.create({
      name: "Demo João Ávila",
      phone: "912 345 678",
      email: "demo@clinic.example",
      consents_email: true,
      consents_sms: true,
      confirm_duplicates: true,
    } as never),
  );
  await signedVisit(patient);
  await addFiles(patient);
  await openVisit(patient);
  // Still to come, so that the patient would be reminded of it.
  await bookAppointment({ space: clinic.space, booker: manager, professional: ana, patient });
  await as(ana, () =>
    Monitoring.create(patient.id, {
      name: "Headache",
      start: todayIn("Europe/Lisbon"),
      end: null,
      frequency: { every: "day", times: 1 },
      reminder: null,
      shared_with: [],
    }),
  );
  archive = await exported(manager);
});

describe("an archive imported into an empty space", () => {
  test("is exported from there with the same records and files", async () => {
    const other = await emptyClinic();
    await upload(other, archive);
    await run();
    expect(await last(other)).toMatchObject({ state: "done", percent: 100, reason: null });
    const again = await exported(other);
    expect(comparedArchive(again, other.id)).toEqual(comparedArchive(archive, other.id));
    const names = Object.keys(unzipArchive(again));
    for (const folder of ["visits", "files/photos", "files/documents", "files/consents", "files/pictures"])
      expect(names.filter((name) => name.startsWith(`${folder}/`))).not.toEqual([]);
    const kinds = recordsByKind(unzipArchive(again));
    for (const kind of ["amendments", "charges", "payments", "receipts", "consents", "monitored-symptoms"])
      expect(kinds[kind]).not.toEqual(undefined);
  });

  test("replaces the settings, also those that the archive does not have", async () => {
    const other = await emptyClinic();
    const { space } = Spaces.db.entities;
    await space.patch({ id: other.spaceId }).set({ phone: "210 000 000" }).go();
    await upload(other, archive);
    await run();
    const { data } = await space.get({ id: other.spaceId }).go();
    expect(data?.phone).toBe((await space.get({ id: clinic.space.id }).go()).data?.phone);
  });

  test("sends nothing to anybody, now or later: no message is queued and no reminder is due", async () => {
    const other = await emptyClinic();
    await upload(other, archive);
    await run();
    const items = await itemsOf(other.spaceId);
    const kinds = new Set(items.map(({ __edb_e__ }) => __edb_e__));
    expect(kinds).toContain("appointment");
    expect(kinds).toContain("monitoredSymptom");
    const sends = ["notice", "outboxMessage", "patientReminders", "monitoringLink", "consentLink", "feed"];
    expect(sends.filter((kind) => kinds.has(kind))).toEqual([]);
    // Jobs find what is due in lists of all spaces. Of this one only the end of its plan is there, as before.
    const due = items.filter(({ gsi3pk }) => gsi3pk && !String(gsi3pk).includes(other.spaceId.toLowerCase()));
    expect(new Set(due.map(({ __edb_e__ }) => __edb_e__))).toEqual(new Set(["space"]));
    // The stream delivers what was written; none of its subscribers sends anything because of it.
    const before = messages.mails.length;
    const records = items.map((item) => ({ eventName: "INSERT", dynamodb: { NewImage: marshall(item) } }));
    expect(await consume({ Records: records } as never)).toEqual({ batchItemFailures: [] });
    expect(messages.mails.length).toBe(before);
    expect(
      (await itemsOf(other.spaceId)).filter(({ __edb_e__ }) => sends.includes(String(__edb_e__))),
    ).toEqual([]);
  });

  test("makes the people of the archive former members without an account", async () => {
    const other = await emptyClinic();
    await upload(other, archive);
    await run();
    const { data } = await Spaces.db.entities.user.query.primary({ space_id: other.spaceId }).go();
    const former = data.filter(({ id }) => id !== other.id);
    expect(former.length).toBeGreaterThan(2);
    for (const { id, active, owner, subject } of former)
      expect([active, owner, subject]).toEqual([false, false, `former#${id}`]);
  });

  test("finds the patients by their names and counts them", async () => {
    const other = await emptyClinic();
    await upload(other, archive);
    await run();
    const found = await as(other, () => Patients.list({ q: "joao", limit: 10 } as never));
    expect(found.items.map(({ name }) => name)).toEqual(["Demo João Ávila"]);
    expect(await as(other, () => Patients.countActive())).toBe(1);
  });

  test("is the same when it was interrupted at any request and continued", SLOW, async () => {
    const whole = async (interruptAt: number | undefined) => {
      const other = await emptyClinic();
      await upload(other, archive);
      let requests = 0;
      let isDead = false;
      const undo = beforeRequests(async () => {
        requests += 1;
        isDead ||= requests === interruptAt;
        if (isDead) throw new Error("interrupted");
      });
      await Exports.runImports({ moment: now() + 1, until: now() + 60_000 }).catch(() => undefined);
      undo();
      const restore = shiftClock(900_000);
      await run();
      restore();
      const again = comparedArchive(await exported(other), other.id);
      return { requests, state: (await last(other))?.state, again };
    };
    const undisturbed = await whole(undefined);
    const step = Math.max(1, Math.floor(undisturbed.requests / 5));
    for (let at = 1; at < undisturbed.requests; at += step)
      expect({ ...(await whole(at)), requests: 0 }).toEqual({ ...undisturbed, requests: 0 });
  });
});

describe("refuses, before anything is written,", () => {
  const changed = (change: (files: Record<string, Uint8Array>) => void) => {
    const files = unzipArchive(archive);
    change(files);
    return zipSync(files);
  };
  const firstOf = (files: Record<string, Uint8Array>, start: string) =>
    Object.keys(files).find((name) => name.startsWith(start)) ?? "";
  test.each([
    ["what is no archive", () => Buffer.from("name;phone\n".repeat(20)), "not_a_zip"],
    ["another program's archive", () => zipSync({ "a.txt": Buffer.from("demo") }), "not_an_archive"],
    [
      "a changed record",
      () =>
        changed((files) => Object.assign(files, { [firstOf(files, "data/patients")]: Buffer.from("{}") })),
      "checksum",
    ],
    [
      "a changed photo",
      () => changed((files) => Object.assign(files, { [firstOf(files, "files/photos")]: Buffer.from("x") })),
      "checksum",
    ],
    [
      "a file of a kind that is not known",
      () => changed((files) => Object.assign(files, { "data/new-kind-0001.ndjson": Buffer.from("{}") })),
      "newer_version",
    ],
    ["an archive whose end is missing", () => archive.subarray(0, -10), "not_a_zip"],
  ] as const)("%s", async (_, make, reason) => {
    const other = await emptyClinic();
    await upload(other, make());
    await run();
    expect(await last(other)).toMatchObject({ state: "refused", reason });
    expect((await as(other, () => Exports.getImport())).is_empty).toBe(true);
  });

  test("a second import, because the space is no longer empty", async () => {
    await expect(as(clinic.manager, () => Exports.beginImport({ size: 100 }))).rejects.toMatchObject({
      code: "archive_import.not_empty",
    });
  });
});

test("a generated space with every kind of record, section and file comes back the same", SLOW, async () => {
  await fc.assert(
    fc.asyncProperty(generatedRecords, async (records) => {
      const one = await emptyClinic();
      const other = await emptyClinic();
      await writeGenerated(one.spaceId, records);
      const made = await exported(one);
      const files = unzipArchive(made);
      const kinds = recordsByKind(files);
      expect(Object.keys(kinds).sort()).toEqual(
        Object.values(archiveKinds)
          .map(({ name }) => name)
          .sort(),
      );
      expect(new Set(kinds.sections?.map(({ section }) => section))).toEqual(new Set(SECTION_KEYS));
      for (const folder of ["photos", "documents", "consents", "pictures"])
        expect(Object.keys(files).filter((name) => name.startsWith(`files/${folder}/`))).not.toEqual([]);
      await upload(other, made);
      await run();
      expect(await last(other)).toMatchObject({ state: "done", reason: null, place: "" });
      expect(comparedArchive(await exported(other), other.id)).toEqual(comparedArchive(made, other.id));
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test("charges and catalogue entries that users made come back the same", SLOW, async () => {
  await fc.assert(
    fc.asyncProperty(generatedBooks, async (books) => {
      const space = await makeSpace();
      const manager = await makeUser(space.id, "manager", { owner: true });
      await writeBooks(space, manager, books);
      const made = await exported(manager);
      const kinds = recordsByKind(unzipArchive(made));
      for (const { name } of MADE_BY_USERS) expect(kinds[name]?.length, name).toBeGreaterThan(0);
      const other = await emptyClinic();
      await upload(other, made);
      await run();
      expect(await last(other)).toMatchObject({ state: "done", reason: null, place: "" });
      expect(comparedArchive(await exported(other), other.id)).toEqual(comparedArchive(made, other.id));
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
