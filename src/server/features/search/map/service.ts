import { MAX_MAP_LABELS, type MapLabel } from "#domain/search/map-label.ts";
import type { Deps } from "#server/deps.ts";
import { type Box, listCityLabels, listLocalityLabels } from "./repository.ts";

/** In a view wider than this, in degrees, the names of localities would overlap. */
const LOCALITIES_WITHIN = 2.5;

export function createMapService({ reads: db }: Pick<Deps, "reads">) {
  return {
    /** The labels on a map of the box: cities first, then localities if zoomed in far enough. */
    async listLabels(text: string): Promise<MapLabel[]> {
      const box = boxOf(text);
      const isNear = box.east - box.west <= LOCALITIES_WITHIN;
      const [cities, localities] = await Promise.all([
        listCityLabels(db, box),
        isNear ? listLocalityLabels(db, box) : [],
      ]);
      return [...cities, ...localities].slice(0, MAX_MAP_LABELS);
    },
  };
}

function boxOf(text: string): Box {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  return { west, south, east, north };
}
