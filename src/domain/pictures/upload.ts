import { pictureProblems } from "#domain/pictures/problems.ts";
import type { Text } from "#domain/shared/errors.ts";
/** Uploaded pictures: the accepted formats and sizes, and the messages for refusals. */

export const UPLOAD_BUCKETS = ["company-logos", "property-images", "portraits"] as const;
export type UploadBucket = (typeof UPLOAD_BUCKETS)[number];

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

export const TICKET_MINUTES = 30;

export type Uploaded = { id: string; url: string; width: number; height: number };

export function tooLargeMessage(bucket: UploadBucket | undefined, fileName: string): Text {
  return bucket === "company-logos" || bucket === "portraits"
    ? pictureProblems.fileTooLarge()
    : pictureProblems.namedFileTooLarge({ name: fileName });
}

export function isUploadBucket(text: string | undefined): text is UploadBucket {
  return UPLOAD_BUCKETS.some((bucket) => bucket === text);
}
