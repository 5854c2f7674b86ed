import { beforeAll, expect, test } from "vitest";
import type { Revision } from "../contracts/revisions/revisions.ts";
import { transact } from "../db/transact.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import * as Revisions from "./index.ts";

localTable();
let admin: TestUser;
beforeAll(async () => {
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Admin" });
});

const at = (day: number) => `2026-10-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const state = (dose: number) => ({
  fields: { dose_max_g: dose },
  retired: false,
  review: "reviewed" as const,
});

/** An entry's history of when catalogues had one of their own. */
const earlier = (version: number) =>
  db.entities.earlier
    .put({
      catalogue: "substances",
      key: "huangqi",
      ...state(version),
      version,
      action: "edit",
      before: state(version - 1),
      after: state(version),
      note: `note ${version}`,
      updated_at: at(version),
      updated_by: "usr_demo",
      updated_by_name: "Demo Pharmacist",
    })
    .go();
const change = (version: number) =>
  as(admin, () =>
    transact({
      writes: [
        Revisions.revisionWrite({
          kind: "catalogue_substances",
          subject: "catalogue_substances_huangqi",
          title: "Huáng qí",
          version,
          before: state(version - 1),
          after: state(version),
          written: state(version),
        }),
      ],
    }),
  );

beforeAll(async () => {
  for (let version = 1; version <= 12; version += 1) await earlier(version);
  for (let version = 13; version <= 15; version += 1) await change(version);
});

async function all(
  page: (cursor: string | undefined) => Promise<{ items: Revision[]; next: string | null }>,
) {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await page(cursor);
    found.push(...items.map(({ version }) => version));
    cursor = next ?? undefined;
  } while (cursor);
  return found;
}
const descending = Array.from({ length: 15 }, (_, index) => 15 - index);

test("an entry's history goes on with what was stored before, in the order of its versions", async () => {
  const page = (cursor: string | undefined) =>
    as(admin, () => Revisions.listHistory("catalogue_substances_huangqi", { cursor, limit: 4 }));
  expect(await all(page)).toEqual(descending);
  const [newest] = (await page(undefined)).items;
  expect(newest).toMatchObject({
    by: "Demo Admin",
    action: "update",
    title: { en: "Huáng qí", pt: "Huáng qí" },
    changes: [{ field: "fields.dose_max_g", before: 14, after: 15 }],
  });
});

test.each([
  ["everything", {}],
  ["a kind", { kind: "catalogue_substances" as const }],
  ["days", { from: "2026-10-01", to: "2099-01-01" }],
])("the list of %s shows both, each change once, newest first", async (_what, filter) => {
  for (const limit of [1, 4, 50])
    expect(
      await all((cursor) => as(admin, () => Revisions.listChanges({ ...filter, cursor, limit }))),
    ).toEqual(descending);
});

test("a person's changes of before are found, and what an entry was in each version", async () => {
  const page = (cursor: string | undefined) =>
    as(admin, () => Revisions.listChanges({ by: "usr_demo", cursor, limit: 5 }));
  expect(await all(page)).toEqual(descending.slice(3));
  const read = (version: number) =>
    as(admin, () => Revisions.stateIn("catalogue_substances_huangqi", version));
  expect((await read(3)).written).toMatchObject({ fields: { dose_max_g: 3 }, review: "reviewed" });
  expect((await read(14)).written).toEqual(state(14));
  await expect(read(77)).rejects.toMatchObject({ code: "revision.not_found" });
});
