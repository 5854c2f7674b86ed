import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SAFETY_FLAGS } from "../clinical/safety/point-flags.ts";
import { CHANNELS } from "../contracts/acupuncture/acupuncture-points.ts";
import { channels } from "./channels.ts";
import { drugs } from "./drugs.ts";
import { earAreas, earZones } from "./ear-point-rows.ts";
import { farmGroupCodes } from "./farm-group-codes.ts";
import { farmGroups } from "./farm-groups.ts";
import { icdChapters } from "./icd-chapters.ts";
import { icdCommon } from "./icd-common.ts";
import { indicationsPt, indicationWords } from "./indications.ts";
import { CONFLUENT_PAIRS, categoryName, classesOf, phaseOf } from "./point-classes.ts";
import { classicGroups } from "./point-groups.ts";
import { type ReferencePoint, referencePoint, referencePoints } from "./points.ts";
import { regionsPt } from "./regions.ts";
import { patternTermsPt, tcmPatterns } from "./tcm-patterns.ts";
import { technics } from "./technics.ts";
import { judgeVitalSign, vitalSigns } from "./vital-signs.ts";

const points = referencePoints();
const ofKind = (kind: ReferencePoint["kind"]) => points.filter((point) => point.kind === kind);
const unique = <T>(values: readonly T[]) => new Set(values).size === values.length;

describe("channels", () => {
  it("are the fourteen and EX, each with its names", () => {
    expect(channels.map(({ code }) => code)).toEqual([...CHANNELS]);
    expect(channels).toHaveLength(15);
    for (const channel of channels) {
      expect(channel.en && channel.pt && channel.zh && channel.pinyin).toBeTruthy();
      expect(channel.abbreviations).toContain(channel.code);
    }
  });

  it("form pairs, interior with exterior and by name", () => {
    for (const channel of channels) {
      const pair = channels.find(({ code }) => code === channel.interior_exterior);
      if (pair) expect(pair.interior_exterior).toBe(channel.code);
      const namesake = channels.find(({ code }) => code === channel.same_name);
      if (namesake) expect([namesake.same_name, namesake.level]).toEqual([channel.code, channel.level]);
    }
  });

  it("have tonification, sedation and horary points among their own", () => {
    for (const channel of channels)
      for (const id of [channel.tonification, channel.sedation, channel.horary])
        if (id) expect(referencePoint(id)?.channel).toBe(channel.code);
  });
});

