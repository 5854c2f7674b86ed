import { beforeAll, describe, expect, test } from "vitest";
import * as Classifications from "../classifications/index.ts";
import type { ComparedRow } from "../contracts/catalogues/sheet.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import * as Catalogues from "./index.ts";

localTable();
let pharmacist: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Pharmacist" });
});
const by = <T>(work: () => Promise<T>) => as(pharmacist, work);
type Rows = Omit<ComparedRow, "number">[];
const numbered = (rows: Rows) => rows.map((row, index) => ({ ...row, number: index + 2 }));
const compare = async (catalogue: "interactions" | "substances", rows: Rows) =>
  (await by(() => Catalogues.compareRows(catalogue, numbered(rows)))).items;
/** Compares rows and writes what was compared. */
const write = async (catalogue: "interactions" | "substances", rows: Rows) => {
  const items = await compare(catalogue, rows);
  const body = numbered(rows).map((row, index) => ({ ...row, version: items[index]?.version ?? 0 }));
  return (await by(() => Catalogues.writeRows(catalogue, body))).items.map(({ outcome }) => outcome);
};
const read = (key: string) => by(() => Catalogues.getEntry("substances", key));
const interaction = (over: object = {}) => ({
  taken: "huangqi",
  drugs: "warfarin",
  severity: "note",
  mechanism: "",
  effect: { en: "demo effect", pt: "efeito demo" },
  ...over,
});

