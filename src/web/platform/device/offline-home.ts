/** What is stored of a saved home: enough to show it offline, and to detect changes. */

import type { ListingSummary, Purpose } from "#domain/listings/listing.ts";

export type OfflineHome = {
  id: string;
  title: string;
  location: string;
  purpose: Purpose;
  priceMin: number | null;
  priceMax: number | null;
  priceRange: string;
  pictureId: string | null;
  /** When it was saved. */
  at: string;
};

export function offlineHome(property: ListingSummary): OfflineHome {
  const { id, title, location, purpose, priceMin, priceMax, priceRange, images } = property;
  const pictureId = images[0]?.id ?? null;
  const at = new Date().toISOString();
  return { id, title, location, purpose, priceMin, priceMax, priceRange, pictureId, at };
}

const TEXTS = ["id", "title", "location", "purpose", "priceRange", "at"] as const;
const AMOUNTS = ["priceMin", "priceMax"] as const;

export function isOfflineHome(value: unknown): value is OfflineHome {
  if (typeof value !== "object" || value === null) return false;
  const home = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof home[name] === "string") &&
    AMOUNTS.every((name) => home[name] === null || typeof home[name] === "number") &&
    (home.pictureId === null || typeof home.pictureId === "string")
  );
}
