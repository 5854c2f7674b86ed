import { backofficeRoutes as admin } from "@meridian/core/contracts/backoffice/backoffice";
import { classificationsRoutes as routes } from "@meridian/core/contracts/classifications/classifications";
import type { IcdItem } from "@meridian/core/contracts/classifications/icd";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { createReference, removeReference, updateReference } from "../backoffice/backoffice.ts";
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
