/** What an illustration shows, as its media row keeps it, and the pictures of the site itself. */

import {
  drawIllustration,
  drawLogo,
  drawPortrait,
  LIGHTS,
  type Light,
  SCENES,
  type Scene,
} from "./illustration/illustration.ts";

export type Artwork =
  | { what: "scene"; scene: Scene; light: Light; seed: number }
  | { what: "logo"; seed: number }
  | { what: "portrait"; seed: number };

type Bucket = "company-logos" | "property-images" | "portraits";

export type PictureSeed = {
  id: string;
  bucket: Bucket;
  kind: "illustration";
  width: number;
  height: number;
  drawing: Artwork;
  createdAt: Date;
};

const BUCKETS = { scene: "property-images", logo: "company-logos", portrait: "portraits" } as const;
const SIZES = { scene: [1600, 1200], logo: [512, 512], portrait: [400, 400] } as const;

export const HERO_PICTURE_ID = "5e0f1a2b-0000-8000-8000-000000000001";
export const ABOUT_PICTURE_ID = "5e0f1a2b-0000-8000-8000-000000000002";
export const SERVICE_PICTURE_IDS = {
  buy: "5e0f1a2b-0000-8000-8000-000000000011",
  rent: "5e0f1a2b-0000-8000-8000-000000000012",
  sell: "5e0f1a2b-0000-8000-8000-000000000013",
  commercial: "5e0f1a2b-0000-8000-8000-000000000014",
  land: "5e0f1a2b-0000-8000-8000-000000000015",
  agents: "5e0f1a2b-0000-8000-8000-000000000016",
} as const;

const SITE_PICTURES: readonly (readonly [id: string, scene: Scene, light: Light, seed: number])[] =
  [
    [HERO_PICTURE_ID, "courtyard", "morning", 1],
    [ABOUT_PICTURE_ID, "house", "evening", 5],
    [SERVICE_PICTURE_IDS.buy, "tower", "morning", 4],
    [SERVICE_PICTURE_IDS.rent, "living", "day", 1],
    [SERVICE_PICTURE_IDS.sell, "house", "day", 1],
    [SERVICE_PICTURE_IDS.commercial, "office", "evening", 2],
    [SERVICE_PICTURE_IDS.land, "farm", "monsoon", 2],
    [SERVICE_PICTURE_IDS.agents, "courtyard", "evening", 2],
  ];

const SITE_PICTURES_MADE_AT = new Date("2026-01-01T00:00:00Z");

/** The pictures that pages show whether or not there is demo data. */
export function sitePictures(): PictureSeed[] {
  return SITE_PICTURES.map(([id, scene, light, seed]) =>
    pictureOf(id, { what: "scene", scene, light, seed }, SITE_PICTURES_MADE_AT),
  );
}

export function pictureOf(id: string, drawing: Artwork, createdAt: Date): PictureSeed {
  const [width, height] = SIZES[drawing.what];
  const bucket = BUCKETS[drawing.what];
  return { id, bucket, kind: "illustration", width, height, drawing, createdAt };
}

export function isArtwork(value: unknown): value is Artwork {
  if (typeof value !== "object" || value === null) return false;
  const { what, scene, light, seed } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(seed)) return false;
  if (what === "scene") return isOneOf(SCENES, scene) && isOneOf(LIGHTS, light);
  return what === "logo" || what === "portrait";
}

/** The artwork as SVG. */
export function drawArtwork(artwork: Artwork): string {
  if (artwork.what === "logo") return drawLogo(artwork.seed);
  if (artwork.what === "portrait") return drawPortrait(artwork.seed);
  const { scene, light, seed } = artwork;
  return drawIllustration({ scene, light, seed });
}

function isOneOf(words: readonly string[], value: unknown): boolean {
  return typeof value === "string" && words.includes(value);
}
