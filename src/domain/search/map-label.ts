/** A name to be written on a map. */
export type MapLabel = {
  kind: "city" | "locality";
  name: string;
  nameHi: string | null;
  latitude: number;
  longitude: number;
};

/** More names than this no screen can hold. */
export const MAX_MAP_LABELS = 80;
