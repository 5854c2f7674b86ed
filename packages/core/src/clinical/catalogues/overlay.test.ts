import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BaseRow, mergeCatalogue, type OverlayEntry } from "./overlay.ts";

type Fields = { dose: number };
const keys = ["aa", "bb", "cc", "dd", "ee"] as const;
const base: readonly BaseRow<Fields>[] = [
  { key: "bb", fields: { dose: 1 } },
  { key: "aa", fields: { dose: 2 } },
  { key: "cc", fields: { dose: 3 } },
];
const over = (key: string, change: Partial<OverlayEntry<Fields>>): OverlayEntry<Fields> => ({
  key,
  fields: null,
  retired: false,
  review: "unreviewed",
  reviewed_on: null,
  reference: "",
  ...change,
});

describe("a catalogue", () => {
  test.each<[string, OverlayEntry<Fields>[], object[]]>([
    ["is its base where nothing is written", [], [{ key: "bb" }, { key: "aa" }, { key: "cc" }]],
    [
      "shows a changed entry in its place",
      [over("aa", { fields: { dose: 9 } })],
      [{ key: "bb" }, { key: "aa", fields: { dose: 9 }, origin: "changed" }, { key: "cc" }],
    ],
    [
      "keeps a retired entry readable with its fields",
      [over("bb", { retired: true })],
      [{ key: "bb", fields: { dose: 1 }, retired: true }, { key: "aa" }, { key: "cc" }],
    ],
    [
      "shows what was added after the base, by key",
      [over("ee", { fields: { dose: 5 } }), over("dd", { fields: { dose: 4 } })],
      [{ key: "bb" }, { key: "aa" }, { key: "cc" }, { key: "dd", origin: "added" }, { key: "ee" }],
    ],
    [
      "says who reviewed a row that nobody changed",
      [over("cc", { review: "reviewed", reviewed_on: "2026-11-23", reference: "Demo book" })],
      [
        { key: "bb", review: "unreviewed" },
        { key: "aa" },
        { key: "cc", origin: "base", review: "reviewed", reviewed_on: "2026-11-23", reference: "Demo book" },
      ],
    ],
    [
      "leaves out a review of a row that the product no longer has",
      [over("zz", { review: "reviewed" })],
      [{ key: "bb" }, { key: "aa" }, { key: "cc" }],
    ],
  ])("%s", (_what, overlay, rows) => {
    expect(mergeCatalogue(base, overlay)).toMatchObject(rows);
  });

  const overlays = fc.uniqueArray(
    fc.record({
      key: fc.constantFrom(...keys),
      fields: fc.option(fc.record({ dose: fc.nat(99) })),
      retired: fc.boolean(),
      review: fc.constantFrom("unreviewed" as const, "reviewed" as const, "disputed" as const),
      reviewed_on: fc.constant(null),
      reference: fc.constantFrom("", "Demo book"),
    }),
    { selector: ({ key }) => key },
  );

  test("does not depend on the order in which entries were written", () => {
    fc.assert(
      fc.property(overlays, fc.nat(), (overlay, turn) => {
        const at = overlay.length === 0 ? 0 : turn % overlay.length;
        const turned = [...overlay.slice(at), ...overlay.slice(0, at)];
        expect(mergeCatalogue(base, turned)).toEqual(mergeCatalogue(base, overlay));
      }),
    );
  });

  test("never loses an entry of the base, and has each key once", () => {
    fc.assert(
      fc.property(overlays, (overlay) => {
        const found = mergeCatalogue(base, overlay).map(({ key }) => key);
        expect(found.slice(0, base.length)).toEqual(base.map(({ key }) => key));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test("has the written fields where there are some, and those of the base otherwise", () => {
    fc.assert(
      fc.property(overlays, (overlay) => {
        const shipped = new Map(base.map(({ key, fields }) => [key, fields]));
        for (const row of mergeCatalogue(base, overlay)) {
          const written = overlay.find(({ key }) => key === row.key)?.fields;
          expect(row.fields).toEqual(written ?? shipped.get(row.key));
          expect(row.origin).toBe(!written ? "base" : shipped.has(row.key) ? "changed" : "added");
        }
      }),
    );
  });

  test("returns to the base when everything written is taken back", () => {
    fc.assert(
      fc.property(overlays, (overlay) => {
        const undone = overlay.map(({ key }) => over(key, {}));
        expect(mergeCatalogue(base, undone)).toEqual(mergeCatalogue(base, []));
      }),
    );
  });
});
