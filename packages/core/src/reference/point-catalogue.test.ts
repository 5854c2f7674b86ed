import { describe, expect, test } from "vitest";
import { NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import type { PointFields } from "../clinical/catalogues/descriptions/points.ts";
import type { OverlayEntry } from "../clinical/catalogues/overlay.ts";
import { fieldSchemas } from "../contracts/catalogues/catalogue-schemas.ts";
import { detailedPoints, groupCatalogue, groupRows, pointCatalogue } from "./point-catalogue.ts";
import { detailsByPoint } from "./point-details.ts";
import { pointRows } from "./point-fields.ts";
import { searchPointIds } from "./point-search.ts";
import { referencePoints } from "./points.ts";
import { safetyFacts } from "./safety-facts.ts";

const rows = pointRows(await detailsByPoint());
const rowOf = (key: string) => rows.find((row) => row.key === key) as (typeof rows)[number];
const written = (
  key: string,
  change: Partial<PointFields>,
  over: Partial<OverlayEntry<PointFields>> = {},
): OverlayEntry<PointFields> => ({
  key,
  fields: { ...(rows.find((row) => row.key === key)?.fields ?? rowOf("ex-hn3").fields), ...change },
  retired: false,
  review: "reviewed",
  reviewed_on: "2026-11-23",
  reference: "",
  ...over,
});

describe("the points as the back office edits them", () => {
  test("each has a key of its own that an address can hold", () => {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(502);
    for (const { key } of rows) expect(key).toMatch(/^[a-z0-9][a-z0-9-]{0,159}$/);
  });

  test("all points and groups of the tables are valid entries", () => {
    const faults = [
      ...rows.map(({ key, fields }) => [key, fieldSchemas.points.safeParse(fields)] as const),
      ...groupRows().map(({ key, fields }) => [key, fieldSchemas["point-groups"].safeParse(fields)] as const),
    ].filter(([, { success }]) => !success);
    expect(faults.map(([key, { error }]) => `${key} ${error?.issues[0]?.path.join(".")}`)).toEqual([]);
  });

  test("writing what a point says already changes nothing that is read of it", async () => {
    const base = await detailedPoints([]);
    const same = await detailedPoints(rows.map(({ key }) => written(key, {})));
    for (const { id } of referencePoints()) {
      const { places: _, review: __, location: ___, ...is } = same.point(id) ?? {};
      expect(base.point(id)).toMatchObject(is);
      const { depth, ...details } = base.details(id) ?? { depth: undefined };
      expect(same.details(id)).toMatchObject(details);
      if (depth) expect(same.details(id)?.depth).toEqual(depth);
      expect([same.depth(id), base.depth(id)]).toEqual([depth ?? null, depth ?? null]);
    }
  });
});

describe("what is published over the points", () => {
  const zuwu = { code: "EX-LE13", pinyin: "Zúwǔ", name: { en: "Demo foot", pt: "Pé de demonstração" } };
  const known = pointCatalogue([
    written("st36", { places: [{ view: "front", x: 70, y: 740 }], flags: ["vessel_risk"] }),
    written("ex-le13", {
      ...zuwu,
      other_indications: { en: "demo cramp; demo chill", pt: "cãibra de demonstração; frio" },
    }),
    written("li4", {}, { fields: null, retired: true }),
  ]);

  test("moves a point, adds one, and keeps a retired one to be read", () => {
    expect(known.point("ST36")).toMatchObject({ places: [{ view: "front", x: 70, y: 740 }] });
    expect(known.point("EX-LE13")).toMatchObject({ kind: "extra", channel: "EX", number: 13 });
    expect(known.point("LI4")).toMatchObject({ retired: true, pinyin: "Hégǔ" });
    expect(known.points).toHaveLength(503);
  });

  test("the search finds new names and indications in both languages, and no retired point", () => {
    const find = (text: string, language: "en" | "pt") => searchPointIds(known, text, { language });
    expect(find("zuwu", "en")[0]).toBe("EX-LE13");
    expect(find("pé de demonstração", "pt")).toContain("EX-LE13");
    expect(find("frio", "pt")).toContain("EX-LE13");
    expect(find("LI4", "en")).not.toContain("LI4");
  });

  test("the safety check reads the changed warnings", () => {
    const overlay = [written("st36", { flags: ["no_needling"] })];
    const facts = safetyFacts(undefined, { ...NOTHING_PUBLISHED, points: overlay });
    expect([facts.point("ST36")?.flags, facts.point("LI4")?.flags]).toEqual([
      ["no_needling"],
      ["pregnancy_contraindicated"],
    ]);
  });

  test("a group has its new points in their order, and an added one an id of its own", () => {
    const decided = { retired: false, review: "unreviewed", reviewed_on: null, reference: "" } as const;
    const name = { en: "Demo group 2", pt: "Grupo 2" };
    const { group, groups } = groupCatalogue([
      { key: "four-gates", fields: { name, kind: "body", points: ["LR3", "LI4", "PC6"] }, ...decided },
      { key: "demo-group-2", fields: { name, kind: "body", points: ["ST36"] }, ...decided },
    ]);
    expect(group("classic_four_gates")?.points).toEqual(["LR3", "LI4", "PC6"]);
    expect(group("classic_demo_group_2")).toMatchObject({ name, auricular: false });
    expect(groups).toHaveLength(groupRows().length + 1);
  });
});