describe("points", () => {
  it("are 361 on the channels, 48 extra and 93 on the ear, without duplicates", () => {
    expect(["body", "extra", "ear"].map((kind) => ofKind(kind as ReferencePoint["kind"]).length)).toEqual([
      361, 48, 93,
    ]);
    expect(unique(points.map(({ id }) => id))).toBe(true);
  });

  it("are numbered from 1 without a gap on each channel", () => {
    for (const channel of channels.filter(({ code }) => code !== "EX")) {
      const numbers = ofKind("body")
        .filter((point) => point.channel === channel.code)
        .map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: channel.points }, (_, index) => index + 1));
    }
  });

  it("are numbered from 1 without a gap in each region of the extra points", () => {
    const counts = { HN: 15, CA: 1, B: 9, UE: 11, LE: 12 };
    for (const [region, count] of Object.entries(counts)) {
      const ids = ofKind("extra").map(({ id }) => id);
      expect(
        ids.filter(
          (id) =>
            id.startsWith(`EX-${region}`) &&
            /^EX-[A-Z]+\d+$/.test(id) &&
            id.replace(/\d+$/, "") === `EX-${region}`,
        ),
      ).toHaveLength(count);
      expect(ids).toContain(`EX-${region}${count}`);
    }
  });

  it("have characters as dictionaries write them", () => {
    const hant = (id: string) => points.find((point) => point.id === id)?.zh_hant;
    expect([hant("HT5"), hant("CV11"), hant("EX-HN7"), hant("LR3")]).toEqual([
      "通里",
      "建里",
      "球後",
      "太衝",
    ]);
    // Two syllables that run together are told apart.
    expect(points.find(({ id }) => id === "SP16")?.pinyin).toBe("Fù'āi");
  });

  it("include thirteen ghost points, the last one under the tongue", () => {
    const ghosts = points.filter(({ categories }) => categories.includes("ghost"));
    expect(ghosts).toHaveLength(13);
    expect(ghosts.map(({ id }) => id)).toContain("EX-HN11");
  });

  it("are on the midline only on the two vessels and for extra points marked so", () => {
    for (const point of ofKind("body"))
      expect(point.sides).toBe(point.channel === "CV" || point.channel === "GV" ? "center" : "bilateral");
    for (const point of ofKind("ear")) expect(point.sides).toBe("bilateral");
  });

  it("have Chinese in both scripts, pinyin, a region in both languages and at least one indication", () => {
    for (const point of points) {
      expect(point.zh, point.id).toMatch(/\p{Script=Han}/u);
      expect(point.zh_hant, point.id).toMatch(/\p{Script=Han}/u);
      expect(point.pinyin, point.id).not.toBe("");
      expect(point.region.pt && point.region.en, point.id).toBeTruthy();
      expect(point.indications.length, point.id).toBeGreaterThan(0);
      expect(point.needles).toBeGreaterThan(0);
    }
  });

  it("have all texts in Portuguese too", () => {
    for (const point of points) {
      for (const indication of point.indications)
        expect(indicationsPt.get(indication), indication).toBeTruthy();
      if (point.kind === "body") expect(regionsPt[point.region.en], point.region.en).toBeTruthy();
      if (point.kind === "ear") {
        expect(earAreas[point.region.en], point.region.en).toBeTruthy();
        expect(point.name?.pt).toBeTruthy();
      }
      if (point.kind === "extra") expect(point.location?.pt).toBeTruthy();
      for (const category of point.categories) expect(categoryName(category), category).toBeTruthy();
    }
    expect(indicationsPt.size).toBe(379);
    for (const keyword of Object.keys(indicationWords))
      expect(indicationsPt.has(keyword), keyword).toBe(true);
  });

  it("have only safety flags for which there is a rule", () => {
    for (const point of points) for (const flag of point.safety) expect(SAFETY_FLAGS).toContain(flag);
    const flagged = (flag: string) =>
      points.filter((point) => point.safety.includes(flag as never)).map(({ id }) => id);
    expect(flagged("pregnancy_contraindicated").sort()).toEqual(
      ["BL60", "BL67", "EX-LE11", "GB21", "LI4", "SP6"].concat(["AH8", "CO18", "TF2", "TF5"]).sort(),
    );
    // The whole of the lower belly and, from the fourth lumbar vertebra down, of the back.
    expect(flagged("pregnancy_caution")).toEqual(
      expect.arrayContaining(
        ["ST25", "SP14", "KI16", "CV7", "GB26", "GB27", "GB28", "EX-CA1"].concat([
          "GV3",
          "BL25",
          "BL31",
          "BL35",
          "BL53",
          "BL54",
          "EX-B6",
          "EX-B7",
          "EX-B8",
        ]),
      ),
    );
    expect(flagged("vessel_risk")).toEqual(
      expect.arrayContaining(["ST9", "ST11", "SI17", "PC3", "SP11", "LR10", "LR11", "LR12"]),
    );
    expect(flagged("pneumothorax_risk")).toEqual(
      expect.arrayContaining(["GB21", "LI16", "CV22", "SI12", "SI13", "ST19", "GB24", "LR14"]),
    );
    // The liver lies below the lung there.
    expect(flagged("organ_puncture_risk")).toEqual(expect.arrayContaining(["GB24", "LR14"]));
    // What lies under it is the breastbone, and through an opening in it the heart.
    expect(flagged("sternal_foramen_risk")).toEqual(["CV17"]);
    expect(flagged("pneumothorax_risk")).not.toContain("CV17");
    expect(flagged("pregnancy_caution")).toEqual(
      expect.arrayContaining(["HX4", "AH9", "TG2p", "AT4", "AT2,3,4i", "CO10"]),
    );
    expect(flagged("eye_risk")).toEqual(expect.arrayContaining(["ST1", "ST2", "BL1", "EX-HN7"]));
    expect(flagged("infant_fontanelle")).toEqual(["GV21", "GV22", "GV23"]);
  });

  it("are grouped by zone of the ear", () => {
    expect(earZones).toHaveLength(10);
    for (const point of ofKind("ear")) expect(earZones.map(({ code }) => code)).toContain(point.channel);
  });
});

