/** What an illustration shows, as stored in its media row. */

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

/** Renders the artwork as SVG. */
export function drawArtwork(artwork: Artwork): string {
  if (artwork.what === "logo") return drawLogo(artwork.seed);
  if (artwork.what === "portrait") return drawPortrait(artwork.seed);
  const { scene, light, seed } = artwork;
  return drawIllustration({ scene, light, seed });
}

function isOneOf(words: readonly string[], value: unknown): boolean {
  return typeof value === "string" && words.includes(value);
}
