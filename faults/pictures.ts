/** Creates and uploads synthetic pictures. */

import sharp from "sharp";
import type { Site } from "../bench/site.ts";
import { type Answer, call } from "./stage.ts";

type Format = "jpeg" | "png" | "webp";

/** Noise, so that no two are alike and none compresses to almost nothing. */
export function photo(seed: number, format: Format = "jpeg", width = 900): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 60 + (seed % 120), sigma: 10 + (seed % 30) };
  const height = Math.round(width * 0.75);
  return sharp({ create: { width, height, channels: 3, background: "white", noise } })
    .toFormat(format)
    .toBuffer();
}

export function upload(site: Site, token: string, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  form.set("bucket", "property-images");
  form.set("file", new Blob([new Uint8Array(bytes)]), "photo.jpg");
  return call(site, "/api/upload", { method: "POST", body: form, token });
}

export function idOf({ body }: Answer): string {
  return (JSON.parse(body) as { data: { id: string } }).data.id;
}
