/** How an admin looks at a list of the console, under a name. */

export type AdminView = {
  /** The list, such as "/admin/properties". */
  path: string;
  name: string;
  /** Its search, filters and sort as the address has them. */
  search: string;
};

export const MAX_VIEW_NAME = 40;
export const MAX_VIEWS = 200;
