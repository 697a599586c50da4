/** What an illustration shows, as its media row keeps it, and the pictures of the site itself. */

import { SITE_PICTURES } from "#domain/site/site-pictures.ts";
import {
  drawIllustration,
  drawLogo,
  drawPortrait,
  LIGHTS,
  type Light,
  SCENES,
  type Scene,
} from "./drawing/illustration.ts";

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

const SITE_DRAWINGS: Record<
  keyof typeof SITE_PICTURES,
  [scene: Scene, light: Light, seed: number]
> = {
  hero: ["courtyard", "morning", 1],
  about: ["house", "evening", 5],
  buy: ["tower", "morning", 4],
  rent: ["living", "day", 1],
  sell: ["house", "day", 1],
  commercial: ["office", "evening", 2],
  land: ["farm", "monsoon", 2],
  agents: ["courtyard", "evening", 2],
};

const SITE_PICTURES_MADE_AT = new Date("2026-01-01T00:00:00Z");

/** The pictures that pages show whether or not there is demo data. */
export function sitePictures(): PictureSeed[] {
  const names = Object.keys(SITE_DRAWINGS) as (keyof typeof SITE_PICTURES)[];
  return names.map((name) => {
    const [scene, light, seed] = SITE_DRAWINGS[name];
    return pictureOf(
      SITE_PICTURES[name],
      { what: "scene", scene, light, seed },
      SITE_PICTURES_MADE_AT,
    );
  });
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
