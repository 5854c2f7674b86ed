import { createHash } from "node:crypto";
import fc from "fast-check";
import { zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import { now, shiftClock, todayIn } from "../platform/clock.ts";
import { wholeFile } from "../platform/files.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { recordsByKind, unzipArchive } from "../testing/archives.ts";
import { generatedRecords, writeGenerated } from "../testing/generated-space.ts";
import { beforeRequests } from "../testing/local-table.ts";
import { photoFixtures } from "../testing/photo-fixtures.ts";
import { archiveKey } from "./export-files.ts";
import * as Exports from "./index.ts";
import { archiveKinds } from "./kinds.ts";

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
const last = async (manager: TestUser) => (await as(manager, () => Exports.getImport())).last;

/** Records without what the transfer itself changes: who has an account here. */
function compared(archive: Uint8Array, without: TestUser) {
  const files = unzipArchive(archive);
  const kinds = recordsByKind(files);
  const users = (kinds.users ?? [])
    .filter(({ id }) => id !== without.id)
    .map(({ active: _, owner: __, ...rest }) => rest);
  const originals = Object.entries(files)
    .filter(([name]) => name.startsWith("files/"))
    .map(([name, content]) => [name, createHash("sha256").update(content).digest("hex")]);
  return { ...kinds, users, originals: Object.fromEntries(originals) };
}

let archive: Uint8Array;
beforeAll(async () => {
  const { ana, manager } = clinic;
  const patient = await as(manager, () =>
    Patients.create({ name: "Demo João Ávila", phone: "912 345 678", confirm_duplicates: true } as never),
  );
  const visit = await openVisit(patient);
  await addPhoto(visit);
  await sign(visit.appointment);
  await openVisit(patient);
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
    expect(compared(again, other)).toEqual(compared(archive, other));
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
      const again = compared(await exported(other), other);
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

test("a generated space with every kind of record comes back the same", SLOW, async () => {
  await fc.assert(
    fc.asyncProperty(generatedRecords, async (records) => {
      const [one, other] = [await emptyClinic(), await emptyClinic()];
      await writeGenerated(one.spaceId, records);
      const made = await exported(one, false);
      expect(Object.keys(recordsByKind(unzipArchive(made))).sort()).toEqual(
        Object.values(archiveKinds)
          .map(({ name }) => name)
          .sort(),
      );
      await upload(other, made);
      await run();
      expect(await last(other)).toMatchObject({ state: "done", reason: null, place: "" });
      expect(compared(await exported(other, false), other)).toEqual(compared(made, other));
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
