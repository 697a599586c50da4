/** Pictures of the site itself, there whether or not anything is listed. */

import type { Picture } from "#domain/listings/listing.ts";

export const SITE_PICTURES = {
  hero: "5e0f1a2b-0000-8000-8000-000000000001",
  about: "5e0f1a2b-0000-8000-8000-000000000002",
  buy: "5e0f1a2b-0000-8000-8000-000000000011",
  rent: "5e0f1a2b-0000-8000-8000-000000000012",
  sell: "5e0f1a2b-0000-8000-8000-000000000013",
  commercial: "5e0f1a2b-0000-8000-8000-000000000014",
  land: "5e0f1a2b-0000-8000-8000-000000000015",
  agents: "5e0f1a2b-0000-8000-8000-000000000016",
} as const;

const NAMES = new Map<string, string>(
  Object.entries(SITE_PICTURES).map(([name, id]) => [id, name]),
);

/** The picture's name, if this is the id of one of the site's own. */
export function sitePictureName(id: string): string | undefined {
  return NAMES.get(id);
}

export function sitePicture(name: keyof typeof SITE_PICTURES): Picture {
  return {
    id: SITE_PICTURES[name],
    width: 1600,
    height: 1200,
    isIllustration: true,
    blur: null,
  };
}
