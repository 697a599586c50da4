import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { lazyIfPossible } from "#web/platform/hydration/lazy-parts.tsx";
import { useSite } from "#web/platform/site.ts";
import { Ground } from "./ground.tsx";
import { roundDistance } from "./labels.ts";
import { MAX_ZOOM, MIN_ZOOM, type Place, pixelsPerKilometre } from "./projection.ts";
import type { Surface } from "./use-surface.ts";

const TileGround = lazyIfPossible(async () => {
  const { TileGround } = await import("./tile-ground.tsx");
  return TileGround;
});

type Props = {
  surface: Surface;
  label: string;
  /** The marks' positions, which place names avoid. */
  pins: readonly Place[];
  /** Rendered on the ground and moving with it. */
  marks: ReactNode;
  /** Rendered over the map, in a fixed position. */
  children?: ReactNode;
};

/** The parts that every map of the site has: ground, marks, zoom and scale. */
export function MapFrame({ surface, label, pins, marks, children }: Props) {
  const { mapStyleUrl } = useSite();
  const { frame, layer, size, camera } = surface;
  return (
    <section
      ref={frame}
      aria-label={label}
      className="relative isolate size-full cursor-grab touch-none select-none overflow-hidden bg-sunk active:cursor-grabbing"
    >
      {mapStyleUrl && size && (
        <Suspense fallback={null}>
          <TileGround styleUrl={mapStyleUrl} surface={surface} />
        </Suspense>
      )}
      <div ref={layer} className="absolute inset-0">
        {size && !mapStyleUrl && <Ground camera={camera} size={size} pins={pins} />}
        {size && marks}
      </div>
      {children}
      <ZoomButtons surface={surface} />
      <Scale surface={surface} />
    </section>
  );
}

function ZoomButtons({ surface: { camera, zoomBy } }: { surface: Surface }) {
  const { t } = useLingui();
  return (
    <div
      data-over-map
      className="absolute top-3 right-3 grid overflow-hidden rounded-control border border-line-strong bg-surface"
    >
      <ZoomButton
        aria-label={t`Zoom in`}
        aria-disabled={camera.zoom >= MAX_ZOOM}
        onClick={() => zoomBy(1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </ZoomButton>
      <ZoomButton
        aria-label={t`Zoom out`}
        aria-disabled={camera.zoom <= MIN_ZOOM}
        onClick={() => zoomBy(-1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </ZoomButton>
    </div>
  );
}

function ZoomButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center border-line not-first:border-t hover:bg-sunk aria-disabled:text-muted"
      {...props}
    />
  );
}

function Scale({ surface: { camera } }: { surface: Surface }) {
  const { t } = useLingui();
  const perKilometre = pixelsPerKilometre(camera);
  const distance = roundDistance(perKilometre);
  const metres = distance * 1000;
  return (
    <p
      className="pointer-events-none absolute top-28 right-3 border-ink border-x border-b px-1 text-center text-ink text-xs leading-none"
      style={{ width: distance * perKilometre }}
    >
      {distance < 1 ? t`${metres} m` : t`${distance} km`}
    </p>
  );
}
