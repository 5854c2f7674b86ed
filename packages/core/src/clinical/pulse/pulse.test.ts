import { describe, expect, it } from "vitest";
import { pulse } from "../../contracts/visits/sections/pulse.ts";
import {
  oppositeOf,
  PULSE_POSITIONS,
  pulseCodeName,
  pulseQualities,
  searchQualities,
} from "./pulse-terms.ts";

describe("the qualities", () => {
  it("are twenty-eight, each with its own key and sign", () => {
    expect(pulseQualities).toHaveLength(28);
    expect(new Set(pulseQualities.map(({ key }) => key)).size).toBe(28);
    expect(new Set(pulseQualities.map(({ zh }) => zh)).size).toBe(28);
  });
  it.each([
    ["wi", "en", "wiry"],
    ["xian", "en", "wiry"],
    ["弦", "pt", "wiry"],
    ["corda", "pt", "wiry"],
    ["em c", "pt", "wiry"],
    ["aspero", "pt", "choppy"],
    ["thin", "pt", "thin"],
    ["chen", "en", "deep"],
    ["fl", "en", "floating"],
  ] as const)("%s in %s finds %s first", (typed, language, key) =>
    expect(searchQualities(typed, language)[0]?.key).toBe(key),
  );
  it.each(["", " ", "zzz"])("%j finds nothing", (typed) => expect(searchQualities(typed, "en")).toEqual([]));
});

it("every position has an opposite one of the same name", () => {
  expect(oppositeOf("left_guan")).toBe("right_guan");
  for (const position of PULSE_POSITIONS) expect(oppositeOf(oppositeOf(position))).toBe(position);
});

describe("the section", () => {
  const data = (change: object) => pulse.schema.parse(change);
  const felt = (...qualities: string[]) => ({ qualities });

  it("fills in defaults", () =>
    expect(data({ positions: { left_cun: felt("wiry") } })).toEqual({
      positions: { left_cun: { qualities: ["wiry"], depth: null, strength: null, tension: null } },
      overall: [],
      rate: null,
      rhythm: null,
      note: "",
    }));
  it.each([
    ["an unknown quality", { overall: ["bouncy"] }],
    ["one twice", { overall: ["wiry", "wiry"] }],
    ["an unknown position", { positions: { left_neck: felt("wiry") } }],
    ["no rate at all", { rate: 0 }],
    ["half a beat", { rate: 72.5 }],
    ["an unknown depth", { positions: { left_cun: { depth: "bone" } } }],
  ])("refuses %s", (_, change) => expect(pulse.schema.safeParse(change).success).toBe(false));

  it("has its rate as a figure over time", () => {
    expect(pulse.figures?.(data({ rate: 68 }))).toEqual({ pulse_rate: 68 });
    expect(pulse.figures?.(data({}))).toEqual({ pulse_rate: undefined });
  });
  it.each([
    [{}, []],
    [{ rate: 72, rhythm: "regular" }, []],
    [{ rate: 55, rhythm: "irregular" }, ["rate.low", "rhythm.irregular"]],
    [{ overall: ["wiry"], positions: { left_guan: felt("wiry", "thin") } }, ["wiry", "left_guan.thin"]],
    [
      { positions: { left_cun: felt("thin"), left_guan: felt("thin"), left_chi: felt("thin", "deep") } },
      ["left.thin", "left_chi.deep"],
    ],
    [{ positions: Object.fromEntries(PULSE_POSITIONS.map((key) => [key, felt("slippery")])) }, ["slippery"]],
  ])("is told of %j by %j", (change, codes) => expect(pulse.digest?.(data(change))).toEqual(codes));
  it("has a digest of at most twelve codes", () => {
    const many = pulseQualities.slice(0, 4).map(({ key }) => key);
    const positions = {
      left_cun: felt(...many),
      left_chi: felt(...many),
      right_cun: felt(...many),
      right_chi: felt("thin"),
    };
    expect(pulse.digest?.(data({ positions }))).toHaveLength(12);
  });
  it.each([
    ["wiry", "en", "wiry"],
    ["left_guan.wiry", "pt", "Guan esquerdo: em corda"],
    ["right.thin", "en", "Right: thin"],
    ["rate.high", "en", "rate above the usual"],
    ["rhythm.irregular", "pt", "sempre irregular"],
    ["nowhere.wiry", "en", ""],
    ["made_up", "en", ""],
  ] as const)("says %s in %s", (code, language, words) => expect(pulseCodeName(code, language)).toBe(words));
});
