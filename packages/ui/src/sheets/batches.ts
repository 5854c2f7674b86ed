/** Requests under way at the same time. */
const CONCURRENT = 3;

/** A list in parts of a size, the last one smaller. */
export const batchesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Works on all of a list in batches as large as a request may be, a few at a time. The first that fails rejects. */
export async function inBatches<T>(
  all: readonly T[],
  size: number,
  work: (batch: T[]) => Promise<void>,
): Promise<void> {
  const batches = batchesOf(all, size);
  const worker = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await work(batch);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
}

/** Adds what the server answered about rows of a file to what it answered before, by the rows' numbers. */
export const withAnswers =
  <T>(items: readonly (T & { number: number })[]) =>
  (before: ReadonlyMap<number, T>): ReadonlyMap<number, T> =>
    new Map([...before, ...items.map((item): [number, T] => [item.number, item])]);
