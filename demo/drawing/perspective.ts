import type { Point } from "./canvas.ts";
import { WIDTH } from "./stage.ts";

/** A flat surface in space: metres along it and metres up it, to a point on the canvas. */
export type Wall = (along: number, up: number) => Point;

export type CornerView = ReturnType<typeof createCornerView>;
export type RoomView = ReturnType<typeof createRoomView>;

type CornerSetup = {
  /** Where the building's nearest corner meets the ground. */
  corner: Point;
  horizon: number;
  /** Pixels to a metre at that corner. */
  scale: number;
  vanishing: readonly [left: number, right: number];
};

/**
 * Two-point perspective around the nearest corner of a building. Positions are metres from that
 * corner: along its left wall, along its right wall, and up. Uprights stay upright.
 */
export function createCornerView({ corner, horizon, scale, vanishing }: CornerSetup) {
  const [leftEnd, rightEnd] = vanishing;
  const center = WIDTH / 2;
  const focal = Math.sqrt((center - leftEnd) * (rightEnd - center));
  // How much farther away, relative to the corner, one metre along each wall is.
  const leftStep = scale / Math.hypot(focal, center - leftEnd);
  const rightStep = scale / Math.hypot(focal, rightEnd - center);

  function project(left: number, right: number, up: number): Point {
    const depth = 1 + left * leftStep + right * rightStep;
    const x = corner[0] + left * leftStep * leftEnd + right * rightStep * rightEnd;
    return [x / depth, horizon + (corner[1] - horizon - up * scale) / depth];
  }

  return {
    project,
    /** Height of the viewer's eye, in metres: what lies below it shows its top. */
    eye: (corner[1] - horizon) / scale,
    leftWall: (right: number, fromLeft = 0, fromUp = 0): Wall => {
      return (along, up) => project(fromLeft + along, right, fromUp + up);
    },
    rightWall: (left: number, fromRight = 0, fromUp = 0): Wall => {
      return (along, up) => project(left, fromRight + along, fromUp + up);
    },
    ground: (left: number, right: number) => project(left, right, 0),
    /** Pixels to a metre at a place on the ground. */
    scaleAt: (left: number, right: number) => scale / (1 + left * leftStep + right * rightStep),
  };
}

type RoomSetup = { center: number; horizon: number; eye: number; focal: number };

/** One-point perspective, looking straight in. Positions are metres: across, up, and away. */
export function createRoomView({ center, horizon, eye, focal }: RoomSetup) {
  function project(across: number, up: number, away: number): Point {
    return [center + (focal * across) / away, horizon - (focal * (up - eye)) / away];
  }

  return {
    project,
    /** Pixels to a metre at that distance. */
    scaleAt: (away: number) => focal / away,
    facing: (away: number): Wall => {
      return (across, up) => project(across, up, away);
    },
    side: (across: number): Wall => {
      return (away, up) => project(across, up, away);
    },
    floor: (up: number): Wall => {
      return (across, away) => project(across, up, away);
    },
  };
}

export function panel(
  wall: Wall,
  along: readonly [number, number],
  up: readonly [number, number],
): Point[] {
  const [start, end] = along;
  const [low, high] = up;
  return [wall(start, low), wall(end, low), wall(end, high), wall(start, high)];
}

/** A round-headed opening; `rise` is the height of the curve above the springing. */
export function archOn(
  wall: Wall,
  along: readonly [number, number],
  up: readonly [number, number],
  rise: number,
): Point[] {
  const [start, end] = along;
  const [low, high] = up;
  const half = (end - start) / 2;
  const curve = Array.from({ length: 13 }, (_, step): Point => {
    const angle = Math.PI * (1 - step / 12);
    return wall(start + half + Math.cos(angle) * half, high - rise + Math.sin(angle) * rise);
  });
  return [wall(start, low), ...curve, wall(end, low)];
}
