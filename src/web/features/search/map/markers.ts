/** Moves between markers with the arrow keys. */

import type { Point } from "./projection.ts";

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Spot = Point & { key: string };

/** The nearest marker in the direction of the arrow key; `undefined` for other keys. */
export function neighbour(spots: readonly Spot[], from: string, key: string): string | undefined {
  const direction = DIRECTIONS[key];
  const here = spots.find((spot) => spot.key === from);
  if (!direction || !here) return undefined;
  const reachable = spots
    .map((spot) => {
      const along = (spot.x - here.x) * direction.x + (spot.y - here.y) * direction.y;
      const aside =
        Math.abs((spot.x - here.x) * direction.y) + Math.abs((spot.y - here.y) * direction.x);
      // Direction counts more than distance.
      return { key: spot.key, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.cost - other.cost);
  return reachable[0]?.key;
}

export function nearest(spots: readonly Spot[], to: Point): string | undefined {
  const byDistance = spots
    .map(({ key, x, y }) => ({ key, distance: Math.hypot(x - to.x, y - to.y) }))
    .sort((one, other) => one.distance - other.distance);
  return byDistance[0]?.key;
}
