import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applied,
  kindOf,
  MOST_OF,
  moduleOf,
  type PlannedPoint,
  type PreMadeContent,
  type PreMadeEntry,
  type PreMadeKind,
  preMadeContents,
  preMadeSummary,
  TREATMENT_CATEGORIES,
  withoutAdded,
} from "./pre-made.ts";

const KINDS: readonly PreMadeKind[] = [...TREATMENT_CATEGORIES, "custom"];
const CTR = "ctr_01K0DEM0000000000000000001";
const part = fc.stringMatching(/^[a-z0-9]{8}$/);
const said = fc.constantFrom("", "knee", "Knee", "neck");
const grams = fc.integer({ min: 1, max: 20 });
const posology = {
  form: fc.constant("powder"),
  doses_per_day: fc.constant(2),
  days: fc.integer({ min: 1, max: 9 }),
  instructions: said,
};

const point = (auricular: boolean) =>
  fc.record({
    id: auricular ? fc.constantFrom("AH6a", "TF4", "CO18") : fc.constantFrom("ST36", "LI4", "SP6"),
    side: fc.constantFrom("left", "right"),
    auricular: fc.constant(auricular),
    technics: fc.constant([1]),
    depth: said,
    stimulation: fc.constant(null),
    retention: fc.constantFrom(null, 20),
    needle: said,
    note: said,
  });
const ingredient = {
  substance: fc.constantFrom("mahuang", "guizhi", "gancao"),
  name: fc.constant("Demo"),
  zh: fc.constant(""),
  latin: fc.constant(""),
  grams,
};

/** Entries of each kind, few enough different ones that the same comes twice. */
const ENTRY = {
  acupuncture: point(false),
  auricular: point(true),
  formulas: fc.record({
    id: part,
    sources: fc.constantFrom([], ["mahuangtang"], ["xiaoyaosan"]),
    name: fc.constantFrom("Mahuang Tang", "Xiao Yao San", "xiao yao san"),
    zh: fc.constant(""),
    ingredients: fc.array(fc.record(ingredient), { maxLength: 3 }),
    ...posology,
  }),
  substances: fc.record({ ...ingredient, id: part, ...posology }),
  supplements: fc.record({
    id: part,
    kind: fc.constantFrom("plant", "free"),
    item: fc.constantFrom("", "valerian"),
    name: fc.constantFrom("Valerian", "Magnesium"),
    contains: fc.constant([]),
    unit: said,
    units_per_box: fc.constant(null),
    units: grams,
    times_per_day: fc.constant(1),
    days: grams,
    posology: said,
  }),
  osteopathy: fc.record({
    id: part,
    technique: fc.constantFrom("", "hvla", "visceral"),
    name: said,
    places: fc.constantFrom([], ["L4"], ["L4", "knee"]),
    side: fc.constantFrom(null, "left"),
    response: fc.constant(null),
    note: said,
  }),
  other: fc.record({
    id: part,
    key: fc.constantFrom("", "massage"),
    module: fc.constant("others"),
    name: fc.constantFrom("Massage", "Demo bath"),
    minutes: fc.constantFrom(null, 20),
    area: said,
    note: said,
  }),
  custom: fc.record({
    id: fc.constantFrom(CTR, CTR.replace(/1$/, "2"), CTR.replace(/1$/, "3")),
    name: fc.constant("Demo treatment"),
    minutes: fc.constantFrom(null, 20),
    note: said,
  }),
} as unknown as { readonly [K in PreMadeKind]: fc.Arbitrary<PreMadeEntry> };

/** Valid content of a section: an entry that its schema refuses twice occurs once. */
const contentOf = (kind: PreMadeKind) =>
  fc
    .array(ENTRY[kind], { maxLength: 6 })
    .map((items) => preMadeContents[kind].safeParse({ items }))
    .filter((parsed) => parsed.success)
    .map((parsed) => (parsed.data as PreMadeContent).items);

let serial = 0;
const fresh = (entry: PreMadeEntry): PreMadeEntry =>
  "side" in entry && "auricular" in entry
    ? entry
    : {
        ...entry,
        ...(entry.id.startsWith("ctr_") ? {} : { id: `fresh${String(++serial).padStart(4, "0")}` }),
      };
const put = (kind: PreMadeKind, stored: readonly PreMadeEntry[], content: readonly PreMadeEntry[]) =>
  applied(kind, stored, content as PreMadeEntry<typeof kind>[], fresh);

