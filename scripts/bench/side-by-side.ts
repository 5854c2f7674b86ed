/** The value below which this share of the values lies. */
const percentileOf = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
};
/** The median. */
export const median = (values: readonly number[]): number => percentileOf(values, 0.5);

/**
 * Times two ways of doing a thing alternately, so that other load on the machine affects both equally. Returns a
 * percentile of each (p50 by default) in milliseconds, and their ratio.
 */
export async function sideBySide(
  ours: (round: number) => Promise<unknown>,
  bare: (round: number) => Promise<unknown>,
  { rounds = 300, warmUp = 60, percentile = 0.5 } = {},
): Promise<{ ours: number; bare: number; ratio: number }> {
  const times = { ours: [] as number[], bare: [] as number[] };
  const time = async (work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };
  for (let round = -warmUp; round < rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    const first = await time(() => (oursFirst ? ours : bare)(round + warmUp));
    const second = await time(() => (oursFirst ? bare : ours)(round + warmUp));
    if (round < 0) continue;
    times.ours.push(oursFirst ? first : second);
    times.bare.push(oursFirst ? second : first);
  }
  const found = { ours: percentileOf(times.ours, percentile), bare: percentileOf(times.bare, percentile) };
  return { ...found, ratio: found.ours / found.bare };
}
