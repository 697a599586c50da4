/** From now on everything is laid out, even far below the fold, so heights are final. See styles.css. */
export function layOutFully(): void {
  document.documentElement.removeAttribute("data-just-loaded");
}
