import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RYODORAKU_DEFAULTS } from "../../contracts/clinic/ryodoraku-settings.ts";
import { ryodoraku } from "../../contracts/visits/sections/ryodoraku.ts";
import {
  corridorOf,
  pastedReadings,
  RYODORAKU_RATIOS,
  type RyodorakuReadings,
  readRyodoraku,
} from "./ryodoraku.ts";
import { RYODORAKU_KEYS, type RyodorakuKey, ryodorakuCodeName, ryodorakuLines } from "./ryodoraku-terms.ts";

const all = (value: number, other: Partial<Record<RyodorakuKey, number>> = {}): RyodorakuReadings => ({
  ...Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, value])),
  ...other,
});
const read = (readings: RyodorakuReadings, settings = {}) =>
  readRyodoraku(readings, { ...RYODORAKU_DEFAULTS, ...settings });
const channelOf = (readings: RyodorakuReadings, channel: string, settings = {}) =>
  read(readings, settings).channels.find((one) => one.channel === channel);

describe("the lines", () => {
  it("are H1–H6 = LU PC HT SI TE LI and F1–F6 = SP LR KI BL GB ST, measured left then right", () => {
    expect(ryodorakuLines.map(({ code, channel }) => `${code} ${channel}`).join(", ")).toBe(
      "H1 LU, H2 PC, H3 HT, H4 SI, H5 TE, H6 LI, F1 SP, F2 LR, F3 KI, F4 BL, F5 GB, F6 ST",
    );
    expect(RYODORAKU_KEYS).toHaveLength(24);
    expect(RYODORAKU_KEYS.slice(0, 3)).toEqual(["LU_L", "LU_R", "PC_L"]);
    expect(ryodorakuLines.filter(({ polarity }) => polarity === "yin").map(({ channel }) => channel)).toEqual(
      ["LU", "PC", "HT", "SP", "LR", "KI"],
    );
  });
});

describe("mean and corridor", () => {
  // (12 × 40 + 12 × 60) / 24 = 50.
  const halves = Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, key.endsWith("L") ? 40 : 60]));
  it("is the sum of the 24 readings over 24", () => expect(read(halves).mean).toBe(50));
  it.each([
    [50, { corridor: 15, mode: "absolute" }, { low: 35, high: 65 }],
    [50, { corridor: 20, mode: "percent" }, { low: 40, high: 60 }],
    [80, { corridor: 15, mode: "percent" }, { low: 68, high: 92 }],
  ] as const)("around %d with %o is %o", (mean, settings, corridor) =>
    expect(corridorOf(mean, settings)).toEqual(corridor),
  );
});

describe("a channel", () => {
  // 22 readings of 50 and two of x: the mean is (1100 + 2x) / 24.
  it.each([
    ["normal", 50, 50, {}],
    // Mean 51.5: the corridor ends at 66.5.
    ["excess", 68, 68, {}],
    ["normal", 66, 66, {}],
    // Mean 48.5: it begins at 33.5.
    ["deficient", 32, 32, {}],
    ["normal", 34, 34, {}],
    ["split", 40, 61, {}],
    ["normal", 40, 60, {}],
    ["normal", 40, 61, { split: 25 }],
    ["split", 70, 95, {}],
    // A fifth of 51.25 is 10.25: up to 61.5.
    ["excess", 65, 65, { mode: "percent", corridor: 20 }],
    ["normal", 61, 61, { mode: "percent", corridor: 20 }],
  ] as const)("is %s with %d and %d of 50 elsewhere (%o)", (state, left, right, settings) =>
    expect(channelOf(all(50, { LU_L: left, LU_R: right }), "LU", settings)?.state).toBe(state),
  );

  it("is within the corridor exactly on its limit", () => {
    // 22 × 50 and two of x; mean + 15 = x where x = (1100 + 2x) / 24 + 15, x = 1460 / 22.
    const limit = 1460 / 22;
    expect(channelOf(all(50, { LU_L: limit, LU_R: limit }), "LU")?.state).toBe("normal");
  });

  it("is not interpreted without one of its sides or with too few readings", () => {
    const { LU_R: _, ...missing } = all(50, { LU_L: 90 });
    const reading = read(missing);
    expect(reading.channels[0]).toMatchObject({ state: "incomplete", right: undefined, value: undefined });
    expect(reading).toMatchObject({ count: 23, complete: false });
    expect(reading.ratios).toEqual({ left_right: undefined, hand_foot: undefined, yin_yang: undefined });
    expect(reading.suggestions).toEqual([]);
    const few = read({ LU_L: 20, LU_R: 20, SP_L: 90, SP_R: 90 });
    expect(few.mean).toBe(55);
    expect(few.corridor).toBeUndefined();
    expect(few.channels.every(({ state }) => state === "incomplete")).toBe(true);
    expect(read({}).mean).toBeUndefined();
  });
});

