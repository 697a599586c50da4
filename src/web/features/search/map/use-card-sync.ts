import { useEffect } from "react";

const CARD = "[data-property-id]";

/**
 * Map and list know each other by the ids on the cards only: whoever points at a card lights up its pin,
 * and the other way round.
 */
export function useCardSync(
  lit: ReadonlySet<string>,
  onPointAt: (id: string | undefined) => void,
): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const pointAt = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
      onPointAt(card?.dataset.propertyId);
    };
    document.addEventListener("pointerover", pointAt, { signal });
    document.addEventListener("focusin", pointAt, { signal });
    return () => stop.abort();
  }, [onPointAt]);

  useEffect(() => {
    const cards = [...lit].flatMap((id) => cardOf(id) ?? []);
    for (const card of cards) card.dataset.lit = "";
    return () => {
      for (const card of cards) delete card.dataset.lit;
    };
  }, [lit]);
}

/** Into view, where the list stands beside the map; below it, that would take the map away. */
export function showCard(ids: readonly string[]): void {
  if (!matchMedia("(width >= 1120px)").matches) return;
  const card = ids.map(cardOf).find((found) => found !== null);
  card?.scrollIntoView({ block: "center" });
}

function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-property-id="${CSS.escape(id)}"]`);
}