describe("rows of a spreadsheet", () => {
  test("are compared with what is written, and nothing is written", async () => {
    const { entry } = await read("huangqi");
    const items = await compare("substances", [
      { key: "huangqi", fields: entry.fields },
      { key: "huangqi", fields: {} },
      { key: "dangshen", fields: { dose_min_g: 3 } },
      { key: "baizhu", fields: { dose_min_g: 9, dose_max_g: 3 } },
      { key: "gancao", fields: { toxicity: "purple" } },
      { key: "nothing-of-this-name", fields: {} },
      { key: "", fields: {} },
    ]);
    expect(items.map(({ outcome, faults }) => [outcome, faults])).toEqual([
      ["unchanged", {}],
      ["invalid", { key: "entry.repeated" }],
      ["changed", {}],
      ["invalid", { dose_max_g: "dose.reversed" }],
      ["invalid", { toxicity: "choice.invalid" }],
      ["unknown", {}],
      ["invalid", expect.objectContaining({ pinyin: "required" })],
    ]);
    expect(items[2]).toMatchObject({
      version: 0,
      after: { fields: { dose_min_g: 3 }, review: "unreviewed" },
    });
    expect((await read("dangshen")).entry.version).toBe(0);
  });

  test("become drafts with history, which a second run does not change", async () => {
    const rows: Rows = [
      { key: "dangshen", fields: { dose_min_g: 3 } },
      { key: "baizhu", fields: { notes: { en: "demo note", pt: "nota demo" } } },
    ];
    expect(await write("substances", rows)).toEqual(["written", "written"]);
    const { entry } = await read("dangshen");
    expect(entry).toMatchObject({ version: 1, unpublished: true, review: "unreviewed", origin: "changed" });
    const history = await by(() => Catalogues.entryHistory("substances", "dangshen", { limit: 10 }));
    expect(history.items).toMatchObject([
      {
        action: "update",
        by: "Demo Pharmacist",
        changes: [{ field: "fields.dose_min_g", before: 9, after: 3 }],
      },
    ]);
    const before = await by(() => Catalogues.getCatalogue("substances"));
    expect(await write("substances", rows)).toEqual(["unchanged", "unchanged"]);
    const after = await by(() => Catalogues.getCatalogue("substances"));
    expect(after.version).toBe(before.version);
    expect(after.published_at).toBeNull();
    const { notes } = (await read("baizhu")).entry.fields as { notes: { en: string; pt: string } };
    expect(notes).toMatchObject({ pt: "nota demo" });
  });

  test("leave alone what somebody changed since the comparison", async () => {
    const rows: Rows = [{ key: "renshen", fields: { dose_min_g: 1 } }];
    const [compared] = await compare("substances", rows);
    await write("substances", [{ key: "renshen", fields: { dose_min_g: 2 } }]);
    const body = numbered(rows).map((row) => ({ ...row, version: compared?.version ?? 0 }));
    const { items } = await by(() => Catalogues.writeRows("substances", body));
    expect(items).toEqual([{ number: 2, outcome: "stale" }]);
    expect((await read("renshen")).entry.fields).toMatchObject({ dose_min_g: 2 });
  });

  test("add and retire entries where the catalogue grows, and never rename one", async () => {
    const [added] = await compare("interactions", [{ key: "", fields: interaction() }]);
    expect(added).toMatchObject({ outcome: "added", before: null, version: 0 });
    const key = added?.key ?? "";
    expect(await write("interactions", [{ key: "", fields: interaction() }])).toEqual(["written"]);
    expect(await write("interactions", [{ key: "", fields: interaction() }])).toEqual(["unchanged"]);
    const [renamed] = await compare("interactions", [{ key, fields: { taken: "danshen" } }]);
    expect(renamed).toMatchObject({ outcome: "invalid", faults: { taken: "entry.identity" } });
    const [other] = await compare("interactions", [{ key: "another-key", fields: interaction() }]);
    expect(other).toMatchObject({ outcome: "invalid", faults: { key: "entry.identity" } });
    expect(await write("interactions", [{ key, fields: {}, retired: true }])).toEqual(["written"]);
    expect((await compare("interactions", [{ key, fields: {}, retired: true }]))[0]?.outcome).toBe(
      "unchanged",
    );
  });

  test("name a source of the bibliography, and keep it where the file has no column for it", async () => {
    const book = await by(() =>
      Classifications.createReference({
        title: "Demo book",
        authors: "",
        edition: "",
        publisher: "",
        published_in: "2020",
        doi: "",
        isbn: "",
      }),
    );
    const id = book.id as never;
    expect(await write("substances", [{ key: "fuling", fields: {}, reference: id }])).toEqual(["written"]);
    expect(await write("substances", [{ key: "fuling", fields: { dose_min_g: 4 } }])).toEqual(["written"]);
    expect((await read("fuling")).entry.reference).toEqual({ id, title: "Demo book" });
    const missing = "ref_01K0DEM0000000000000000009" as never;
    const [unknown] = await compare("substances", [{ key: "fuling", fields: {}, reference: missing }]);
    expect(unknown).toMatchObject({ outcome: "invalid", faults: { reference: "reference.not_found" } });
  });

  test("cost a request for the comparison of a hundred, and a few for the drafts of thirty", async () => {
    const { items } = await by(() => Catalogues.listEntries("substances", { limit: 100, search: "" }));
    const hundred = items.map(({ key, fields }) => ({ key, fields }));
    const comparing = await counted(pharmacist, () =>
      Catalogues.compareRows("substances", numbered(hundred)),
    );
    expect(comparing.calls).toBe(1);
    const thirty = items.slice(0, 30).map(({ key }) => ({ key, fields: { species: `demo ${key}` } }));
    const compared = await compare("substances", thirty);
    const body = numbered(thirty).map((row, index) => ({ ...row, version: compared[index]?.version ?? 0 }));
    const writing = await counted(pharmacist, () => Catalogues.writeRows("substances", body));
    expect(writing.calls).toBe(3);
  });

  test("are refused to whoever may not edit the catalogue", async () => {
    const marketing = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") });
    const rows = numbered([{ key: "huangqi", fields: {} }]);
    const work = as(marketing, () => Catalogues.compareRows("substances", rows));
    expect(await refusal(work)).toMatchObject({ code: "access.denied" });
  });
});
