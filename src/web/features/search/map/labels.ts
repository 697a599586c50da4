/** Places names on the map so that they do not overlap. */

import type { MapLabel } from "#domain/search/map-label.ts";
import { type Camera, type Point, type Size, screenPoint } from "./projection.ts";

export type PlacedLabel = MapLabel & Point;

type Taken = Point & { halfWidth: number; halfHeight: number };

const CHARACTER_PX = 8.5;
const HALF_HEIGHT_PX = 13;
/** Half the size of a pin that stands for several homes. */
const PIN = { halfWidth: 44, halfHeight: 22 };
/** A name that a pin would cover is placed below it, or above. */
const ASIDE_PX = [0, 36, -36];
/** Names beyond the edge are rendered too: they come into view while panning. */
const MARGIN = 0.5;

export function placeLabels(
  labels: readonly MapLabel[],
  camera: Camera,
  size: Size,
  pins: readonly Point[] = [],
): PlacedLabel[] {
  const taken: Taken[] = pins.map(({ x, y }) => ({ x, y, ...PIN }));
  return labels.flatMap((label) => {
    const { x, y } = screenPoint(camera, size, label);
    if (isFarOff(x, size.width) || isFarOff(y, size.height)) return [];
    const halfWidth = (label.name.length * CHARACTER_PX) / 2;
    const spots = ASIDE_PX.map((aside) => ({
      x,
      y: y + aside,
      halfWidth,
      halfHeight: HALF_HEIGHT_PX,
    }));
    const free = spots.find((spot) => !taken.some((other) => overlaps(spot, other)));
    if (!free) return [];
    taken.push(free);
    return [{ ...label, x, y: free.y }];
  });
}

function overlaps(one: Taken, other: Taken): boolean {
  return (
    Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
    Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight
  );
}

function isFarOff(at: number, length: number): boolean {
  return at < -MARGIN * length || at > (1 + MARGIN) * length;
}

const ROUND_KILOMETRES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** A round distance that is about a hundred pixels long. */
export function roundDistance(pixelsPerKilometre: number): number {
  return ROUND_KILOMETRES.find((km) => km * pixelsPerKilometre >= 72) ?? 500;
}
