export type MapProps = {
  /** The search as an API query. */
  query: string;
  /** How many results the list beside the map has. */
  total: number;
  /** The map's centre when there is nothing to show. */
  center: { latitude: number; longitude: number } | null;
};
