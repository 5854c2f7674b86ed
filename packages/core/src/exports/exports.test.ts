import { createHash } from "node:crypto";
import Ajv2020 from "ajv/dist/2020.js";
import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import * as Patients from "../patients/index.ts";
import { now, shiftClock } from "../platform/clock.ts";
import { downloadLink, wholeFile } from "../platform/files.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { beforeRequests } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { JPEG, photoFixtures } from "../testing/photo-fixtures.ts";
import * as Visits from "../visits/index.ts";
import { archiveKey } from "./export-files.ts";
import * as Exports from "./index.ts";

const { clinic, openVisit, addPhoto, sign } = photoFixtures();
const HOUR = 3_600_000;
/** Milliseconds for a test that exports many times, on a slow machine. */
const SLOW = { timeout: 120_000 };
const run = (options: { partBytes?: number } = {}) => {
  const moment = now() + HOUR / 2;
  return Exports.runExports({ moment, until: moment, ...options });
};
const list = (who = clinic.manager) => as(who, () => Exports.list());
const begin = (with_files = true, who = clinic.manager) => as(who, () => Exports.begin({ with_files }));

/** The files of the newest export's archive, by name. */
async function archive(who: TestUser = clinic.manager): Promise<Record<string, Uint8Array>> {
  const [newest] = (await list(who)).items;
  const content = await wholeFile(archiveKey({ space_id: who.spaceId, export_id: String(newest?.id) }));
  return unzipSync(content ?? new Uint8Array());
}
const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString();
const sha256 = (content: Uint8Array | undefined) =>
  createHash("sha256")
    .update(content ?? "")
    .digest("hex");
const records = (files: Record<string, Uint8Array>, kind: string) =>
  Object.entries(files)
    .filter(([name]) => new RegExp(`^data/${kind}-\\d+\\.ndjson$`).test(name))
    .flatMap(([, content]) => textOf(content).trim().split("\n"))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A section with something in it. */
const writeTest = ({ appointment, patient }: { appointment: string; patient: string }) =>
  as(clinic.ana, () =>
    Visits.saveSection({
      params: { appointment, section: "osteopathy" },
      body: { patient, version: 0, data: { ranges: { cervical_flexion: 30 } } },
    } as never),
  );

let signedVisit: { appointment: string; patient: string };
beforeAll(async () => {
  const patient = await makePatient(clinic.space.id, { name: "=Demo João/Ávila" });
  signedVisit = await openVisit(patient);
  await writeTest(signedVisit);
  await addPhoto(signedVisit);
  await sign(signedVisit.appointment);
  await openVisit();
});

test("writes an archive in which every file has the checksum that its lists name", async () => {
  await begin();
  expect(await run()).toBe(1);
  const [ready] = (await list()).items;
  expect(ready).toMatchObject({ state: "ready", percent: 100, missing: 0 });
  const files = await archive();
  const manifest = JSON.parse(textOf(files["manifest.json"]));
  expect(manifest).toMatchObject({ format: "meridian-archive", version: 1, counts: { patients: 2 } });
  const listed = manifest.checksums.flatMap(({ file, sha256: sum }: { file: string; sha256: string }) => {
    expect(sha256(files[file])).toBe(sum);
    return textOf(files[file]).trim().split("\n");
  });
  for (const line of listed) {
    const [sum, name] = line.split("  ");
    expect([name, sha256(files[name])]).toEqual([name, sum]);
  }
  const unlisted = Object.keys(files).filter(
    (name) => !listed.some((line: string) => line.endsWith(`  ${name}`)),
  );
  expect(unlisted.filter((name) => !name.startsWith("checksums/")).sort()).toEqual([
    "manifest.json",
    "schema.json",
  ]);
  expect(Object.keys(files).filter((name) => name.startsWith("visits/"))).toHaveLength(1);
  expect(textOf(files[Object.keys(files).find((name) => name.startsWith("visits/")) ?? ""])).toMatch(/^%PDF/);
  expect(textOf(files[Object.keys(files).find((name) => name.endsWith("original.jpg")) ?? ""])).toBe(
    Buffer.from(JPEG, "latin1").toString(),
  );
  expect(textOf(files["csv/patients-0001.csv"])).toContain("'=Demo João/Ávila");
  expect(records(files, "appointments")).toHaveLength(2);
  expect(records(files, "sections").length + records(files, "photos").length).toBeGreaterThan(0);
});

