import { backofficeRoutes as admin } from "@meridian/core/contracts/backoffice/backoffice";
import { cataloguesRoutes as catalogues } from "@meridian/core/contracts/catalogues/catalogues";
import { classificationsRoutes as routes } from "@meridian/core/contracts/classifications/classifications";
import type { IcdItem } from "@meridian/core/contracts/classifications/icd";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import {
  createReference,
  listReferences,
  referenceUses,
  removeReference,
  updateReference,
} from "../backoffice/backoffice.ts";
import { entry as readEntry, update as updateEntry } from "../catalogues/catalogues.ts";
import { clinicIcd, icdSearch, references, saveClinicIcd } from "./classifications.ts";

localTable();
let user: TestUser;
let colleague: TestUser;
let elsewhere: TestUser;
let staff: TestUser;
beforeAll(async () => {
  const space = await makeSpace();
  user = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "student");
  elsewhere = await makeUser((await makeSpace()).id, "professional");
  staff = await makeUser(Spaces.BACKOFFICE, "admin");
});

describe("the clinic's codes", () => {
  const save = (as: TestUser, body: object) => callHandler(routes.saveClinicIcd, saveClinicIcd, { as, body });
  const search = async (as: TestUser, q: string): Promise<IcdItem[]> =>
    (await callHandler(routes.icdSearch, icdSearch, { as, query: { q } })).body.icd_codes;

  test("are found in this clinic's searches, favourites first, and in no other clinic's", async () => {
    const own = [{ code: "clinic-1", en: "Demo fatigue", pt: "Fadiga demo" }];
    const favourites = [{ code: "M54.2", en: "Cervicalgia", pt: "Cervicalgia" }];
    const { value: saved, calls } = await countingCalls(() => save(user, { favourites, own, version: 0 }));
    expect(saved.body).toMatchObject({ version: 1, own: [{ code: "CLINIC-1" }] });
    expect(calls).toBeLessThanOrEqual(2);
    expect((await search(colleague, "fadiga"))[0]).toMatchObject({ code: "CLINIC-1", origin: "own" });
    expect((await search(colleague, "m54"))[0]).toMatchObject({ code: "M54.2", favourite: true });
    expect(await search(elsewhere, "fadiga demo")).toEqual([]);
    expect((await search(elsewhere, "m54"))[0]?.code).toBe("M54.5");
    const { body } = await callHandler(routes.clinicIcd, clinicIcd, { as: colleague });
    expect(body).toEqual(saved.body);
  });

  test("are not overwritten by a stale edit", async () => {
    const answer = await save(colleague, { favourites: [], own: [], version: 0 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: "icd.stale", current: { version: 1 } });
    expect((await save(colleague, { favourites: [], own: [], version: 1 })).body.version).toBe(2);
  });

  test.each([
    ["no title", { code: "A00", en: "", pt: "" }],
    ["no code", { code: "", en: "Demo", pt: "" }],
    ["signs in the code", { code: "A<0", en: "Demo", pt: "" }],
  ])("with %s are refused", async (_, entry) => {
    expect((await save(user, { favourites: [], own: [entry], version: 2 })).status).toBe(400);
  });

  test("contain no duplicates", async () => {
    const entry = { code: "A00", en: "Demo", pt: "" };
    const answer = await save(user, { favourites: [entry, entry], own: [], version: 2 });
    expect([answer.status, answer.body.fields]).toEqual([400, { favourites: "icd.duplicate" }]);
  });
});

test("bibliographic references are written by staff and read by everyone", async () => {
  const write = (body: object) => callHandler(admin.createReference, createReference, { as: staff, body });
  const read = async () =>
    (await callHandler(routes.references, references, { as: user })).body.references.map(
      ({ title }: { title: string }) => title,
    );
  const second = (await write({ title: "Second demo book", publisher: "Demo Press", published_in: "2015" }))
    .body;
  const first = (await write({ title: "Another demo book" })).body;
  expect(await read()).toEqual(["Another demo book", "Second demo book"]);
  const params = { reference: first.id };
  const change = (version: number) =>
    callHandler(admin.updateReference, updateReference, {
      as: staff,
      params,
      body: { title: "Third demo book", version },
    });
  expect((await change(1)).body).toMatchObject({ title: "Third demo book", version: 2 });
  expect((await change(1)).body).toMatchObject({ code: "reference.stale", current: { version: 2 } });
  const remove = () => callHandler(admin.removeReference, removeReference, { as: staff, params });
  expect((await remove()).status).toBe(200);
  expect((await remove()).body.code).toBe("reference.not_found");
  expect(await read()).toEqual([second.title]);
  expect(
    (await callHandler(admin.createReference, createReference, { as: user, body: { title: "x" } })).status,
  ).toBe(403);
});

