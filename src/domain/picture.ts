/** The sizes and formats in which a picture can be had. */

export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 828, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export function pictureUrl(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/images/${id}/${width}.${format}`;
}

/** The picture a shared link shows: WhatsApp takes a JPEG of 1200×630 and at most 300 KB. */
export function sharePictureUrl(id: string): string {
  return `/images/${id}/share.jpeg`;
}

export const SHARE_PICTURE = { width: 1200, height: 630, maxBytes: 280 * 1024 } as const;
