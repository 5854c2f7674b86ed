type Spot = { x: number; y: number };
export type Direction = "up" | "down" | "left" | "right";

/** The spot nearest to a position, if any is within reach. */
export function nearest<S extends Spot>(spots: readonly S[], place: Spot, reach: number): S | undefined {
  let best: S | undefined;
  let least = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - place.x, spot.y - place.y);
    if (distance <= least) {
      best = spot;
      least = distance;
    }
  }
  return best;
}

/** The next spot in a direction; distance to the side counts more than distance ahead. */
export function neighbour<S extends Spot>(spots: readonly S[], from: Spot, way: Direction): S | undefined {
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[way];
    const aside = Math.abs(way === "up" || way === "down" ? dx : dy);
    if (ahead <= 0.01 || spot === from) continue;
    const cost = ahead + aside * 1.2;
    if (cost < least) {
      best = spot;
      least = cost;
    }
  }
  return best;
}
