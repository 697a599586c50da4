import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { CLOSE_UP, movedBy, type Point, type View, WHOLE, zoomedAt } from "./zoom.ts";

const SWIPE_PX = 48;
const TAP_PX = 8;
const DOUBLE_TAP_MS = 320;
const WHEEL_FACTOR = 1.0025;

type Gesture = {
  fingers: Map<number, Point>;
  start: Point;
  /** Two fingers were down at some point: what follows is neither a swipe nor a tap. */
  wasPinch: boolean;
  lastTap: { at: number; point: Point };
};

type Options = { stage: RefObject<HTMLElement | null>; onSwipe: (direction: 1 | -1) => void };

/** Pinch, wheel and double tap zoom; one finger pans a zoomed picture and swipes an unzoomed one. */
export function useZoom({ stage, onSwipe }: Options) {
  const [view, setView] = useState<View>(WHOLE);
  const [drag, setDrag] = useState<number | null>(null);
  const gesture = useRef<Gesture>({
    fingers: new Map(),
    start: WHOLE,
    wasPinch: false,
    lastTap: { at: 0, point: WHOLE },
  });

  function zoom(factor: number, point: Point = WHOLE) {
    const box = stage.current?.getBoundingClientRect();
    if (box) setView((current) => zoomedAt(current, factor, point, box));
  }

  function move(step: Point) {
    const box = stage.current?.getBoundingClientRect();
    if (box) setView((current) => movedBy(current, step, box));
  }

  function fromCentre({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return WHOLE;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  useEffect(() => {
    const element = stage.current;
    // React's wheel listener is passive, so the page behind would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(WHEEL_FACTOR ** -event.deltaY, fromCentre(event));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = fromCentre(event);
    const { fingers } = gesture.current;
    fingers.set(event.pointerId, point);
    gesture.current.wasPinch = fingers.size > 1;
    if (fingers.size === 1) gesture.current.start = point;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { fingers, start } = gesture.current;
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = fromCentre(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
    fingers.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other[1]) / Math.max(1, distance(before, other[1]));
      zoom(factor, middle(now, other[1]));
    } else if (view.scale > 1) {
      move({ x: now.x - before.x, y: now.y - before.y });
    } else {
      setDrag(now.x - start.x);
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const { fingers, start, wasPinch } = gesture.current;
    if (!fingers.delete(event.pointerId)) return;
    setDrag(null);
    const end = fromCentre(event);
    const isTap = distance(start, end) < TAP_PX;
    if (wasPinch || event.type === "pointercancel") return;
    if (isTap) tap(end, event.timeStamp);
    else if (view.scale === 1) swipe({ x: end.x - start.x, y: end.y - start.y });
  }

  function swipe({ x, y }: Point) {
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  }

  /** A double tap toggles the zoom; a single tap on a zoomed picture centres that point without dragging. */
  function tap(point: Point, at: number) {
    const { lastTap } = gesture.current;
    const isDouble = at - lastTap.at < DOUBLE_TAP_MS && distance(point, lastTap.point) < 4 * TAP_PX;
    gesture.current.lastTap = { at: isDouble ? 0 : at, point };
    if (isDouble) toggle(point);
    else if (view.scale > 1) move({ x: -point.x, y: -point.y });
  }

  function toggle(point: Point) {
    if (view.scale > 1) setView(WHOLE);
    else zoom(CLOSE_UP, point);
  }

  return {
    view,
    /** How far a swiped picture is from its place. */
    drag,
    zoom,
    move,
    reset: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
