/** What a route says of its page to the frame around it. */
export type PageHandle = {
  /** It brings header and navigation of its own. */
  hasOwnFrame?: true;
  /** What stands still while the page is scrolled; see styles.css. */
  fixed?: "filters" | "contact";
};
