/** Which names fit on the ground without lying on each other. */

import type { MapLabel } from "#domain/map-label.ts";
import { type Camera, type Size, screenPoint } from "./projection.ts";

export type PlacedLabel = MapLabel & { x: number; y: number };

const CHARACTER_PX = 8.5;
const HEIGHT_PX = 26;
/** Names beyond the edge are drawn too: they come into view while the ground is pushed. */
const MARGIN = 0.5;

export function placeLabels(
  labels: readonly MapLabel[],
  camera: Camera,
  size: Size,
): PlacedLabel[] {
  const placed: (PlacedLabel & { halfWidth: number })[] = [];
  for (const label of labels) {
    const { x, y } = screenPoint(camera, size, label);
    if (isFarOff(x, size.width) || isFarOff(y, size.height)) continue;
    const halfWidth = (label.name.length * CHARACTER_PX) / 2;
    const isCovered = placed.some(
      (other) =>
        Math.abs(other.x - x) < other.halfWidth + halfWidth && Math.abs(other.y - y) < HEIGHT_PX,
    );
    if (!isCovered) placed.push({ ...label, x, y, halfWidth });
  }
  return placed;
}

function isFarOff(at: number, length: number): boolean {
  return at < -MARGIN * length || at > (1 + MARGIN) * length;
}

const ROUND_KILOMETRES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** A round distance that is about a hundred pixels long. */
export function roundDistance(pixelsPerKilometre: number): number {
  return ROUND_KILOMETRES.find((km) => km * pixelsPerKilometre >= 72) ?? 500;
}
