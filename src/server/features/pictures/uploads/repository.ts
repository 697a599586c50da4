import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { UploadBucket } from "#domain/pictures/upload.ts";
import type { Db } from "#server/platform/db/client.ts";
import { media } from "#server/platform/db/schema/media.ts";

/** A signed-in user, or a guest with an upload ticket. */
export type Uploader = { userId: string; ticketId: null } | { userId: null; ticketId: string };

type NewUpload = {
  id: string;
  bucket: UploadBucket;
  width: number;
  height: number;
  thumbhash: string;
  contentHash: string;
};

const shown = { id: media.id, width: media.width, height: media.height };

/** The same file, sent earlier by the same uploader. */
export async function findUpload(
  db: Db,
  uploader: Uploader,
  file: Pick<NewUpload, "bucket" | "contentHash">,
) {
  const [row] = await db
    .select(shown)
    .from(media)
    .where(
      and(isFrom(uploader), eq(media.bucket, file.bucket), eq(media.contentHash, file.contentHash)),
    );
  return row;
}

export async function countTicketUploads(db: Db, ticketId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(media).where(eq(media.ticketId, ticketId));
  return row?.count ?? 0;
}

/** Returns undefined when the same uploader's same file was stored just before. */
export async function insertUpload(db: Db, uploader: Uploader, upload: NewUpload) {
  const [row] = await db
    .insert(media)
    .values({
      ...upload,
      kind: "photo",
      uploadedBy: uploader.userId,
      ticketId: uploader.ticketId,
    })
    .onConflictDoNothing()
    .returning(shown);
  return row;
}

/** Stores only as many as the ticket allows, even of concurrent uploads. */
export async function insertTicketUpload(
  db: Db,
  uploader: Uploader & { ticketId: string },
  upload: NewUpload,
  maxFiles: number,
) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uploader.ticketId}, 0))`);
    if ((await countTicketUploads(tx, uploader.ticketId)) >= maxFiles) return "used up" as const;
    return insertUpload(tx, uploader, upload);
  });
}

function isFrom({ userId, ticketId }: Uploader) {
  return userId === null
    ? and(isNull(media.uploadedBy), eq(media.ticketId, ticketId))
    : eq(media.uploadedBy, userId);
}