describe("suggested points", () => {
  it.each([
    [68, 68, [{ channel: "GB", point: "GB38", action: "sedate" }]],
    [30, 30, [{ channel: "GB", point: "GB43", action: "tonify" }]],
    [50, 50, []],
    [20, 50, [{ channel: "GB", point: "GB43", action: "tonify", side: "left" }]],
    [50, 90, [{ channel: "GB", point: "GB38", action: "sedate", side: "right" }]],
    [
      20,
      90,
      [
        { channel: "GB", point: "GB43", action: "tonify", side: "left" },
        { channel: "GB", point: "GB38", action: "sedate", side: "right" },
      ],
    ],
    [40, 62, []],
  ])("with %d left and %d right of 50 elsewhere", (GB_L, GB_R, points) =>
    expect(read(all(50, { GB_L, GB_R })).suggestions).toEqual(points),
  );
});

describe("ratios", () => {
  const where = (chosen: (line: (typeof ryodorakuLines)[number]) => boolean, high: number, low: number) =>
    Object.fromEntries(
      ryodorakuLines.flatMap((line) =>
        ["L", "R"].map((side) => [`${line.channel}_${side}`, chosen(line) ? high : low]),
      ),
    );
  it.each([
    ["hand_foot", where(({ limb }) => limb === "hand", 60, 40)],
    ["yin_yang", where(({ polarity }) => polarity === "yin", 60, 40)],
    ["left_right", Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, key.endsWith("L") ? 60 : 40]))],
  ] as const)("%s is 60 over 40, and the others are even", (ratio, readings) => {
    const { ratios } = read(readings);
    for (const one of RYODORAKU_RATIOS) expect(ratios[one]).toBe(one === ratio ? 1.5 : 1);
  });
  it("is unknown if divided by zero", () => expect(read(all(0)).ratios.left_right).toBeUndefined());
});

const whole = fc
  .tuple(...RYODORAKU_KEYS.map(() => fc.integer({ min: 0, max: 120 })))
  .map((values): RyodorakuReadings => Object.fromEntries(RYODORAKU_KEYS.map((key, at) => [key, values[at]])));
const states = (readings: RyodorakuReadings) => read(readings).channels.map(({ state }) => state);

describe("whatever the readings", () => {
  it("a constant added to all shifts the mean and changes no absolute state", () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 80 }), (readings, more) => {
        const shifted = Object.fromEntries(
          Object.entries(readings).map(([key, value]) => [key, value + more]),
        );
        expect(read(shifted).mean).toBeCloseTo((read(readings).mean ?? 0) + more, 9);
        expect(states(shifted)).toEqual(states(readings));
      }),
    );
  });

  it("swapping the sides inverts the ratio and changes no state", () => {
    fc.assert(
      fc.property(whole, (readings) => {
        const swapped = Object.fromEntries(
          Object.entries(readings).map(([key, value]) => [
            key.endsWith("L") ? key.replace(/L$/, "R") : key.replace(/R$/, "L"),
            value,
          ]),
        );
        const one = read(readings).ratios;
        const other = read(swapped).ratios;
        if (one.left_right && other.left_right) expect(one.left_right * other.left_right).toBeCloseTo(1, 9);
        expect(other.hand_foot).toBe(one.hand_foot);
        expect(states(swapped)).toEqual(states(readings));
      }),
    );
  });

  it("pasting exported readings restores them", () => {
    fc.assert(
      fc.property(whole, fc.constantFrom("\t", "\n", " ", "; ", ","), (readings, between) => {
        const written = RYODORAKU_KEYS.map((key) => readings[key]).join(between);
        expect(pastedReadings(written)).toEqual({ readings });
      }),
    );
  });
});

