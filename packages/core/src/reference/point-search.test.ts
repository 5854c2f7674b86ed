import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channels } from "./channels.ts";
import { fold } from "./fold.ts";
import { pointCatalogue } from "./point-catalogue.ts";
import { searchPointIds, searchPoints } from "./point-search.ts";
import { referencePoint, referencePoints } from "./points.ts";

const shipped = pointCatalogue([]);

describe("point search", () => {
  const first = (query: string, language: "en" | "pt" = "en", auricular?: boolean) =>
    searchPoints(query, { language, auricular })[0]?.id;

  it.each([
    ["st36", "ST36"],
    ["ST 36", "ST36"],
    ["St-36", "ST36"],
    ["st.36", "ST36"],
    ["E36", "ST36"],
    ["36 E", "ST36"],
    ["stomach 36", "ST36"],
    ["estômago 36", "ST36"],
    ["estomago36", "ST36"],
    ["胃36", "ST36"],
    ["zusanli", "ST36"],
    ["zú sān lǐ", "ST36"],
    ["Zu San Li", "ST36"],
    ["足三里", "ST36"],
    ["三阴交", "SP6"],
    ["三陰交", "SP6"],
    ["BP6", "SP6"],
    ["spleen 6", "SP6"],
    ["baço 6", "SP6"],
    ["IG4", "LI4"],
    ["GI 4", "LI4"],
    ["intestino grosso 4", "LI4"],
    ["large intestine 4", "LI4"],
    ["VB 34", "GB34"],
    ["VC4", "CV4"],
    ["ren 4", "CV4"],
    ["VG20", "GV20"],
    ["du20", "GV20"],
    ["TA5", "TE5"],
    ["SJ5", "TE5"],
    ["triple burner 5", "TE5"],
    ["bl 07", "BL7"],
    ["UB 40", "BL40"],
    ["EX-HN3", "EX-HN3"],
    ["exhn3", "EX-HN3"],
    ["hn3", "EX-HN3"],
    ["yin tang", "EX-HN3"],
    ["tf4", "TF4"],
    ["AT1,2,4i", "AT1,2,4i"],
    ["at124i", "AT1,2,4i"],
    ["sympathetic", "AH6a"],
    ["simpático", "AH6a"],
    ["腎上腺", "TG2p"],
  ])("finds %s first: %s", (query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each([
    ["zusnali", "ST36"],
    ["heggu", "LI4"],
    ["sympathetci", "AH6a"],
  ])("typed wrong, %s finds %s", (query, id) => {
    expect(searchPoints(query, { language: "en" }).map((point) => point.id)).toContain(id);
  });

  it("never guesses a code: one wrong digit is another point", () => {
    for (const query of ["st99", "xx36", "lii44"])
      expect(searchPoints(query, { language: "en" })).toEqual([]);
  });

  it("reads an ambiguous abbreviation in the user's language", () => {
    expect(searchPoints("P7", { language: "pt", auricular: false }).map(({ id }) => id)).toEqual([
      "LU7",
      "PC7",
    ]);
    expect(searchPoints("P6", { language: "en", auricular: false }).map(({ id }) => id)).toEqual([
      "PC6",
      "LU6",
    ]);
  });

  it("searches only the ear or only the body if asked", () => {
    expect(first("shenmen", "en", false)).toBe("HT7");
    expect(first("shenmen", "en", true)).toBe("TF4");
  });

  it("puts the exact number before numbers that begin with it", () => {
    expect(searchPoints("st3", { language: "en", limit: 3 }).map(({ id }) => id)).toEqual([
      "ST3",
      "ST30",
      "ST31",
    ]);
  });

  it.each([
    ["headache", "cefaleia"],
    ["headache", "dor de cabeça"],
    ["insomnia", "insónia"],
    ["nausea", "náusea"],
    ["low back pain", "lombalgia"],
  ])("finds points for %s by %s too", (keyword, query) => {
    const ids = searchPointIds(shipped, query, { language: "pt", limit: 500 });
    for (const point of referencePoints())
      if (point.indications.includes(keyword)) expect(ids, point.id).toContain(point.id);
  });

  it("finds points that match two indications", () => {
    const hits = searchPoints("headache insomnia", { language: "en" });
    expect(hits.length).toBeGreaterThan(0);
    for (const point of hits) {
      expect(point.indications.some((keyword) => keyword.includes("headache"))).toBe(true);
      expect(point.indications).toContain("insomnia");
    }
  });

  it("finds nothing for an empty query", () => {
    expect(searchPoints("", { language: "en" })).toEqual([]);
    expect(searchPoints("  - ", { language: "en" })).toEqual([]);
    expect(searchPoints("qqqqzz", { language: "en" })).toEqual([]);
  });

  it("finds the user's own points by name and indication", () => {
    const own = [
      {
        id: "pnt_01",
        auricular: false,
        channel: "EX",
        number: null,
        pinyin: "",
        characters: [],
        names: ["Ponto do Mestre"],
        indications: [["dor no ombro"]],
      },
    ];
    expect(searchPointIds(shipped, "mestre", { language: "pt", own })).toContain("pnt_01");
    expect(searchPointIds(shipped, "dor no ombro", { language: "pt", own })).toContain("pnt_01");
    expect(searchPointIds(shipped, "mestre", { language: "pt", own, auricular: true })).not.toContain(
      "pnt_01",
    );
  });

  it("finds every body point by any abbreviation of its channel, with any separator, in either case", () => {
    const body = referencePoints().filter((point) => point.kind === "body");
    fc.assert(
      fc.property(
        fc.constantFrom(...body),
        fc.nat(),
        fc.constantFrom("", " ", "-", ". ", "  "),
        fc.boolean(),
        fc.constantFrom("en" as const, "pt" as const),
        (point, pick, separator, lower, language) => {
          const channel = channels.find(({ code }) => code === point.channel);
          const names = [...(channel?.abbreviations ?? []), channel?.en ?? "", channel?.pt ?? ""];
          const query = `${names[pick % names.length]}${separator}${point.number}`;
          const ids = searchPointIds(shipped, lower ? query.toLowerCase() : query, {
            language,
            limit: 4,
            auricular: false,
          });
          expect(ids, query).toContain(point.id);
        },
      ),
    );
  });

  it("finds every point first, or together with a namesake, by its code, its characters and its pinyin", () => {
    for (const point of referencePoints()) {
      const auricular = point.kind === "ear";
      expect(searchPointIds(shipped, point.id, { language: "en", auricular })[0]).toBe(point.id);
      for (const query of [point.zh, point.zh_hant, point.pinyin, fold(point.pinyin)]) {
        const found = referencePoint(searchPointIds(shipped, query, { language: "en", auricular })[0] ?? "");
        const same = [found?.zh, found?.zh_hant, found?.pinyin, fold(found?.pinyin ?? "")].map((text) =>
          text?.replace(/\s/g, ""),
        );
        expect(same, `${point.id} by ${query}`).toContain(query.replace(/\s/g, ""));
      }
    }
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (query) => {
        expect(searchPointIds(shipped, query, { language: "pt" }).length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it("puts the better known point first, and among equal ones the one whose main indication it is", () => {
    const hits = searchPoints("insomnia", { language: "en", auricular: false, limit: 50 });
    expect(hits[0]?.id).toBe("HT7");
    const weight = (point: (typeof hits)[number]) =>
      Math.min(point.categories.length, 5) -
      point.indications.findIndex((keyword) => /insomnia/.test(keyword));
    const weights = hits.filter(({ indications }) => indications.includes("insomnia")).map(weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it("ignores capitals, accents and spaces", () => {
    const queries = ["zú sān lǐ", "Estômago 36", "dor de cabeça", "Simpático", "BL 40", "tài chōng"];
    fc.assert(
      fc.property(
        fc.constantFrom(...queries),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.constantFrom("NFC" as const, "NFD" as const),
        (query, upper, form) => {
          const typed = [...query].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join("");
          expect(first(` ${typed.normalize(form)} `, "pt")).toBe(first(query, "pt"));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("gives the same results whatever the limit, only fewer", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("st", "dor", "tai", "pain", "shen", "3"),
        fc.integer({ min: 1, max: 30 }),
        (query, limit) => {
          const all = searchPointIds(shipped, query, { language: "en", limit: 600 });
          expect(searchPointIds(shipped, query, { language: "en", limit })).toEqual(all.slice(0, limit));
        },
      ),
      { numRuns: 30 },
    );
  });
});