test("every record is as the archive's own schema says, with what is in the sections", async () => {
  const files = await archive();
  const schema = JSON.parse(textOf(files["schema.json"]));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(schema, "archive");
  const kinds = Object.keys(schema.$defs).filter((name) => name !== "section-contents");
  const refused: unknown[] = [];
  let checked = 0;
  for (const kind of kinds)
    for (const record of records(files, kind)) {
      const pointers = [`archive#/$defs/${kind}`];
      if (kind === "sections") pointers.push(`archive#/$defs/section-contents/properties/${record.section}`);
      for (const [index, pointer] of pointers.entries()) {
        checked += 1;
        if (!ajv.validate(pointer, index === 0 ? record : record.data)) refused.push([kind, ajv.errors?.[0]]);
      }
    }
  expect(refused).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

test("names the space nowhere but in the manifest", async () => {
  const files = await archive();
  const naming = Object.entries(files).filter(([, content]) => textOf(content).includes(clinic.space.id));
  expect(naming.map(([name]) => name)).toEqual(["manifest.json"]);
});

test("only one export of a space is made at a time, and it can be cancelled", async () => {
  const begun = await begin(false);
  await expect(begin(false)).rejects.toMatchObject({ code: "export.running" });
  const both = await Promise.allSettled([
    as(clinic.manager, () => Exports.cancel(begun.id)),
    as(clinic.manager, () => Exports.cancel(begun.id)),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await run()).toBe(0);
  expect((await list()).items[0]).toMatchObject({ id: begun.id, state: "cancelled" });
});

test("another space finds no export of this one", async () => {
  const other = await makeUser((await makeSpace()).id, "manager", { owner: true });
  const [own] = (await list()).items;
  await expect(as(other, () => Exports.open(String(own?.id)))).rejects.toMatchObject({
    code: "export.not_found",
  });
  expect((await list(other)).items).toEqual([]);
});

test("a run that is interrupted at any request is continued to the same archive", SLOW, async () => {
  const other = await makeSpace();
  const manager = await makeUser(other.id, "manager", { owner: true });
  for (let made = 0; made < 12; made += 1) await makePatient(other.id, { name: `Demo Patient ${made}` });
  const whole = async (interruptAt: number | undefined) => {
    await begin(true, manager);
    let requests = 0;
    let isDead = false;
    const undo = beforeRequests(async () => {
      requests += 1;
      isDead ||= requests === interruptAt;
      if (isDead) throw new Error("interrupted");
    });
    await run({ partBytes: 1 }).catch(() => undefined);
    undo();
    const restore = shiftClock(HOUR / 4);
    await run({ partBytes: 1 });
    restore();
    const state = (await list(manager)).items[0]?.state;
    const { "manifest.json": _, ...files } = await archive(manager);
    const data = Object.entries(files).filter(([name]) => /^(?:data|csv|visits|files)\//.test(name));
    return { state, requests, data: data.map(([name, content]) => [name, sha256(content)]) };
  };
  const undisturbed = await whole(undefined);
  expect(undisturbed.state).toBe("ready");
  const step = Math.max(1, Math.floor(undisturbed.requests / 12));
  for (let at = 1; at < undisturbed.requests; at += step)
    expect({ at, ...(await whole(at)), requests: 0 }).toEqual({ at, ...undisturbed, requests: 0 });
});

test("the file is deleted when its day is over", async () => {
  await begin(false);
  await run();
  const [ready] = (await list()).items;
  const { url } = await as(clinic.manager, () => Exports.open(String(ready?.id)));
  expect((await fetch(url)).status).toBe(200);
  const restore = shiftClock(25 * HOUR);
  try {
    await expect(as(clinic.manager, () => Exports.open(String(ready?.id)))).rejects.toMatchObject({
      code: "export.not_ready",
    });
    await run();
    const key = archiveKey({ space_id: clinic.space.id, export_id: String(ready?.id) });
    expect((await fetch(await downloadLink(key))).status).toBe(404);
    expect((await list()).items[0]).toMatchObject({ state: "expired" });
  } finally {
    restore();
  }
});

test("what is edited and added while it is made is there once, as before or after, and every file is whole", async () => {
  const own = await makeSpace();
  const manager = await makeUser(own.id, "manager", { owner: true });
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, number) => makePatient(own.id, { name: `Demo before ${number}` })),
  );
  await begin(false, manager);
  let isOver = false;
  let edits = 0;
  const edit = async () => {
    for (let at = 0; !isOver; at += 1) {
      edits += 1;
      const { id } = made[at % made.length] as { id: string };
      const { version } = await as(manager, () => Patients.get(id));
      await as(manager, () => Patients.update(id, { name: `Demo after ${at}`, version } as never));
      await makePatient(own.id, { name: `Demo added ${at}` });
    }
  };
  const editing = edit();
  expect(await run({ partBytes: 1000 })).toBe(1);
  isOver = true;
  await editing;
  expect(edits).toBeGreaterThan(1);
  const files = await archive(manager);
  const { checksums, counts } = JSON.parse(textOf(files["manifest.json"]));
  for (const { file, sha256: sum } of checksums) {
    expect(sha256(files[file])).toBe(sum);
    for (const line of textOf(files[file]).trim().split("\n"))
      expect(sha256(files[line.slice(66)]), line.slice(66)).toBe(line.slice(0, 64));
  }
  const patients = records(files, "patients");
  const ids = patients.map(({ patient_id }) => patient_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  expect(counts.patients).toBe(patients.length);
  for (const { name } of patients) expect(name).toMatch(/^Demo (before|after|added) \d+$/);
});