describe.each(KINDS)("applying %s", (kind) => {
  const both = fc.tuple(contentOf(kind), contentOf(kind));

  test("twice changes nothing", () => {
    fc.assert(
      fc.property(both, ([stored, content]) => {
        const once = put(kind, stored, content);
        const twice = put(kind, once.items, content);
        expect(twice.items).toEqual(once.items);
        expect(twice.added).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("keeps all existing entries in their order", () => {
    fc.assert(
      fc.property(both, ([stored, content]) => {
        const { items, added } = put(kind, stored, content);
        const kept = items.filter((item) => !added.includes(item));
        expect(kept).toHaveLength(stored.length);
        stored.forEach((was, at) => {
          const { note = "", minutes = null } = was as { note?: string; minutes?: number | null };
          // A clinic's own treatment without words may take some; everything it said stays.
          const open = kind === "custom" && note === "";
          const said = open ? { id: was.id, ...(minutes !== null && { minutes }) } : was;
          expect(kept[at]).toMatchObject(said);
          if (!open) expect(kept[at]).toEqual(was);
        });
      }),
      { numRuns: 60 },
    );
  });

  test("produces what the section accepts, and undoing it restores the entries", () => {
    fc.assert(
      fc.property(both, ([stored, content]) => {
        const { items, added, known, left } = put(kind, stored, content);
        expect(added.length + known + left).toBe(content.length);
        expect(preMadeContents[kind].safeParse({ items }).success).toBe(true);
        const back = withoutAdded(items, added, (entry) => JSON.stringify(entry));
        if (kind !== "custom") expect(back).toEqual(stored);
      }),
      { numRuns: 60 },
    );
  });

  test("stops at the visit's limit", () => {
    const content = fc.sample(ENTRY[kind], 1);
    const full = Array.from({ length: MOST_OF[kind] }, (_, at) => ({
      ...content[0],
      id: `stored${at}`,
      name: `Demo ${at}`,
      substance: `demo${at}`,
      item: `demo${at}`,
      technique: "",
      key: "",
    }));
    const { items, added, left } = put(kind, full as unknown as PreMadeEntry[], content);
    expect(items).toHaveLength(MOST_OF[kind]);
    expect(added).toEqual([]);
    expect(left).toBe(1);
  });
});

const technique = (over: object) =>
  ({
    id: "aaaaaaaa",
    technique: "hvla",
    name: "",
    places: ["L4"],
    side: null,
    response: null,
    note: "",
    ...over,
  }) as PreMadeEntry<"osteopathy">;
const given = (over: object) =>
  ({
    id: "aaaaaaaa",
    key: "massage",
    module: "others",
    name: "Massage",
    minutes: 30,
    area: "",
    note: "",
    ...over,
  }) as PreMadeEntry<"other">;

describe("existing entries", () => {
  test.each([
    ["the same, with another note", {}, { note: "gently" }, 0],
    ["the same places in another order", { places: ["L4", "L5"] }, { places: ["L5", "L4"] }, 0],
    ["another segment", {}, { places: ["L5"] }, 1],
    ["another technique", {}, { technique: "muscle_energy" }, 1],
    ["the other side", { side: "left" }, { side: "right" }, 1],
    [
      "words that differ in accents alone",
      { technique: "", name: "Tração" },
      { technique: "", name: "tracao" },
      0,
    ],
  ])("osteopathy: %s", (_, stored, comes, added) => {
    expect(put("osteopathy", [technique(stored)], [technique(comes)]).added).toHaveLength(added);
  });

  test.each([
    ["the same for longer", {}, { minutes: 60 }, 0],
    ["the same elsewhere", { area: "Neck" }, { area: "Back" }, 1],
    ["the same place, in capitals", { area: "Neck" }, { area: "NECK " }, 0],
    ["other words of one's own", { key: "", name: "Bath" }, { key: "", name: "Walk" }, 1],
  ])("other: %s", (_, stored, comes, added) => {
    expect(put("other", [given(stored)], [given(comes)]).added).toHaveLength(added);
  });

  test("a point exists once per side, and new ones are added at the start", () => {
    const at = (id: string, side: string) =>
      ({
        id,
        side,
        auricular: false,
        technics: [1],
        depth: "",
        stimulation: null,
        retention: null,
        needle: "",
        note: "",
      }) as PlannedPoint;
    const { items } = put(
      "acupuncture",
      [at("ST36", "left")],
      [at("LI4", "left"), at("ST36", "left"), at("ST36", "right")],
    );
    expect(items.map(({ id }) => id)).toEqual(["LI4", "ST36", "ST36"]);
    expect((items as PlannedPoint[]).map(({ side }) => side)).toEqual(["left", "right", "left"]);
  });

  test("a custom treatment without text takes the text; one with text keeps it", () => {
    const own = (note: string, minutes: number | null) =>
      ({ id: CTR, name: "Demo", minutes, note }) as PreMadeEntry<"custom">;
    expect(put("custom", [own("", null)], [own("Three rounds", 20)]).items).toEqual([
      own("Three rounds", 20),
    ]);
    expect(put("custom", [own("", 45)], [own("Three rounds", 20)]).items).toEqual([own("Three rounds", 45)]);
    expect(put("custom", [own("Mine", null)], [own("Three rounds", 20)]).items).toEqual([own("Mine", null)]);
  });
});

test.each([
  ["acupuncture", "acupuncture", "mtc"],
  ["supplements", "supplements", "fito"],
  ["osteopathy", "osteopathy", "osteo"],
  ["other", "other", "others"],
  [CTR, "custom", "others"],
])("%s is of kind %s and module %s", (category, kind, module) => {
  expect(kindOf(category)).toBe(kind);
  expect(moduleOf(category)).toBe(module);
});

test("the summary lists the entries", () => {
  const content = {
    items: [technique({}), technique({ places: ["L5"] }), technique({ technique: "", name: "Traction" })],
  };
  expect(preMadeSummary("osteopathy", content)).toEqual(["hvla", "Traction"]);
  expect(
    preMadeSummary("acupuncture", { items: fc.sample(ENTRY.acupuncture, 20) as never }).every((one) =>
      /^[A-Z]+\d+$/.test(one),
    ),
  ).toBe(true);
});
