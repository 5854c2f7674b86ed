import {
  areaAt,
  BODY_BOX,
  type BodyView,
  bodyAreas,
  middleOf,
  type Place,
  rounded,
} from "@meridian/core/clinical/osteopathy/osteopathy-body";
import type { PainMark } from "@meridian/core/contracts/visits/sections/osteopathy";

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest area in the direction of an arrow key. */
export function areaTowards(view: BodyView, key: string, arrow: string): string | undefined {
  const way = DIRECTIONS[arrow];
  const from = bodyAreas[view].find((area) => area.key === key);
  if (!way || !from) return undefined;
  const [x, y] = middleOf(from);
  const candidates = bodyAreas[view].flatMap((area) => {
    const [ax, ay] = middleOf(area);
    const dx = (ax - x) * BODY_BOX.width;
    const dy = (ay - y) * BODY_BOX.height;
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return along > 5 ? [{ key: area.key, cost: along + aside * 2 }] : [];
  });
  return candidates.sort((a, b) => a.cost - b.cost)[0]?.key;
}

/** A mark moved by one step, with its line of radiation. */
export function movedMark(mark: PainMark, arrow: string): PainMark | undefined {
  const way = DIRECTIONS[arrow];
  if (!way) return undefined;
  const shift = ([x, y]: Place): [number, number] => [...rounded([x + way[0] * 0.02, y + way[1] * 0.01])];
  const at = shift(mark.at);
  return { ...mark, at, area: areaAt(mark.view, at).key, radiation: mark.radiation.map(shift) };
}

/** A new mark that has only a position. */
export function newMark(view: BodyView, at: Place, radiation: readonly Place[] = []): PainMark {
  return {
    id: Math.random().toString(36).slice(2, 10).padEnd(8, "0"),
    view,
    area: areaAt(view, at).key,
    at: [...rounded(at)],
    quality: [],
    pain: null,
    radiation: radiation.map((one): [number, number] => [...rounded(one)]),
    note: "",
  };
}
