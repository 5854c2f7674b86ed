import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BALANCE_CHANNELS,
  BALANCE_SYSTEMS,
  type BalanceChannel,
  balanceCandidates,
  balancePairs,
  DISTAL_REGIONS,
  isBalanceChannel,
  needledSides,
  pairProblem,
  partnerBy,
} from "../clinical/acupuncture/balance-channels.ts";
import { type Channel, channelOf, channels } from "./channels.ts";
import { referencePoints } from "./points.ts";

/** The rule of a system, said over the table of channels: it knows nothing of how the tool finds a partner. */
const hour = ({ clock }: Channel) => Number(clock?.slice(0, 2));
const apart = (a: Channel, b: Channel) => (((hour(a) - hour(b)) % 24) + 24) % 24;
const BRANCHES = [
  ["taiyin", "taiyang"],
  ["shaoyin", "shaoyang"],
  ["jueyin", "yangming"],
];
const RULES: Record<(typeof BALANCE_SYSTEMS)[number], (a: Channel, b: Channel) => boolean> = {
  same_name: (a, b) => a.level === b.level && a.limb !== b.limb && a.same_name === b.code,
  branching: (a, b) =>
    a.limb !== b.limb &&
    a.level !== b.level &&
    BRANCHES.some((pair) => pair.includes(`${a.level}`) && pair.includes(`${b.level}`)),
  interior_exterior: (a, b) =>
    a.interior_exterior === b.code && a.limb === b.limb && a.polarity !== b.polarity,
  clock_opposite: (a, b) => apart(a, b) === 12,
  clock_neighbour: (a, b) => [2, 22].includes(apart(a, b)) && a.interior_exterior !== b.code,
};

/** As the systems are taught, one row a channel: same name, branching, interior–exterior, clock opposite, clock neighbour. */
const TAUGHT: readonly (readonly [BalanceChannel, ...BalanceChannel[]])[] = [
  ["LU", "SP", "BL", "LI", "BL", "LR"],
  ["LI", "ST", "LR", "LU", "KI", "ST"],
  ["ST", "LI", "PC", "SP", "PC", "LI"],
  ["SP", "LU", "SI", "ST", "TE", "HT"],
  ["HT", "KI", "GB", "SI", "GB", "SP"],
  ["SI", "BL", "SP", "HT", "LR", "BL"],
  ["BL", "SI", "LU", "KI", "LU", "SI"],
  ["KI", "HT", "TE", "BL", "LI", "PC"],
  ["PC", "LR", "ST", "TE", "ST", "KI"],
  ["TE", "GB", "KI", "PC", "SP", "GB"],
  ["GB", "TE", "HT", "LR", "HT", "TE"],
  ["LR", "PC", "LI", "GB", "SI", "LU"],
];

describe("the five systems", () => {
  const pairings = TAUGHT.flatMap(([channel, ...partners]) =>
    BALANCE_SYSTEMS.map((system, at) => [channel, system, partners[at] as BalanceChannel] as const),
  );

  it.each(pairings)("%s by %s is %s, as taught and by the rule", (channel, system, partner) => {
    expect(partnerBy(system, channel)).toBe(partner);
    expect(RULES[system](channelOf(channel), channelOf(partner))).toBe(true);
  });

  it.each(BALANCE_SYSTEMS)(
    "%s: no other channel would satisfy the rule, and the pairing is mutual",
    (system) => {
      for (const channel of BALANCE_CHANNELS) {
        const fitting = BALANCE_CHANNELS.filter((other) =>
          RULES[system](channelOf(channel), channelOf(other)),
        );
        expect(fitting).toEqual([partnerBy(system, channel)]);
        expect(partnerBy(system, partnerBy(system, channel))).toBe(channel);
      }
    },
  );

  it("go by the order of the organ clock in the table of channels", () => {
    const byHour = channels.filter(({ clock }) => clock).map(({ code }) => code);
    expect([...byHour].sort()).toEqual([...BALANCE_CHANNELS].sort());
    const hours = BALANCE_CHANNELS.map((code) => hour(channelOf(code)));
    expect(hours).toEqual([3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 1]);
    expect(isBalanceChannel("CV")).toBe(false);
  });
});

