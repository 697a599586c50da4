/** The sizes and formats available for a picture. */

import { isUuid } from "#domain/shared/id.ts";

export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 828, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const PICTURE_PATH = /^\/images\/([0-9a-f-]{36})(?:\/[\w.]{1,20})?$/;

/** The id in one of our URLs, or the id itself; URLs elsewhere are not our pictures. */
export function pictureIdFrom(text: string, publicUrl: string): string | undefined {
  if (isUuid(text)) return text;
  const path = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text;
  const id = PICTURE_PATH.exec(path)?.[1];
  return id !== undefined && isUuid(id) ? id : undefined;
}

export function pictureUrl(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/images/${id}/${width}.${format}`;
}

/** The picture a shared link shows: WhatsApp takes a JPEG of 1200×630 and at most 300 KB. */
export function sharePictureUrl(id: string): string {
  return `/images/${id}/share.jpeg`;
}

export const SHARE_PICTURE = { width: 1200, height: 630, maxBytes: 280 * 1024 } as const;
