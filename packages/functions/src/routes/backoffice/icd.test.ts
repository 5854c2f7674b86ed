import { readRelease } from "@meridian/core/clinical/icd/icd-file";
import { packIcdIndex } from "@meridian/core/clinical/icd/icd-index";
import { backofficeRoutes as admin } from "@meridian/core/contracts/backoffice/backoffice";
import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import type { IcdItem, IcdRow } from "@meridian/core/contracts/classifications/icd";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { icdBrowse as browse, icdSearch as searchHandler } from "../classifications/classifications.ts";
import {
  addIcdChunks as addChunks,
  icdEntry,
  icdList,
  icdReleases,
  publishIcdRelease as publish,
  removeIcdEntry as removeEntry,
  saveIcdEntry as saveEntry,
  startIcdRelease as start,
  withdrawIcdRelease as withdraw,
} from "./backoffice.ts";

localTable();
let superAdmin: TestUser;
let user: TestUser;
beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  user = await makeUser((await makeSpace()).id, "professional");
});

const lines = Array.from({ length: 300 }, (_, at) => {
  const category = `K${10 + (at % 50)}`;
  return `${category}.${Math.floor(at / 50)},Demo enteritis number${at} of the jejunum`;
});
const file = readRelease(["J45.0,Predominantly allergic asthma,Asma alérgica", ...lines].join("\n"), "en");
const chunks = file?.chunks ?? [];
const fingerprint = "ab".repeat(32);
const release = `icr_${fingerprint.slice(0, 32)}`;

const begin = (print = fingerprint) =>
  callHandler(admin.startIcdRelease, start, {
    as: superAdmin,
    body: { fingerprint: print, name: "Demo release", codes: file?.codes, chunks: chunks.length },
  });
const add = (at: number, some: IcdRow[][]) =>
  callHandler(admin.addIcdChunks, addChunks, {
    as: superAdmin,
    params: { release, at: String(at) },
    body: { chunks: some },
  });
const finish = (bytes = file?.index) =>
  callHandler(admin.publishIcdRelease, publish, {
    as: superAdmin,
    params: { release },
    body: { index: Buffer.from(bytes ?? []).toString("base64") },
  });
const search = async (q: string, as = user): Promise<IcdItem[]> =>
  (await callHandler(classificationsRoutes.icdSearch, searchHandler, { as, query: { q } })).body.icd_codes;
const codes = async (q: string) => (await search(q)).map(({ code }) => code);

test("a release is loaded in batches, continues after an interruption, and is searched once complete", async () => {
  expect((await begin()).body).toMatchObject({ id: release, loaded: 0, state: "loading", current: false });
  expect((await add(10, chunks.slice(10, 12))).body.code).toBe("icd_release.gap");
  expect((await add(0, chunks.slice(0, 10))).body.loaded).toBe(10);
  // The answer was lost and the batch is sent again: nothing changes.
  expect((await add(0, chunks.slice(0, 10))).body.loaded).toBe(10);
  expect((await finish()).body).toMatchObject({ code: "icd_release.incomplete" });
  expect(await codes("enteritis")).toEqual([]);
  // Another tab begins loading the same file.
  const { loaded } = (await begin()).body;
  expect(loaded).toBe(10);
  for (let at = loaded; at < chunks.length; at += 10)
    expect((await add(at, chunks.slice(at, at + 10))).status).toBe(200);
  expect((await finish(packIcdIndex(chunks.slice(1)))).status).toBe(400);
  expect((await finish(Uint8Array.from([1, 2, 3]))).status).toBe(400);
  expect((await finish()).body).toMatchObject({ state: "ready", current: true, loaded: chunks.length });
  expect((await codes("enteritis")).length).toBeGreaterThan(0);
  // A second run changes nothing.
  expect((await begin()).body).toMatchObject({ state: "ready", current: true });
  expect((await finish()).body.current).toBe(true);
  const { body } = await callHandler(admin.icdReleases, icdReleases, { as: superAdmin });
  expect(body.releases).toHaveLength(1);
});