describe("pasted readings", () => {
  const figures = (change: Record<number, string> = {}) =>
    RYODORAKU_KEYS.map((_, at) => change[at] ?? `${at + 10}`);
  it.each([
    ["one figure is typing", "52", undefined],
    ["a decimal comma is one figure", "52,5", undefined],
    ["too few", "1 2 3", { fault: "count", count: 3 }],
    ["one above the scale", figures({ 3: "201" }).join("\n"), { fault: "range", key: "PC_R" }],
    ["one below it", figures({ 0: "-1" }).join(" "), { fault: "range", key: "LU_L" }],
    ["a word", figures({ 23: "x" }).join("\t"), { fault: "unreadable", key: "ST_R" }],
  ])("%s", (_, pasted, outcome) => expect(pastedReadings(pasted)).toEqual(outcome));

  it("may have decimal commas, and a dash for a missing reading", () => {
    const pasted = pastedReadings(figures({ 0: "12,5", 1: "-" }).join("\n"));
    expect(pasted).toMatchObject({ readings: { LU_L: 12.5, PC_L: 12 } });
    expect(pasted).not.toHaveProperty("readings.LU_R");
  });
});

describe("the section", () => {
  const data = (readings: RyodorakuReadings, settings = {}) =>
    ryodoraku.schema.parse({ readings, settings: { ...RYODORAKU_DEFAULTS, ...settings } });
  it("is empty without input, whatever the limits", () => {
    const empty = ryodoraku.schema.parse({});
    expect(empty.settings).toEqual(RYODORAKU_DEFAULTS);
    expect(ryodoraku.hasContent?.(data({}, { corridor: 20 }))).toBe(false);
    expect(ryodoraku.hasContent?.(data({ LU_L: 0 }))).toBe(true);
    expect(ryodoraku.digest?.(empty)).toEqual([]);
  });
  it("refuses values the instrument cannot show, and an unknown reading", () => {
    expect(ryodoraku.schema.safeParse({ readings: { LU_L: 201 } }).error?.issues[0]).toMatchObject({
      path: ["readings", "LU_L"],
      message: "ryodoraku.range",
    });
    expect(ryodoraku.schema.safeParse({ readings: { H1: 20 } }).success).toBe(false);
  });
  it("keeps its interpretation with the limits used at the time", () => {
    const readings = all(50, { LU_L: 70, LU_R: 70 });
    expect(ryodoraku.digest?.(data(readings))).toEqual(["mean.52", "excess.LU"]);
    expect(ryodoraku.digest?.(data(readings, { corridor: 25 }))).toEqual(["mean.52"]);
    expect(ryodoraku.digest?.(data({ LU_L: 20 }))).toEqual(["incomplete"]);
  });
  it("has figures over time for each reading, the mean and the ratios", () => {
    expect(ryodoraku.figures?.(data(all(50)))).toMatchObject({
      LU_L: 50,
      ST_R: 50,
      ryodoraku_mean: 50,
      ryodoraku_left_right: 1,
    });
    expect(ryodoraku.figures?.(data({ LU_L: 20 }))).toMatchObject({
      LU_L: 20,
      ryodoraku_mean: undefined,
      ryodoraku_hand_foot: undefined,
    });
  });
  it.each([
    ["excess.LU", "en", "LU excess"],
    ["split.GB", "pt", "GB divergente"],
    ["mean.52", "pt", "média 52 µA"],
    ["incomplete", "en", "incomplete"],
  ] as const)("says %s in %s", (code, language, words) =>
    expect(ryodorakuCodeName(code, language)).toBe(words),
  );
});
