import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Classifications from "../classifications/index.ts";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import { env } from "../platform/env.ts";
import * as Revisions from "../revisions/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import * as Catalogues from "./index.ts";

localTable();
let pharmacist: TestUser;
let other: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Pharmacist" });
  other = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Colleague" });
});

const SUBSTANCES = "substances" satisfies CatalogueKey;
const said = { reference: null, note: "", reviewed: false };
const by = <T>(work: () => Promise<T>, user = pharmacist) => as(user, work);
const read = (key: string, catalogue: CatalogueKey = SUBSTANCES) =>
  by(async () => (await Catalogues.getEntry(catalogue, key)).entry);
type Over = Partial<Parameters<typeof Catalogues.updateEntry>[2]>;
const save = (entry: EntryView, fields: object, over: Over = {}, user = pharmacist) =>
  by(
    async () =>
      (
        await Catalogues.updateEntry(SUBSTANCES, entry.key, {
          version: entry.version,
          retired: false,
          ...said,
          fields: { ...entry.fields, ...(fields as EntryView["fields"]) },
          ...over,
        })
      ).entry,
    user,
  );
const publish = async (catalogue: CatalogueKey = SUBSTANCES) => {
  const { version } = await by(() => Catalogues.getCatalogue(catalogue));
  return by(() => Catalogues.publishCatalogue(catalogue, { version, note: "" }));
};
const published = async (catalogue: CatalogueKey = SUBSTANCES) =>
  (await by(() => Catalogues.publishedOverlays()))[catalogue];

beforeEach(emptyCatalogues);

describe("an entry", () => {
  test("is the product's until somebody writes over it, and is a draft until it is published", async () => {
    const before = await read("huangqi");
    expect(before).toMatchObject({
      origin: "base",
      version: 0,
      review: "unreviewed",
      unpublished: false,
      base_changed: false,
    });
    const { value: after, calls } = await counted(pharmacist, () =>
      Catalogues.updateEntry(SUBSTANCES, "huangqi", {
        version: 0,
        retired: false,
        ...said,
        note: "Pharmacopoeia 2020",
        reviewed: true,
        fields: { ...before.fields, dose_max_g: 17 },
      }),
    );
    expect(calls).toBeLessThanOrEqual(cataloguesRoutes.update.calls);
    expect(after.entry).toMatchObject({
      origin: "changed",
      version: 1,
      review: "reviewed",
      unpublished: true,
      reviewed_by: "Demo Pharmacist",
      updated_by: "Demo Pharmacist",
      note: "Pharmacopoeia 2020",
      fields: { dose_max_g: 17 },
    });
    expect(await published()).toEqual([]);
    await publish();
    expect(await published()).toMatchObject([
      { key: "huangqi", fields: { dose_max_g: 17 }, review: "reviewed", retired: false },
    ]);
    expect((await read("huangqi")).unpublished).toBe(false);
  });

  test("changed back to what the product ships is the product's again", async () => {
    const before = await read("huangqi");
    const changed = await save(before, { dose_max_g: 17 });
    const back = await save(changed, { dose_max_g: before.fields.dose_max_g });
    expect(back).toMatchObject({ origin: "base", version: 2, fields: before.fields });
  });

  test("loses its review when somebody changes it without vouching for it", async () => {
    const entry = await read("huangqi");
    const reviewed = await by(() =>
      Catalogues.reviewEntry(SUBSTANCES, "huangqi", { version: 0, review: "reviewed", note: "" }),
    );
    expect(reviewed.entry).toMatchObject({ review: "reviewed", reviewed_by: "Demo Pharmacist", version: 1 });
    expect(await save({ ...entry, version: 1 }, { dose_max_g: 17 })).toMatchObject({ review: "unreviewed" });
  });

  test("is disputed only with a reason", async () => {
    const dispute = (note: string) =>
      by(() => Catalogues.reviewEntry(SUBSTANCES, "huangqi", { version: 0, review: "disputed", note }));
    await expect(dispute("")).rejects.toMatchObject({ facts: { fields: { note: "required" } } });
    expect((await dispute("Two sources differ")).entry).toMatchObject({ review: "disputed" });
  });

  test("cites a reference of the bibliography, whose title stays when it is removed", async () => {
    const book = await by(() =>
      Classifications.createReference({
        title: "Demo Pharmacopoeia",
        authors: "",
        edition: "",
        publisher: "",
        published_in: "2020",
        doi: "",
        isbn: "",
      }),
    );
    const entry = await save(await read("huangqi"), { dose_max_g: 17 }, { reference: book.id });
    expect(entry.reference).toEqual({ id: book.id, title: "Demo Pharmacopoeia" });
    await by(() => Classifications.removeReference(book.id));
    await publish();
    expect(await published()).toMatchObject([{ reference: "Demo Pharmacopoeia" }]);
    await expect(save(entry, {}, { reference: book.id })).rejects.toMatchObject({
      facts: { fields: { reference: "reference.not_found" } },
    });
  });

  test.each<[string, object, string, string]>([
    ["a dose the wrong way round", { dose_min_g: 9, dose_max_g: 3 }, "fields.dose_max_g", "dose.reversed"],
    ["a negative dose", { dose_min_g: -1 }, "fields.dose_min_g", "quantity.invalid"],
    ["an unknown toxicity", { toxicity: "mild" }, "fields.toxicity", "choice.invalid"],
    ["an unknown category", { category: "XX" }, "fields.category", "choice.invalid"],
    ["a note in one language only as text", { notes: "demo" }, "fields.notes", "required"],
    ["a field that it does not have", { owner: "demo" }, "fields.", "unrecognized_keys"],
  ])("refuses %s and names the field", async (_what, fields, field, code) => {
    const entry = await read("huangqi");
    await expect(save(entry, fields)).rejects.toMatchObject({ facts: { fields: { [field]: code } } });
  });

  test("does not exist under a made-up key", async () => {
    await expect(read("madeup")).rejects.toMatchObject({ code: "entry.not_found" });
    const entry = await read("huangqi");
    await expect(save({ ...entry, key: "madeup" }, {})).rejects.toMatchObject({ code: "entry.not_found" });
  });
});