const affectedSet = fc.uniqueArray(fc.constantFrom(...BALANCE_CHANNELS), { minLength: 1, maxLength: 6 });

describe("candidates", () => {
  it("of one channel are its partners, with every system that names each", () => {
    expect(balanceCandidates(["LU"])).toEqual([
      {
        channel: "BL",
        balances: [{ affected: "LU", systems: ["branching", "clock_opposite"] }],
        support: 2,
      },
      { channel: "LI", balances: [{ affected: "LU", systems: ["interior_exterior"] }], support: 1 },
      { channel: "SP", balances: [{ affected: "LU", systems: ["same_name"] }], support: 1 },
      { channel: "LR", balances: [{ affected: "LU", systems: ["clock_neighbour"] }], support: 1 },
    ]);
  });

  it("are exactly the channels that a system names, each counted once", () => {
    fc.assert(
      fc.property(affectedSet, (affected) => {
        const candidates = balanceCandidates(affected);
        const named = new Set(
          affected.flatMap((code) => BALANCE_SYSTEMS.map((system) => partnerBy(system, code))),
        );
        expect(new Set(candidates.map(({ channel }) => channel))).toEqual(named);
        const support = candidates.reduce((sum, one) => sum + one.support, 0);
        expect(support).toBe(affected.length * BALANCE_SYSTEMS.length);
        expect(balanceCandidates([...affected, ...affected].reverse())).toEqual(candidates);
      }),
    );
  });

  it("are none without affected channels", () => {
    expect(balanceCandidates([])).toEqual([]);
    expect(balancePairs([])).toEqual([]);
  });
});

describe("pairs", () => {
  it("are all pairs that cover every affected channel, best supported first", () => {
    fc.assert(
      fc.property(affectedSet, (affected) => {
        const pairs = balancePairs(affected);
        const covered = (pair: readonly BalanceChannel[]) =>
          affected.every((code) => BALANCE_SYSTEMS.some((system) => pair.includes(partnerBy(system, code))));
        for (const { channels: pair } of pairs) expect(covered(pair)).toBe(true);
        expect(pairs.map(({ support }) => support)).toEqual(
          pairs.map(({ support }) => support).sort((a, b) => b - a),
        );
        const names = new Set(balanceCandidates(affected).map(({ channel }) => channel));
        const possible = BALANCE_CHANNELS.flatMap((a, at) =>
          BALANCE_CHANNELS.slice(at + 1).map((b): readonly BalanceChannel[] => [a, b]),
        ).filter((pair) => pair.every((code) => names.has(code)) && covered(pair));
        expect(pairs).toHaveLength(possible.length);
      }),
    );
  });

  it("may not exist: no two channels balance the three yang channels of the leg", () => {
    expect(balancePairs(["ST", "BL", "GB"])).toEqual([]);
  });

  it.each([
    [["LU", "SP"], undefined],
    [["LU"], "channels.exactly_two"],
    [[], "channels.exactly_two"],
    [["LU", "LU"], "channels.exactly_two"],
    [["LU", "SP", "BL"], "channels.exactly_two"],
  ] as const)("%j chosen: %s", (chosen, problem) => {
    expect(pairProblem(chosen)).toBe(problem);
  });
});

describe("sides to needle", () => {
  const [bladder, large] = balanceCandidates(["LU"]);
  it.each([
    // Branching and clock opposite leave the side open.
    [bladder, "left", ["left", "right"]],
    // Interior–exterior is needled across from the complaint.
    [large, "left", ["right"]],
    [large, "right", ["left"]],
    [large, "both", ["left", "right"]],
  ] as const)("%o with a complaint on the %s: %j", (candidate, side, sides) => {
    expect(needledSides(candidate ?? { balances: [] }, side)).toEqual(sides);
  });

  it("every channel has points below the elbow or the knee", () => {
    const regions = new Set(referencePoints().map(({ region }) => region.en));
    for (const region of DISTAL_REGIONS) expect(regions.has(region), region).toBe(true);
    for (const code of BALANCE_CHANNELS) {
      const distal = referencePoints().filter(
        ({ channel, region }) => channel === code && DISTAL_REGIONS.includes(region.en),
      );
      expect(distal.length, code).toBeGreaterThanOrEqual(5);
    }
  });
});
