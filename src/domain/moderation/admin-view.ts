/** A named view of a console list. */

export type AdminView = {
  /** The list, such as "/admin/properties". */
  path: string;
  name: string;
  /** Its search, filters and sort order, as in the URL. */
  search: string;
};

export const MAX_VIEW_NAME = 40;
export const MAX_VIEWS = 200;
