import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHANNEL_CODES, channels } from "./channels.ts";
import { searchDrugs } from "./drug-search.ts";
import { fold } from "./fold.ts";
import { searchIcd } from "./icd-search.ts";
import { pointWarnings } from "./point-safety.ts";
import { searchPointIds, searchPoints } from "./point-search.ts";
import { referencePoint, referencePoints } from "./points.ts";
import { quadrant, sidesToChoose } from "./quadrant.ts";
import { leavesNeedle, technicAllowed } from "./technics.ts";

describe("quadrant", () => {
  it.each([
    ["LU", "left", false, 1],
    ["LU", "right", false, 2],
    ["TE", "left", false, 1],
    ["ST", "left", false, 3],
    ["ST", "right", false, 4],
    ["LR", "right", false, 4],
    ["CV", "center", false, 5],
    ["GV", "center", false, 6],
    ["EX", "left", false, 1],
    ["EX", "right", false, 2],
    ["EX", "center", false, 6],
    ["TF", "left", true, 1],
    ["TF", "right", true, 2],
    ["ST", "left", true, 1],
    ["TF", "center", true, null],
    ["LU", "center", false, null],
    ["CV", "left", false, null],
    ["TF", "left", false, null],
    ["XX", "left", false, null],
  ] as const)("%s %s (ear %s) is %s", (channel, side, auricular, expected) => {
    expect(quadrant(channel, side, auricular)).toBe(expected);
  });

  it("exists for every side a reference point can be chosen on", () => {
    for (const point of referencePoints())
      for (const side of sidesToChoose(point.sides))
        expect(quadrant(point.channel, side, point.kind === "ear"), `${point.id} ${side}`).not.toBeNull();
  });

  it("tells left from right wherever both exist", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHANNEL_CODES), fc.boolean(), (channel, auricular) => {
        const left = quadrant(channel, "left", auricular);
        const right = quadrant(channel, "right", auricular);
        if (left === null) expect(right).toBeNull();
        else expect(right).toBe(left + 1);
      }),
    );
  });
});

