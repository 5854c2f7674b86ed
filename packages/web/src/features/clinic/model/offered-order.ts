/** A region with its items in order, each offered or not. */
export type OfferedPart = { region: string; items: readonly { key: string; offered: boolean }[] };
type Known = { key: string; region: string };

/** All items by region: first the offered ones in their order, then the rest. */
export function offeredParts(all: readonly Known[], chosen: readonly string[]): OfferedPart[] {
  const byKey = new Map(all.map((one) => [one.key, one]));
  const first = chosen.flatMap((key) => byKey.get(key) ?? []);
  const ordered = [...first, ...all.filter(({ key }) => !chosen.includes(key))];
  return [...new Set(ordered.map(({ region }) => region))].map((region) => ({
    region,
    items: ordered
      .filter((one) => one.region === region)
      .map(({ key }) => ({ key, offered: chosen.includes(key) })),
  }));
}

/** Keys of the offered items, in order. */
export const offeredKeys = (parts: readonly OfferedPart[]): string[] =>
  parts.flatMap(({ items }) => items.filter(({ offered }) => offered).map(({ key }) => key));

/** The list with one item moved up (-1) or down (1); unchanged at either end. */
export function moveItem<T>(list: readonly T[], index: number, way: -1 | 1): readonly T[] {
  const one = list[index];
  const other = list[index + way];
  if (one === undefined || other === undefined) return list;
  return list.map((item, at) => (at === index ? other : at === index + way ? one : item));
}