describe("classes of points", () => {
  it.each([
    ["jing_well", "yin", "wood"],
    ["ying_spring", "yin", "fire"],
    ["shu_stream", "yin", "earth"],
    ["jing_river", "yin", "metal"],
    ["he_sea", "yin", "water"],
    ["jing_well", "yang", "metal"],
    ["ying_spring", "yang", "water"],
    ["shu_stream", "yang", "wood"],
    ["jing_river", "yang", "fire"],
    ["he_sea", "yang", "earth"],
    ["xi_cleft", "yang", undefined],
  ] as const)("the %s point of a %s channel is %s", (shu, polarity, phase) => {
    expect(phaseOf(shu, polarity)).toBe(phase);
  });

  it("the horary point of a channel has the channel's own phase", () => {
    for (const channel of channels) {
      const point = channel.horary && referencePoint(channel.horary);
      if (!point) continue;
      const phase = classesOf(point).find(({ key }) => key.includes("_") && key !== "yuan_source")?.detail.en;
      // The two channels of ministerial fire share the phase of the heart and the small intestine.
      expect(phase, point.id).toBe(channel.element);
    }
  });

  it("confluent points open their vessels in pairs", () => {
    const confluent = referencePoints().filter(({ categories }) =>
      categories.some((category) => category.startsWith("confluent")),
    );
    expect(confluent.map(({ id }) => id).sort()).toEqual(CONFLUENT_PAIRS.flat().sort());
    for (const point of confluent)
      expect(classesOf(point).find(({ key }) => key === "confluent")?.detail.pt).toMatch(/ \+ [A-Z]+\d+$/);
  });

  it("have their details in Portuguese too", () => {
    const spoken = referencePoints().flatMap(classesOf);
    const english = /\b(and|of|organs|blood|bones|back|neck|mouth|water)\b/;
    for (const { detail } of spoken) expect(detail.pt).not.toMatch(english);
  });
});

describe("classic groups", () => {
  it("contain existing points of the body or of the ear, never both", () => {
    expect(unique(classicGroups().map(({ id }) => id))).toBe(true);
    for (const group of classicGroups()) {
      expect(group.points.length, group.id).toBeGreaterThan(1);
      expect(unique(group.points)).toBe(true);
      for (const id of group.points) expect(referencePoint(id)?.kind === "ear", id).toBe(group.auricular);
    }
  });

  it.each([
    ["classic_jing_well", 12],
    ["classic_luo_connecting", 15],
    ["classic_xi_cleft", 16],
    ["classic_hui_meeting", 8],
    ["classic_lower_he_sea", 6],
  ])("%s has %i points", (id, count) => {
    expect(classicGroups().find((group) => group.id === id)?.points).toHaveLength(count);
  });
});

