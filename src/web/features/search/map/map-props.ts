export type MapProps = {
  /** The search, in the API's words. */
  query: string;
  /** How many the list beside the map has. */
  total: number;
  /** Where to look if there is nothing to show. */
  center: { latitude: number; longitude: number } | null;
};
