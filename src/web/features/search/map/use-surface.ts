import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { followGestures } from "./gestures.ts";
import { type Camera, type Size, shiftBetween, zoomedAt } from "./projection.ts";

const FLIGHT_MS = 220;

/** The initial view, before there is anything to show. */
const START: Camera = { latitude: 22, longitude: 79, zoom: 4 };

export type Surface = ReturnType<typeof useSurface>;

/**
 * A map surface with a camera. `camera` is where the last movement ended, for which everything is rendered;
 * during a movement the layer is only transformed.
 */
export function useSurface({ onTap }: { onTap: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [camera, setCamera] = useState(START);
  const now = useRef({ camera, size: { width: 1, height: 1 }, onTap });
  const [followers] = useState(() => new Set<(camera: Camera) => void>());
  const flight = useRef(0);

  useLayoutEffect(() => {
    now.current = { camera, size: size ?? now.current.size, onTap };
  });

  // What was shifted has been drawn where it belongs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per camera
  useLayoutEffect(() => {
    layer.current?.style.removeProperty("transform");
  }, [camera]);

  function follow(next: Camera): void {
    const { x, y, scale } = shiftBetween(now.current.camera, next);
    layer.current?.style.setProperty("transform", `translate(${x}px, ${y}px) scale(${scale})`);
    for (const follower of followers) follower(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is current at each event
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    const stop = new AbortController();
    followGestures(
      element,
      {
        camera: () => now.current.camera,
        size: () => now.current.size,
        onMove: (next) => {
          cancelAnimationFrame(flight.current);
          follow(next);
        },
        onSettle: setCamera,
        onTap: () => now.current.onTap(),
      },
      stop.signal,
    );
    return () => {
      cancelAnimationFrame(flight.current);
      observer.disconnect();
      stop.abort();
    };
  }, []);

  /** Moves there at once, or with a short animation that shows the way. */
  function go(target: Camera, isFlight = false): void {
    cancelAnimationFrame(flight.current);
    if (!isFlight || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setCamera(target);
      return;
    }
    const from = now.current.camera;
    const start = performance.now();
    const step = (time: number) => {
      const done = Math.min(1, (time - start) / FLIGHT_MS);
      if (done === 1) return setCamera(target);
      follow(between(from, target, done * (2 - done)));
      flight.current = requestAnimationFrame(step);
    };
    flight.current = requestAnimationFrame(step);
  }

  return {
    frame,
    layer,
    size,
    camera,
    followers,
    go,
    zoomBy(steps: number): void {
      const { camera, size } = now.current;
      const middle = { x: size.width / 2, y: size.height / 2 };
      go(zoomedAt(camera, size, camera.zoom + steps, middle), true);
    },
  };
}

function between(from: Camera, to: Camera, part: number): Camera {
  const at = (key: keyof Camera) => from[key] + (to[key] - from[key]) * part;
  return { latitude: at("latitude"), longitude: at("longitude"), zoom: at("zoom") };
}
