/**
 * Panning, pinching and wheel zoom. While the map moves nothing is rendered again, only transformed: a cheap
 * phone can do that sixty times a second.
 */

import { type Camera, type Point, panned, type Size, zoomedAt } from "./projection.ts";

type Options = {
  camera: () => Camera;
  size: () => Size;
  /** Called at every step. */
  onMove: (camera: Camera) => void;
  /** Called when the movement has ended. */
  onSettle: (camera: Camera) => void;
  /** Pressed and released without panning. */
  onTap: () => void;
};

const WHEEL_STEP = 1 / 300;
const WHEEL_REST_MS = 140;
const TAP_SLOP_PX = 6;

/** Listens on the element until the signal aborts. */
export function followGestures(element: HTMLElement, options: Options, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let moving: Camera | undefined;
  let travelled = 0;
  let isOnGround = false;
  let wheelRest: ReturnType<typeof setTimeout> | undefined;

  const pointOf = (event: MouseEvent): Point => {
    const frame = element.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  };
  const move = (next: Camera) => {
    moving = next;
    options.onMove(next);
  };
  const settle = () => {
    if (moving) options.onSettle(moving);
    moving = undefined;
  };

  function press(event: PointerEvent): void {
    if (event.button !== 0 || isOver(event.target, "[data-over-map]")) return;
    fingers.set(event.pointerId, pointOf(event));
    travelled = 0;
    isOnGround = !isOver(event.target, "button");
  }

  function push(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const camera = moving ?? options.camera();
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, after);
    travelled += Math.hypot(after.x - before.x, after.y - before.y);
    if (travelled < TAP_SLOP_PX) return;
    // From here on it is a pan, even if it began on a pin: the pin no longer counts as pressed.
    element.setPointerCapture(event.pointerId);
    move(
      other
        ? pinched(camera, options.size(), before, after, other)
        : panned(camera, after.x - before.x, after.y - before.y),
    );
  }

  function release(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (travelled < TAP_SLOP_PX && isOnGround) options.onTap();
    settle();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const camera = moving ?? options.camera();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const zoom = camera.zoom - event.deltaY * lines * WHEEL_STEP;
    move(zoomedAt(camera, options.size(), zoom, pointOf(event)));
    clearTimeout(wheelRest);
    wheelRest = setTimeout(settle, WHEEL_REST_MS);
  }

  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", push, { signal });
  element.addEventListener("pointerup", release, { signal });
  element.addEventListener("pointercancel", release, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  signal.addEventListener("abort", () => clearTimeout(wheelRest));
}

/** Two fingers zoom and pan at once. */
function pinched(camera: Camera, size: Size, before: Point, after: Point, other: Point): Camera {
  const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
  const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
  const pushed = panned(camera, (after.x - before.x) / 2, (after.y - before.y) / 2);
  return zoomedAt(pushed, size, camera.zoom + Math.log2(apart(after) / apart(before)), middle);
}

function isOver(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
