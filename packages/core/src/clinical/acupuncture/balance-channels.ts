/**
 * The balance method: which channels balance an affected one, according to five systems. A system is a rule over limb,
 * level and hour, not a list, so that the rules can be read and tested. Pure; runs in the browser.
 */

type Limb = "hand" | "foot";
type Level = "taiyin" | "shaoyin" | "jueyin" | "taiyang" | "shaoyang" | "yangming";
type Face = { limb: Limb; level: Level };

/** The twelve channels in the order of the organ clock, from three in the morning. */
const CLOCK = {
  LU: { limb: "hand", level: "taiyin" },
  LI: { limb: "hand", level: "yangming" },
  ST: { limb: "foot", level: "yangming" },
  SP: { limb: "foot", level: "taiyin" },
  HT: { limb: "hand", level: "shaoyin" },
  SI: { limb: "hand", level: "taiyang" },
  BL: { limb: "foot", level: "taiyang" },
  KI: { limb: "foot", level: "shaoyin" },
  PC: { limb: "hand", level: "jueyin" },
  TE: { limb: "hand", level: "shaoyang" },
  GB: { limb: "foot", level: "shaoyang" },
  LR: { limb: "foot", level: "jueyin" },
} as const satisfies Record<string, Face>;

export type BalanceChannel = keyof typeof CLOCK;
export const BALANCE_CHANNELS = Object.keys(CLOCK) as BalanceChannel[];

export const isBalanceChannel = (code: string): code is BalanceChannel => code in CLOCK;

/** Pairs of levels that are interior and exterior to each other on the same limb. */
const INSIDE_OUT: Readonly<Record<Level, Level>> = {
  taiyin: "yangming",
  yangming: "taiyin",
  shaoyin: "taiyang",
  taiyang: "shaoyin",
  jueyin: "shaoyang",
  shaoyang: "jueyin",
};
/** Pairs of levels whose channels are connected between hand and foot. */
const BRANCHING: Readonly<Record<Level, Level>> = {
  taiyin: "taiyang",
  taiyang: "taiyin",
  shaoyin: "shaoyang",
  shaoyang: "shaoyin",
  jueyin: "yangming",
  yangming: "jueyin",
};

const otherLimb = (limb: Limb): Limb => (limb === "hand" ? "foot" : "hand");
const at = (face: Face) =>
  BALANCE_CHANNELS.find(
    (code) => CLOCK[code].limb === face.limb && CLOCK[code].level === face.level,
  ) as BalanceChannel;
const later = (code: BalanceChannel, places: number) =>
  BALANCE_CHANNELS[(BALANCE_CHANNELS.indexOf(code) + places + 12) % 12] as BalanceChannel;

const insideOut = (code: BalanceChannel) =>
  at({ limb: CLOCK[code].limb, level: INSIDE_OUT[CLOCK[code].level] });

export const BALANCE_SYSTEMS = [
  "same_name",
  "branching",
  "interior_exterior",
  "clock_opposite",
  "clock_neighbour",
] as const;
export type BalanceSystem = (typeof BALANCE_SYSTEMS)[number];

/** The channel that balances another in a system. Each system divides the twelve channels into pairs. */
export function partnerBy(system: BalanceSystem, code: BalanceChannel): BalanceChannel {
  const { limb, level } = CLOCK[code];
  switch (system) {
    case "same_name":
      return at({ limb: otherLimb(limb), level });
    case "branching":
      return at({ limb: otherLimb(limb), level: BRANCHING[level] });
    case "interior_exterior":
      return insideOut(code);
    case "clock_opposite":
      return later(code, 6);
    case "clock_neighbour":
      return later(code, 1) === insideOut(code) ? later(code, -1) : later(code, 1);
  }
}

/** The side that a system needles: opposite the complaint, or either. */
export const systemSide: Readonly<Record<BalanceSystem, "opposite" | "either">> = {
  same_name: "opposite",
  branching: "either",
  interior_exterior: "opposite",
  clock_opposite: "either",
  clock_neighbour: "opposite",
};

/** A channel that balances affected ones, each with the systems that say so. */
export type Candidate = {
  channel: BalanceChannel;
  balances: { affected: BalanceChannel; systems: BalanceSystem[] }[];
  /** How many times, over all affected channels, a system names it. */
  support: number;
};

const distinct = (codes: readonly BalanceChannel[]) =>
  BALANCE_CHANNELS.filter((code) => codes.includes(code));

/**
 * Every channel that a system names for an affected one, sorted by the number of channels it balances, then by support.
 */
export function balanceCandidates(affected: readonly BalanceChannel[]): Candidate[] {
  const named = distinct(affected);
  return BALANCE_CHANNELS.map((channel): Candidate => {
    const balances = named.flatMap((one) => {
      const systems = BALANCE_SYSTEMS.filter((system) => partnerBy(system, one) === channel);
      return systems.length > 0 ? [{ affected: one, systems }] : [];
    });
    return { channel, balances, support: balances.reduce((sum, { systems }) => sum + systems.length, 0) };
  })
    .filter(({ balances }) => balances.length > 0)
    .sort((a, b) => b.balances.length - a.balances.length || b.support - a.support);
}

export type Pair = { channels: [BalanceChannel, BalanceChannel]; support: number };

/** Every pair of channels that together balance all affected ones, best supported first; possibly none. */
export function balancePairs(affected: readonly BalanceChannel[]): Pair[] {
  const named = distinct(affected);
  if (named.length === 0) return [];
  const candidates = balanceCandidates(named);
  const covers = (one: Candidate, other: Candidate) =>
    named.every((code) => [...one.balances, ...other.balances].some((entry) => entry.affected === code));
  return candidates
    .flatMap((one, index) =>
      candidates
        .slice(index + 1)
        .filter((other) => covers(one, other))
        .map(
          (other): Pair => ({
            channels: [one.channel, other.channel],
            support: one.support + other.support,
          }),
        ),
    )
    .sort((a, b) => b.support - a.support);
}

/** Why the chosen channels do not yet lead to points. */
export const pairProblem = (chosen: readonly string[]): "channels.exactly_two" | undefined =>
  new Set(chosen).size === 2 && chosen.length === 2 ? undefined : "channels.exactly_two";

export type AffectedSide = "left" | "right" | "both";
export type NeedledSide = "left" | "right";

/**
 * The sides on which a channel is needled: opposite the complaint if one of its systems requires it, otherwise both.
 */
export function needledSides(
  candidate: Pick<Candidate, "balances">,
  side: AffectedSide,
): readonly NeedledSide[] {
  const across = candidate.balances.some(({ systems }) =>
    systems.some((system) => systemSide[system] === "opposite"),
  );
  if (side === "both" || !across) return ["left", "right"];
  return [side === "left" ? "right" : "left"];
}

/** Regions below the elbow and the knee, where balancing points are chosen. */
export const DISTAL_REGIONS: readonly string[] = [
  "elbow",
  "forearm",
  "wrist",
  "hand",
  "finger",
  "knee",
  "lower leg",
  "ankle",
  "foot",
  "toe",
];
