/** What a route tells the surrounding layout about its page. */
export type PageHandle = {
  /** The page has its own header and navigation. */
  hasOwnFrame?: true;
  /** What stays fixed while the page scrolls; see styles.css. */
  fixed?: "filters" | "contact";
};
