/** From now on everything is laid out, also what is far below: heights are true. See styles.css. */
export function layOutFully(): void {
  document.documentElement.removeAttribute("data-just-loaded");
}
