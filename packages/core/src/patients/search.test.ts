import { beforeAll, expect, test } from "vitest";
import { newPatient } from "../contracts/patients/patients.ts";
import { newId } from "../platform/ids.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import * as Patients from "./index.ts";
import { rowsOf } from "./tokens.ts";

localTable();
let user: TestUser;
const NAMES = [
  "Maria Silva Zacarias",
  "Maria João Silva",
  "João Conceição",
  "Arnaldo Gonçalves",
  "Zélia Santos Silva",
];
beforeAll(async () => {
  user = await makeUser((await makeSpace()).id, "manager");
  for (const [index, name] of NAMES.entries()) await add({ name, mobile_number: `91234567${index}` });
});

/** Adds a patient as the table's stream would have it: with the rows written behind it. */
async function add(fields: { name: string; mobile_number?: string }, by = user) {
  const { id } = await as(by, () =>
    Patients.create({ ...newPatient.parse(fields), confirm_duplicates: true }),
  );
  await Patients.indexPatient({ space_id: by.spaceId, patient_id: id });
  return id;
}
const ask = (q: string, by = user) =>
  counted(by, () => Patients.list({ q, state: "active", sort: "name", limit: 20 }));
const names = async (q: string, by = user) => (await ask(q, by)).value.items.map(({ name }) => name).sort();

test.each([
  ["maria silva", 2],
  ["silva maria", 2],
  ["silva z", 2],
  ["z silva", 2],
  ["maria joao", 1],
  ["joao silva maria", 1],
  ["4567", 5],
  ["345 674", 1],
  ["674", 1],
  ["00351 912 345 674", 1],
])("%j finds %i in one request", async (q, found) => {
  const { value, calls } = await ask(q);
  expect([value.items.length, calls, value.corrected]).toEqual([found, 1, undefined]);
});

test("finds words that are only partly typed", async () => {
  expect(await names("mar sil")).toEqual(["Maria João Silva", "Maria Silva Zacarias"]);
});

test.each([
  ["mria", ["Maria João Silva", "Maria Silva Zacarias"]],
  ["mraia slva", ["Maria João Silva", "Maria Silva Zacarias"]],
  ["concecao", ["João Conceição"]],
  ["gonclvez", ["Arnaldo Gonçalves"]],
  ["arnadlo goncalves", ["Arnaldo Gonçalves"]],
  ["xyzzy", []],
])("%j, typed wrong, finds %j and says that it is not what was typed", async (q, found) => {
  const { value, calls } = await ask(q);
  expect(value.items.map(({ name }) => name).sort()).toEqual(found);
  expect(value.corrected).toBe(found.length > 0 ? true : undefined);
  expect(calls).toBeLessThanOrEqual(6);
});

test("editing, archiving and restoring update the rows that the stream writes; an older image restores nothing", async () => {
  const id = await add({ name: "Bento Ramos", mobile_number: "961112223" });
  const key = { space_id: user.spaceId, patient_id: id };
  const before = await as(user, () => Patients.readPatient(id));
  await as(user, () => Patients.update(id, { name: "Bento Duarte", mobile_number: "", version: 1 }));
  await Patients.indexPatient(key, before);
  expect(await names("bento ramos")).toEqual([]);
  expect(await names("1222")).toEqual([]);
  expect(await names("duarte bento")).toEqual(["Bento Duarte"]);
  const renamed = await as(user, () => Patients.readPatient(id));
  await as(user, () => Patients.archive(id));
  await Patients.indexPatient(key, renamed);
  expect(await names("duarte bento")).toEqual([]);
  const archived = await as(user, () =>
    Patients.list({ q: "duarte bento", state: "archived", sort: "name", limit: 20 }),
  );
  expect(archived.items).toMatchObject([{ id, state: "archived" }]);
  await Patients.indexPatient(key, before);
  const left = await db.entities.token.query
    .rows({ space_id: user.spaceId, list: "pairs" })
    .begins({ token: "bento" })
    .go();
  expect(left.data).toEqual([]);
});

test("distinguishes changes that affect the search from others", async () => {
  const id = await add({ name: "Rui Demo" });
  const item = await as(user, () => Patients.readPatient(id));
  expect(Patients.concernsSearch(undefined, item)).toBe(true);
  expect(Patients.concernsSearch(item, { ...item, notes: "x", version: 2 })).toBe(false);
  expect(Patients.concernsSearch(item, { ...item, name: "Rui Other" })).toBe(true);
});

test("a clinic without pair rows is searched by single words, and by pairs after the indexing job", async () => {
  const { id } = await makeSpace({ patientsIndexed: false });
  const old = await makeUser(id, "manager");
  const made = await as(old, () =>
    Patients.create(newPatient.parse({ name: "Vera Silva", phone: "213456789" })),
  );
  expect(await names("vera silva", old)).toEqual(["Vera Silva"]);
  expect(await names("6789", old)).toEqual([]);
  expect(await Patients.indexEverySpace(Date.now() + 60_000)).toBeGreaterThan(0);
  expect(await names("6789", old)).toEqual(["Vera Silva"]);
  const { value, calls } = await ask("silva vera", old);
  expect([value.items[0]?.id, calls]).toEqual([made.id, 1]);
  expect(await Patients.indexEverySpace(Date.now() + 60_000)).toBe(0);
});

test("a filtered search reads a limited number of rows per page and misses nobody", async () => {
  const clinic = await makeUser((await makeSpace()).id, "manager");
  const last = await as(clinic, async () =>
    Patients.readPatient((await Patients.create(newPatient.parse({ name: "Ana Zita Wanted" }))).id),
  );
  const crowd = Array.from({ length: 900 }, (_, index) => ({
    ...last,
    patient_id: newId("patient"),
    name: `Ana Demo${index}`,
    sort_name: `ana demo${index}`,
  }));
  await db.entities.token.put(crowd.flatMap((item) => rowsOf(item).slice(0, 1))).go({ concurrency: 8 });
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q: "an wan", state: "active", sort: "name", limit: 20 } as const;
    const { value, calls } = await counted(clinic, () =>
      Patients.list({ ...query, ...(cursor && { cursor }) }),
    );
    found.push(...value.items.map(({ name }) => name));
    expect(calls).toBeLessThanOrEqual(2);
    cursor = value.next ?? undefined;
  } while (cursor);
  expect(found).toEqual(["Ana Zita Wanted"]);
});
