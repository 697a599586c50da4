import { setWorkerUrl, Map as TileMap } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useRef } from "react";
import type { Camera } from "./projection.ts";
import type { Surface } from "./use-surface.ts";

setWorkerUrl(workerUrl);

type Props = { styleUrl: string; surface: Pick<Surface, "camera" | "followers"> };

/** The operator's own tiles. They only follow: the camera, the pins and the keys are always ours. */
export function TileGround({ styleUrl, surface: { camera, followers } }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<TileMap>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins where the camera is, and follows below
  useEffect(() => {
    if (!container.current) return;
    const tiles = new TileMap({
      container: container.current,
      style: styleUrl,
      interactive: false,
      attributionControl: { compact: false },
      ...jump(camera),
    });
    map.current = tiles;
    const follow = (next: Camera) => tiles.jumpTo(jump(next));
    followers.add(follow);
    return () => {
      followers.delete(follow);
      tiles.remove();
    };
  }, [styleUrl, followers]);

  useEffect(() => {
    map.current?.jumpTo(jump(camera));
  }, [camera]);

  return <div ref={container} className="absolute! inset-0" />;
}

function jump({ latitude, longitude, zoom }: Camera) {
  return { center: [longitude, latitude] as [number, number], zoom };
}