describe("interactions", () => {
  const fields = {
    taken: "huangqi",
    drugs: "warfarin",
    severity: "serious",
    mechanism: "PK",
    effect: { en: "demo effect", pt: "efeito demo" },
  };
  const create = (over: object = {}) =>
    by(() => Catalogues.createEntry("interactions", { fields: { ...fields, ...over }, ...said }));

  test("are added once, retired, and taken back", async () => {
    const { entry } = await create();
    expect(entry).toMatchObject({ key: "huangqi--warfarin", origin: "added", name: { en: /Huáng Qí \+/ } });
    await expect(create()).rejects.toMatchObject({ code: "entry.exists" });
    await expect(create({ taken: "danshen" })).rejects.toMatchObject({ code: "entry.exists" });
    const { key } = entry;
    const retired = await by(() =>
      Catalogues.updateEntry("interactions", key, { version: 1, fields, retired: true, ...said }),
    );
    expect(retired.entry.retired).toBe(true);
    expect(await by(() => Catalogues.getCatalogue("interactions"))).toMatchObject({ retired: 1 });
    const found = await by(() =>
      Catalogues.listEntries("interactions", { limit: 10, search: "", kind: "retired" }),
    );
    expect(found.items.map((one) => one.key)).toEqual([key]);
    const gone = await by(() => Catalogues.revertEntry("interactions", key, { version: 2, to: 0 }));
    expect(gone.entry).toBeNull();
    await publish("interactions");
    expect(await published("interactions")).toEqual([]);
    expect((await create()).entry.version).toBe(4);
  });

  test("keep what names them, and name only what is known", async () => {
    const { entry } = await create();
    await expect(
      by(() =>
        Catalogues.updateEntry("interactions", entry.key, {
          version: 1,
          retired: false,
          ...said,
          fields: { ...fields, drugs: "digoxin" },
        }),
      ),
    ).rejects.toMatchObject({ facts: { fields: { "fields.drugs": "entry.identity" } } });
    await expect(create({ taken: "madeup" })).rejects.toMatchObject({
      facts: { fields: { "fields.taken": "choice.invalid" } },
    });
  });
});

