import { beforeAll, beforeEach, expect, test } from "vitest";
import type { EntryView } from "../contracts/catalogues/office.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { baseMark } from "./base-mark.ts";
import { loadBases, shippedRow } from "./bases.ts";
import { db } from "./entities.ts";
import * as Catalogues from "./index.ts";

await loadBases(["substances"]);

localTable();
let pharmacist: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Pharmacist" });
});
beforeEach(emptyCatalogues);

const KEY = "huangqi";
const said = { reference: null, note: "", reviewed: false };
const by = <T>(work: () => Promise<T>) => as(pharmacist, work);
const read = async () => (await by(() => Catalogues.getEntry("substances", KEY))).entry;
const write = (entry: EntryView, fields: object = {}) =>
  by(() =>
    Catalogues.updateEntry("substances", KEY, {
      version: entry.version,
      fields: { ...entry.fields, ...fields },
      retired: false,
      ...said,
    }),
  );
const listed = async () => {
  const query = { search: "", kind: "base_changed", limit: 20 } as const;
  const { items } = await by(() => Catalogues.listEntries("substances", query));
  return items.map(({ key }) => key);
};
/** As an entry is stored when a release ships something else afterwards. */
const releaseAfter = () =>
  db.entities.entry.patch({ catalogue: "substances", key: KEY }).set({ base: "another" }).go();

test("a changed entry says so when a release ships something else, until it is written again", async () => {
  await write(await read(), { dose_max_g: 20 });
  expect([(await read()).base_changed, await listed()]).toEqual([false, []]);
  await releaseAfter();
  const entry = await read();
  expect([entry.base_changed, await listed()]).toEqual([true, [KEY]]);
  const { entry: written } = await write(entry);
  expect([written.base_changed, await listed()]).toEqual([false, []]);
});

test("a review of the product's own entry says so too", async () => {
  await by(() => Catalogues.reviewEntry("substances", KEY, { version: 0, review: "reviewed", note: "" }));
  expect((await read()).base_changed).toBe(false);
  await releaseAfter();
  expect(await read()).toMatchObject({ base_changed: true, review: "reviewed" });
});

test("an entry without a mark, as older versions wrote it, is not taken for a changed one", async () => {
  await write(await read(), { dose_max_g: 20 });
  await db.entities.entry.patch({ catalogue: "substances", key: KEY }).remove(["base"]).go();
  expect(await listed()).toEqual([]);
});

test("the order of fields makes no difference, and a field that did not exist then says nothing", () => {
  const fields = shippedRow("substances", KEY)?.fields ?? {};
  const reversed = Object.fromEntries(Object.entries(fields).reverse());
  expect(baseMark("substances", KEY, reversed)).toBe(baseMark("substances", KEY));
  const { notes: _, ...older } = fields;
  expect(baseMark("substances", KEY, older)).not.toBe(baseMark("substances", KEY));
  expect(baseMark("substances", "added", {})).toBeUndefined();
});
