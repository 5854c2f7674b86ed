/** Middle value. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Times two ways of doing a thing in turns, so that whatever else the machine does touches both alike.
 * Answers the p50 of each in milliseconds and their ratio.
 */
export async function sideBySide(
  ours: (round: number) => Promise<unknown>,
  bare: (round: number) => Promise<unknown>,
  { rounds = 300, warmUp = 60 } = {},
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
  const p50 = { ours: median(times.ours), bare: median(times.bare) };
  return { ...p50, ratio: p50.ours / p50.bare };
}