describe("other tables", () => {
  it("techniques 1 to 9 are each for the body, the ear or both", () => {
    expect(technics.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const technic of technics) expect(technic.body || technic.ear).toBe(true);
  });

  it("ICD: 22 chapters in order, 119 codes inside their chapter's range", () => {
    expect(icdChapters.map(({ number }) => number)).toEqual(
      Array.from({ length: 22 }, (_, index) => index + 1),
    );
    expect(icdCommon).toHaveLength(119);
    expect(unique(icdCommon.map(({ code }) => code))).toBe(true);
    for (const row of icdCommon) {
      const chapter = icdChapters.find(({ number }) => number === row.chapter);
      const category = row.code.slice(0, 3);
      expect(chapter && category >= chapter.start && category <= chapter.end, row.code).toBe(true);
      expect(row.en && row.pt).toBeTruthy();
    }
  });

  it("medicine groups: 315, each under a parent that exists", () => {
    expect(farmGroups).toHaveLength(315);
    const codes = new Set(farmGroups.map(({ code }) => code));
    expect(codes.size).toBe(315);
    expect(farmGroupCodes).toEqual(codes);
    for (const group of farmGroups) {
      if (group.parent) expect(codes.has(group.parent), group.code).toBe(true);
      expect(group.en && group.pt).toBeTruthy();
    }
  });

  it("medicines: 663, each in a group that exists, 65 with an unchecked Portuguese name", () => {
    expect(drugs).toHaveLength(663);
    expect(unique(drugs.map(({ en }) => en))).toBe(true);
    const codes = new Set(farmGroups.map(({ code }) => code));
    for (const drug of drugs) expect(codes.has(drug.farm_group), drug.en).toBe(true);
    expect(drugs.filter(({ pt_checked }) => !pt_checked)).toHaveLength(65);
  });

  it("patterns: 40, with channels that exist and every term in Portuguese", () => {
    expect(tcmPatterns).toHaveLength(40);
    expect(unique(tcmPatterns.map(({ key }) => key))).toBe(true);
    for (const pattern of tcmPatterns) {
      for (const channel of pattern.channels) expect(CHANNELS).toContain(channel);
      for (const term of pattern.signs) expect(patternTermsPt.signs).toHaveProperty([term]);
      for (const term of pattern.tongue_body) expect(patternTermsPt.tongue_body).toHaveProperty([term]);
      expect(patternTermsPt.tongue_coating).toHaveProperty([pattern.tongue_coating]);
      for (const term of pattern.pulse) expect(patternTermsPt.pulse).toHaveProperty([term]);
    }
  });

  it("vital signs: normal inside plausible inside possible", () => {
    expect(vitalSigns).toHaveLength(20);
    for (const { key, normal, plausible, possible } of vitalSigns) {
      expect(plausible[0], key).toBeGreaterThanOrEqual(possible[0] ?? Number.NEGATIVE_INFINITY);
      expect(plausible[1], key).toBeLessThanOrEqual(possible[1] ?? Number.POSITIVE_INFINITY);
      if (normal[0] !== null) expect(normal[0], key).toBeGreaterThanOrEqual(plausible[0]);
      if (normal[1] !== null) expect(normal[1], key).toBeLessThanOrEqual(plausible[1]);
    }
  });

  it.each([
    ["heart_rate", 72, "normal"],
    ["heart_rate", 110, "outside_normal"],
    ["heart_rate", 230, "ask"],
    ["heart_rate", 251, "refuse"],
    ["temperature", 37.4, "normal"],
    ["temperature", 43, "ask"],
    ["weight", 70, "normal"],
    ["spo2", 101, "refuse"],
    ["heart_rate", Number.NaN, "refuse"],
  ] as const)("judges %s of %d as %s", (key, value, verdict) => {
    expect(judgeVitalSign(key, value)).toBe(verdict);
  });
});

describe("the Chinese font", () => {
  const fonts = new URL("../../../ui/src/fonts/", import.meta.url);
  const css = readFileSync(new URL("noto-serif-sc.css", fonts), "utf8");
  const declared = new Set(
    [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = "", to = from]) =>
      Array.from(
        { length: Number.parseInt(to, 16) - Number.parseInt(from, 16) + 1 },
        (_, index) => Number.parseInt(from, 16) + index,
      ),
    ),
  );

  it("declares every character of the tables, and no font file has 200 kB", () => {
    const tables = ["./", "../contracts/"].flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url))
        .filter((name) => name.endsWith(".ts"))
        .map((name) => readFileSync(new URL(folder + name, import.meta.url), "utf8")),
    );
    const used = new Set(tables.join("").match(/\p{Script=Han}/gu));
    expect(used.size).toBeGreaterThan(500);
    expect([...used].filter((character) => !declared.has(character.codePointAt(0) ?? 0))).toEqual([]);
    for (const face of ["subset", "materia", "formulas"])
      expect(statSync(new URL(`noto-serif-sc-${face}.woff2`, fonts)).size).toBeLessThan(200_000);
  });
});