describe("history", () => {
  test("says who changed what, and every version can be written again", async () => {
    const shipped = await read("huangqi");
    const first = await save(shipped, { dose_max_g: 17 });
    await save(first, { dose_max_g: 18 }, { note: "Second thought" }, other);
    const { items } = await by(() => Catalogues.entryHistory(SUBSTANCES, "huangqi", { limit: 10 }));
    expect(items).toMatchObject([
      {
        version: 2,
        by: "Demo Colleague",
        note: "Second thought",
        changes: [{ field: "fields.dose_max_g", before: 17, after: 18 }],
      },
      { version: 1, by: "Demo Pharmacist" },
    ]);
    const back = await by(() => Catalogues.revertEntry(SUBSTANCES, "huangqi", { version: 2, to: 1 }));
    expect(back.entry).toMatchObject({ version: 3, fields: { dose_max_g: 17 } });
    const base = await by(() => Catalogues.revertEntry(SUBSTANCES, "huangqi", { version: 3, to: 0 }));
    expect(base.entry).toMatchObject({ version: 4, origin: "base", fields: shipped.fields });
    await expect(
      by(() => Catalogues.revertEntry(SUBSTANCES, "huangqi", { version: 4, to: 77 })),
    ).rejects.toMatchObject({ code: "revision.not_found" });
  });

  test("of all catalogues together is newest first, with publications", async () => {
    await save(await read("huangqi"), { dose_max_g: 17 });
    await publish();
    const { items } = await by(() => Revisions.listChanges({ limit: 10 }));
    expect(items).toMatchObject([
      { action: "publish", kind: "catalogue_substances", title: { en: "", pt: "" } },
      { action: "update", subject: "catalogue_substances_huangqi", by: "Demo Pharmacist" },
    ]);
  });
});

describe("at the same moment", () => {
  test("of two edits of one entry one is written, and the other is told what it says now", async () => {
    const entry = await read("huangqi");
    const results = await Promise.allSettled([
      save(entry, { dose_max_g: 17 }),
      save(entry, { dose_max_g: 18 }, {}, other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "entry.stale",
      facts: { current: { key: "huangqi", version: 1 } },
    });
  });

  test("edits of different entries are both written, each with a place in the order", async () => {
    const keys = ["huangqi", "danggui", "mahuang", "guizhi"];
    const all = await Promise.all(keys.map((key) => read(key)));
    await Promise.all(all.map((entry) => save(entry, { dose_max_g: 17, dose_min_g: 1 })));
    const head = await by(() => Catalogues.getCatalogue(SUBSTANCES));
    expect(head).toMatchObject({ version: 4, unpublished: 4 });
    const stored = await db.entities.entry.query.primary({ catalogue: SUBSTANCES }).go();
    expect(stored.data.map(({ change }) => change).sort()).toEqual([1, 2, 3, 4]);
  });

  test("of two publications one is made, and nothing is published that was not shown", async () => {
    const entry = await save(await read("huangqi"), { dose_max_g: 17 });
    const shown = await by(() => Catalogues.unpublishedChanges(SUBSTANCES, { limit: 10 }));
    expect(shown).toMatchObject({
      total: 1,
      items: [{ key: "huangqi", before: { retired: false }, after: { fields: { dose_max_g: 17 } } }],
    });
    await save(entry, { dose_max_g: 19 }, {}, other);
    const stale = () =>
      by(() => Catalogues.publishCatalogue(SUBSTANCES, { version: shown.version, note: "" }));
    await expect(stale()).rejects.toMatchObject({ code: "catalogue.stale" });
    const results = await Promise.allSettled([publish(), publish()]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await published()).toMatchObject([{ fields: { dose_max_g: 19 } }]);
    const parts = await db.entities.part.scan.go();
    expect(parts.data).toHaveLength(1);
  });

  test("keeps the publication that a clinic may be reading, and deletes the one before it", async () => {
    for (const dose of [5, 6, 7, 8]) {
      await save(await read("huangqi"), { dose_min_g: 1, dose_max_g: dose });
      await publish();
    }
    expect((await db.entities.part.scan.go()).data).toHaveLength(2);
    await expect(publish()).rejects.toMatchObject({ code: "catalogue.nothing_to_publish" });
  });
});

describe("lists", () => {
  const list = (query: Partial<Parameters<typeof Catalogues.listEntries>[1]> = {}) =>
    by(() => Catalogues.listEntries(SUBSTANCES, { limit: 100, search: "", ...query }));

  test("find without accents, and filter by review and by what was written", async () => {
    const keys = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ key }) => key);
    expect(await keys({ search: "huang qi" })).toContain("huangqi");
    expect(await keys({ search: "Huáng Qí" })).toContain("huangqi");
    await save(await read("huangqi"), { dose_max_g: 17 }, { reviewed: true });
    await by(() =>
      Catalogues.reviewEntry(SUBSTANCES, "danggui", { version: 0, review: "disputed", note: "Demo" }),
    );
    expect(await keys({ review: "reviewed" })).toEqual(["huangqi"]);
    expect(await keys({ kind: "changed" })).toEqual(["huangqi"]);
    expect(await keys({ review: "disputed" })).toEqual(["danggui"]);
    expect((await keys({ kind: "unpublished" })).sort()).toEqual(["danggui", "huangqi"]);
    expect(await keys({ review: "unreviewed", search: "huang qi" })).not.toContain("huangqi");
  });

  test("have every entry once, page by page", async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ cursor });
      found.push(...page.items.map(({ key }) => key));
      cursor = page.next ?? undefined;
    } while (cursor);
    const { total } = await by(() => Catalogues.getCatalogue(SUBSTANCES));
    expect([found.length, new Set(found).size]).toEqual([total, total]);
    await expect(list({ cursor: "madeup" })).rejects.toMatchObject({ kind: "invalid" });
  });
});