describe("the bibliography", () => {
  const write = (body: object) => callHandler(admin.createReference, createReference, { as: staff, body });
  const list = async (query: Record<string, string>) =>
    (await callHandler(admin.listReferences, listReferences, { as: staff, query })).body;
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

  test("refuses a number that is none, and keeps one in its plain form", async () => {
    const wrong = await write({ title: "Wrong demo", isbn: "978-0-306-40615-8", doi: "10.1000/" });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { isbn: "isbn.invalid", doi: "doi.invalid" }]);
    const right = await write({
      title: "Numbered demo",
      isbn: "978-0-306-40615-7",
      doi: "https://doi.org/10.1000/XYZ",
    });
    expect(right.body).toMatchObject({ isbn: "9780306406157", doi: "10.1000/xyz" });
  });

  test("names the reference that is the same, by either number or by what is printed on it", async () => {
    const exists = (field: string, title: string) => ({
      status: 409,
      body: { code: "reference.exists", fields: { [field]: "reference.exists" }, details: { title } },
    });
    const numbered = "Numbered demo";
    expect(await write({ title: "Other", isbn: "0306406152" })).toMatchObject(exists("isbn", numbered));
    expect(await write({ title: "Other", doi: "10.1000/xyz" })).toMatchObject(exists("doi", numbered));
    const plain = (await write({ title: "Plain Demo", authors: "Demo, A.", published_in: "2001" })).body;
    const again = { title: "plain demo", authors: "Demo A", published_in: "2001" };
    expect(await write(again)).toMatchObject(exists("title", "Plain Demo"));
    expect((await write({ ...again, edition: "2" })).status).toBe(201);
    const { id: reference, version } = plain;
    const change = (body: object) =>
      callHandler(admin.updateReference, updateReference, {
        as: staff,
        params: { reference },
        body: { ...again, version, ...body },
      });
    expect(await change({ doi: "10.1000/xyz" })).toMatchObject(exists("doi", numbered));
    expect((await change({ edition: "1" })).status).toBe(200);
  });

  test("answers a repeated request as the first one, and an unknown reference with 404", async () => {
    const twice = {
      as: staff,
      body: { title: "Repeated demo" },
      headers: { "idempotency-key": "repeated-demo-reference" },
    };
    const send = () => callHandler(admin.createReference, createReference, twice);
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).body).toEqual(first.body);
    const unknown = await callHandler(admin.updateReference, updateReference, {
      as: staff,
      params: { reference: "ref_01K0DEM0000000000000000001" },
      body: { title: "Repeated demo", version: 1 },
    });
    expect(unknown.body.code).toBe("reference.not_found");
  });

  test("is searched by words and numbers, narrowed and read a page at a time", async () => {
    expect(titles(await list({ search: "demo numbered" }))).toEqual(["Numbered demo"]);
    expect(titles(await list({ search: "0-306-40615-2" }))).toEqual(["Numbered demo"]);
    expect(titles(await list({ search: "https://doi.org/10.1000/xyz" }))).toEqual(["Numbered demo"]);
    expect(titles(await list({ kind: "book" }))).toEqual(["Numbered demo"]);
    expect(titles(await list({ kind: "unidentified" }))).not.toContain("Numbered demo");
    const all = titles(await list({}));
    const first = await list({ limit: "2" });
    const rest = await list({ cursor: first.next });
    expect([...titles(first), ...titles(rest)]).toEqual(all);
    expect(rest.next).toBeNull();
  });

  test("loses no reference that an entry of a catalogue is from", async () => {
    const { id: reference } = (await write({ title: "Cited demo" })).body;
    const params = { reference };
    const catalogue = "substances";
    const key = "huangqi";
    const entry = { version: 0, fields: {}, retired: false, reference, note: "", reviewed: true };
    const { entry: known } = (
      await callHandler(catalogues.entry, readEntry, { as: staff, params: { catalogue, key } })
    ).body;
    await callHandler(catalogues.update, updateEntry, {
      as: staff,
      params: { catalogue, key },
      body: { ...entry, fields: known.fields },
    });
    const remove = () => callHandler(admin.removeReference, removeReference, { as: staff, params });
    expect(await remove()).toMatchObject({ status: 409, body: { code: "reference.in_use" } });
    const { uses } = (await callHandler(admin.referenceUses, referenceUses, { as: staff, params })).body;
    expect(uses).toMatchObject([{ catalogue, key }]);
    await callHandler(catalogues.update, updateEntry, {
      as: staff,
      params: { catalogue, key },
      body: { ...entry, version: 1, fields: known.fields, reference: null },
    });
    expect((await remove()).status).toBe(200);
  });
});