test.each([
  ["number42 jejunum", "K52.0"],
  ["JEJUNUM number42", "K52.0"],
  ["k52.0", "K52.0"],
  ["K520", "K52.0"],
  ["j45", "J45.9"],
  ["asma alergica", "J45.0"],
  ["allerg asth", "J45.0"],
])("%s finds %s first", async (q, code) => {
  expect((await codes(q))[0]).toBe(code);
});

test("a search makes one request, and the first page of a chapter at most two", async () => {
  await search("x");
  for (const q of ["enteritis", "k5", "number42 jejunum", "low back pain"]) {
    const { value, calls } = await countingCalls(() => search(q));
    expect(calls).toBe(1);
    expect(value.length).toBeGreaterThan(0);
  }
  const page = (cursor?: string) =>
    callHandler(classificationsRoutes.icdBrowse, browse, {
      as: user,
      params: { chapter: "11" },
      query: cursor ? { cursor } : {},
    });
  const { value: first, calls } = await countingCalls(() => page());
  expect(calls).toBeLessThanOrEqual(2);
  const seen: string[] = first.body.items.map(({ code }: IcdItem) => code);
  let { next } = first.body;
  while (next) {
    const more = await page(next);
    seen.push(...more.body.items.map(({ code }: IcdItem) => code));
    next = more.body.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual([...seen].sort());
  expect(seen.length).toBeGreaterThanOrEqual(300);
});

test("the back office's titles come before a release's, and can be removed", async () => {
  const params = { code: "K52.0" };
  const read = async () => (await callHandler(admin.icdEntry, icdEntry, { as: superAdmin, params })).body;
  const before = await read();
  expect(before).toMatchObject({ written: false, item: { origin: "release" } });
  const save = (code: string, body: object) =>
    callHandler(admin.saveIcdEntry, saveEntry, { as: superAdmin, params: { code }, body });
  expect((await save("K52.0", { en: "Demo title", version: 999 })).body.code).toBe("icd.stale");
  expect((await save("K52.0", { en: "Demo", fresh: true, version: before.version })).body.code).toBe(
    "icd.exists",
  );
  const written = await save("K52.0", { en: "Gastroenteritis demo", pt: "Gastro", version: before.version });
  expect(written.body).toMatchObject({ written: true, item: { en: "Gastroenteritis demo" } });
  expect((await search("gastroenteritis demo"))[0]).toMatchObject({ code: "K52.0", origin: "office" });
  const made = await save("K99.9", { en: "Quite new demo", fresh: true, version: before.version + 1 });
  expect(made.status).toBe(200);
  const list = await callHandler(admin.icdList, icdList, { as: superAdmin, query: { q: "quite new" } });
  expect(list.body.items[0].code).toBe("K99.9");
  const gone = await callHandler(admin.removeIcdEntry, removeEntry, {
    as: superAdmin,
    params,
    query: { version: String(before.version + 2) },
  });
  expect(gone.body).toMatchObject({ written: false, item: { origin: "release" } });
});

test("a release is withdrawn from every search at once, then deleted in parts", async () => {
  const step = async () =>
    (await callHandler(admin.withdrawIcdRelease, withdraw, { as: superAdmin, params: { release } })).body
      .left;
  let left = await step();
  expect(left).toBeGreaterThan(0);
  expect(await codes("jejunum")).toEqual([]);
  expect((await begin()).body.code).toBe("icd_release.withdrawing");
  while (left > 0) left = await step();
  const { body } = await callHandler(admin.icdReleases, icdReleases, { as: superAdmin });
  expect(body.releases).toEqual([]);
  expect((await begin()).body).toMatchObject({ loaded: 0, state: "loading" });
  expect((await codes("m54.5"))[0]).toBe("M54.5");
});

test("two tabs may load the same file at the same time", async () => {
  const batches = Array.from({ length: Math.ceil(chunks.length / 10) }, (_, at) => at * 10);
  for (const at of batches) {
    const both = await Promise.all([0, 1].map(() => add(at, chunks.slice(at, at + 10))));
    for (const { status, body } of both) {
      expect(status).toBe(200);
      expect(body.loaded).toBe(Math.min(at + 10, chunks.length));
    }
  }
  expect((await begin()).body).toMatchObject({ loaded: chunks.length, state: "loading" });
});
