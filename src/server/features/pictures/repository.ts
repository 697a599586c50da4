import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { media } from "#server/platform/db/schema/media.ts";

export async function findPicture(db: Db, id: string) {
  const [row] = await db
    .select({ bucket: media.bucket, width: media.width, drawing: media.drawing })
    .from(media)
    .where(eq(media.id, id));
  return row;
}

export async function updateThumbhash(db: Db, id: string, thumbhash: string): Promise<void> {
  await db
    .update(media)
    .set({ thumbhash })
    .where(and(eq(media.id, id), isNull(media.thumbhash)));
}
