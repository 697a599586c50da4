/** Uploaded pictures: the accepted formats and sizes, and the messages for refusals. */

export const UPLOAD_BUCKETS = ["company-logos", "property-images", "portraits"] as const;
export type UploadBucket = (typeof UPLOAD_BUCKETS)[number];

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

export const TICKET_MINUTES = 30;

export type Uploaded = { id: string; url: string; width: number; height: number };

export function tooLargeMessage(bucket: UploadBucket | undefined, fileName: string): string {
  return bucket === "company-logos" || bucket === "portraits"
    ? "File size must be less than 5MB"
    : `File ${fileName} is too large. Maximum 5MB allowed.`;
}

export function isUploadBucket(text: string | undefined): text is UploadBucket {
  return UPLOAD_BUCKETS.some((bucket) => bucket === text);
}
