import { useEffect } from "react";

const CARD = "[data-property-id]";

/**
 * Links map and list only by the ids on the cards: pointing at a card highlights its pin, and the other way
 * round.
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

/** Scrolls to the card if the list is beside the map; if it is below, that would scroll the map away. */
export function showCard(ids: readonly string[]): void {
  if (!matchMedia("(width >= 1120px)").matches) return;
  const card = ids.map(cardOf).find((found) => found !== null);
  card?.scrollIntoView({ block: "center" });
}

function cardOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-property-id="${CSS.escape(id)}"]`);
}
