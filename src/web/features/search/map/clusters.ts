/** Merges pins that are too close to tell apart into one marker. */

import Supercluster from "supercluster";
import type { Pin } from "#domain/search/search.ts";
import { type Box, MAX_ZOOM } from "./projection.ts";

export type Marker = {
  key: string;
  latitude: number;
  longitude: number;
  ids: readonly string[];
  /** The lowest known price among them. */
  priceMin: number | null;
  /** The zoom at which it splits; null for homes that share one spot. */
  opensAt: number | null;
};

type Priced = { priceMin: number | null };
type PinListings = Priced & { id: string };

const RADIUS_PX = 68;
/** Owners' homes are placed on a coarse grid: some share a spot at any zoom. */
const DEEPEST_ZOOM = MAX_ZOOM + 3;

export type Clusters = (box: Box, zoom: number) => Marker[];

export function clusterPins(pins: readonly Pin[]): Clusters {
  const index = new Supercluster<PinListings, Priced>({
    radius: RADIUS_PX,
    maxZoom: DEEPEST_ZOOM,
    map: ({ priceMin }) => ({ priceMin }),
    reduce: (all, one) => {
      all.priceMin = lower(all.priceMin, one.priceMin);
    },
  });
  index.load(
    pins.map(({ id, priceMin, latitude, longitude }) => ({
      type: "Feature",
      properties: { id, priceMin },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map((feature) => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      const { priceMin } = properties;
      if (!("cluster_id" in properties)) {
        const { id } = properties;
        return { key: id, latitude, longitude, ids: [id], priceMin, opensAt: null };
      }
      const { cluster_id: clusterId } = properties;
      const ids = index
        .getLeaves(clusterId, Number.POSITIVE_INFINITY)
        .map((leaf) => leaf.properties.id);
      const zoomIn = index.getClusterExpansionZoom(clusterId);
      const opensAt = zoomIn <= MAX_ZOOM ? zoomIn : null;
      return { key: `cluster-${clusterId}`, latitude, longitude, ids, priceMin, opensAt };
    });
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
