/** A name shown on a map. */
export type MapLabel = {
  kind: "city" | "locality";
  name: string;
  nameHi: string | null;
  latitude: number;
  longitude: number;
};

/** No screen has space for more names than this. */
export const MAX_MAP_LABELS = 80;