describe("technics", () => {
  it.each([
    [1, true, true],
    [2, true, false],
    [3, true, true],
    [4, true, false],
    [5, true, true],
    [6, false, true],
    [7, false, true],
    [8, false, true],
    [9, true, false],
    [0, false, false],
    [10, false, false],
  ])("technic %i: body %s, ear %s", (id, body, ear) => {
    expect([technicAllowed(id, false), technicAllowed(id, true)]).toEqual([body, ear]);
  });

  it("leaves a needle only with acupuncture and electro", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((id) => leavesNeedle([id]))).toEqual([1, 5]);
    expect(leavesNeedle([])).toBe(false);
  });
});

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

  it("reads an ambiguous abbreviation as the user's language writes it", () => {
    expect(searchPoints("P7", { language: "pt", auricular: false }).map(({ id }) => id)).toEqual([
      "LU7",
      "PC7",
    ]);
  });

  it("keeps ear and body apart when asked", () => {
    expect(first("shenmen", "en", false)).toBe("HT7");
    expect(first("shenmen", "en", true)).toBe("TF4");
  });

  it("puts the exact number before those that begin with it", () => {
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
    const ids = searchPointIds(query, { language: "pt", limit: 500 });
    for (const point of referencePoints())
      if (point.indications.includes(keyword)) expect(ids, point.id).toContain(point.id);
  });

  it("answers two wishes with points that serve both", () => {
    const hits = searchPoints("headache insomnia", { language: "en" });
    expect(hits.length).toBeGreaterThan(0);
    for (const point of hits) {
      expect(point.indications.some((keyword) => keyword.includes("headache"))).toBe(true);
      expect(point.indications).toContain("insomnia");
    }
  });

  it("answers nothing to nothing", () => {
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
        indications: ["dor no ombro"],
      },
    ];
    expect(searchPointIds("mestre", { language: "pt", own })).toContain("pnt_01");
    expect(searchPointIds("dor no ombro", { language: "pt", own })).toContain("pnt_01");
    expect(searchPointIds("mestre", { language: "pt", own, auricular: true })).not.toContain("pnt_01");
  });

  it("finds every body point by any abbreviation of its channel, separated anyhow, in either case", () => {
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
          const ids = searchPointIds(lower ? query.toLowerCase() : query, {
            language,
            limit: 4,
            auricular: false,
          });
          expect(ids, query).toContain(point.id);
        },
      ),
    );
  });

  it("finds every point first, or level with a namesake, by its code, its characters and its pinyin", () => {
    for (const point of referencePoints()) {
      const auricular = point.kind === "ear";
      expect(searchPointIds(point.id, { language: "en", auricular })[0]).toBe(point.id);
      for (const query of [point.zh, point.zh_hant, point.pinyin, fold(point.pinyin)]) {
        const found = referencePoint(searchPointIds(query, { language: "en", auricular })[0] ?? "");
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
        expect(searchPointIds(query, { language: "pt" }).length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe("point safety", () => {
  const keys = (id: string, patient: Parameters<typeof pointWarnings>[1], technics?: number[]) =>
    pointWarnings(id, patient, technics).warnings.map(({ key }) => key);

  it.each([
    ["LI4", { pregnant: true }, [1], ["pregnancy_contraindicated"]],
    ["LI4", { pregnant: false }, [1], []],
    ["LI4", {}, [1], []],
    ["GB21", { pregnant: true }, [1], ["pregnancy_contraindicated", "pneumothorax_risk"]],
    ["GB21", { pregnant: false }, [2], []],
    ["CV4", { pregnant: true }, [2], ["pregnancy_caution"]],
    ["CV8", { pregnant: false }, [1], ["no_needling"]],
    ["CV8", { pregnant: false }, [2], []],
    ["LU8", { pregnant: false }, [2], ["avoid_direct_moxa"]],
    ["GV22", { pregnant: false, age: 0 }, [1], ["infant_fontanelle"]],
    ["GV22", { pregnant: false, age: 40 }, [1], []],
    [
      "ST36",
      { pregnant: false, pacemaker: true, epilepsy: true },
      [5],
      ["electro_pacemaker", "electro_epilepsy"],
    ],
    ["ST36", { pregnant: false, anticoagulated: true }, [3], ["bloodletting_anticoagulant"]],
    ["ST36", { pregnant: true }, [5], ["electro_pregnancy"]],
  ])("%s, %j, technics %j warns of %j", (id, patient, technics, expected) => {
    expect(keys(id, patient, technics)).toEqual(expected);
  });

  it("says what it did not check instead of calling it safe", () => {
    expect(pointWarnings("ST36", {}).not_checked).toContain("pregnancy");
    expect(pointWarnings("ST36", { pregnant: true }).not_checked).toContain("pregnancy");
    expect(pointWarnings("LI4", { pregnant: true }).not_checked).not.toContain("pregnancy");
    expect(pointWarnings("TF4", { pregnant: false }).not_checked).toContain("anatomy");
    expect(pointWarnings("pnt_own", { pregnant: true })).toEqual({
      warnings: [],
      not_checked: ["pregnancy", "anatomy", "technic"],
    });
  });

  it("gives every warning a sentence in both languages and a source", () => {
    const everything = { pregnant: true, anticoagulated: true, pacemaker: true, epilepsy: true, age: 0 };
    for (const point of referencePoints())
      for (const warning of pointWarnings(point.id, everything, [1, 2, 3, 5]).warnings)
        expect(warning.sentence.en && warning.sentence.pt && warning.source).toBeTruthy();
  });
});

describe("ICD search", () => {
  it.each([
    ["m54.5", "M54.5"],
    ["M545", "M54.5"],
    ["lombalgia", "M54.5"],
    ["low back", "M54.5"],
    ["dor de cabeça", "R51"],
    ["enxaqueca", "G43.9"],
    ["insonia", "G47.0"],
    ["burnout", "Z73.0"],
  ])("%s finds %s first", (query, code) => {
    expect(searchIcd(query)[0]?.code).toBe(code);
  });

  it("lists a whole category by its three characters", () => {
    expect(searchIcd("M54").every(({ code }) => code.startsWith("M54"))).toBe(true);
    expect(searchIcd("M54")).toHaveLength(6);
  });

  it("answers nothing to nothing", () => {
    expect(searchIcd("")).toEqual([]);
    expect(searchIcd("zzzz")).toEqual([]);
  });
});

describe("drug search", () => {
  it.each([
    ["paracet", "Paracetamol"],
    ["varfarina", "Warfarin"],
    ["warf", "Warfarin"],
  ])("%s finds %s", (query, name) => {
    expect(searchDrugs(query)[0]?.en).toBe(name);
  });
});