test("counts and publications follow any sequence of changes", async () => {
  const keys = ["huangqi", "danggui"] as const;
  const step = fc.record({
    key: fc.constantFrom(...keys),
    act: fc.constantFrom("edit", "review", "dispute", "revert", "publish"),
    dose: fc.integer({ min: 40, max: 42 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { key, act, dose } of steps) {
        const entry = await read(key);
        const { version } = entry;
        if (act === "publish") await publish().catch(() => undefined);
        else if (act === "revert" && version > 0)
          await by(() => Catalogues.revertEntry(SUBSTANCES, key, { version, to: dose - 40 })).catch(
            (error: { code: string }) => expect(error.code).toBe("revision.not_found"),
          );
        else if (act === "review" || act === "dispute") {
          const review = act === "review" ? "reviewed" : "disputed";
          await by(() => Catalogues.reviewEntry(SUBSTANCES, key, { version, review, note: "demo" }));
        } else await save(entry, { dose_max_g: dose }, { reviewed: dose === 41 });
      }
      const now = await Promise.all(keys.map((key) => read(key)));
      const count = (test: (one: EntryView) => boolean) => now.filter(test).length;
      expect(await by(() => Catalogues.getCatalogue(SUBSTANCES))).toMatchObject({
        retired: count(({ retired }) => retired),
        reviewed: count(({ retired, review }) => !retired && review === "reviewed"),
        disputed: count(({ retired, review }) => !retired && review === "disputed"),
        unpublished: count(({ unpublished }) => unpublished),
      });
      await publish().catch(() => undefined);
      const over = new Map((await published()).map((one) => [one.key, one]));
      for (const entry of now)
        expect(over.get(entry.key)?.fields ?? null).toEqual(entry.origin === "base" ? null : entry.fields);
    }),
    { numRuns: 12 },
  );
});

test("marketing and clinics have no level for it", async () => {
  const marketing = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") });
  await expect(by(() => Catalogues.getCatalogue(SUBSTANCES), marketing)).rejects.toMatchObject({
    kind: "forbidden",
  });
  expect((await by(() => Catalogues.listCatalogues(), marketing)).catalogues).toEqual([]);
});
