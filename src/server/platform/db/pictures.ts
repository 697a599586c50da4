/** Pictures as other tables' queries join them. */

import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { thumbHashToRGBA } from "thumbhash";
import { z } from "zod";
import type { Picture } from "#domain/listings/listing.ts";

/** The size of a thumbhash header with transparency; anything shorter is invalid. */
const HEADER_BYTES = 6;

/** What pictureJson answers. */
export const pictureRow = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  kind: z.string(),
  thumbhash: z.string().nullable(),
});
type Row = z.output<typeof pictureRow>;

/** A media row under this alias, as JSON, or null where the join found none. */
export function pictureJson(alias: string): SQL<Row | null> {
  const row = sql.raw(alias);
  return sql`case when ${row}.id is not null then json_build_object(
    'id', ${row}.id, 'width', ${row}.width, 'height', ${row}.height,
    'kind', ${row}.kind, 'thumbhash', ${row}.thumbhash) end`;
}

export function toPicture(row: Row): Picture;
export function toPicture(row: Row | null): Picture | null;
export function toPicture(row: Row | null): Picture | null {
  if (row === null) return null;
  const { kind, thumbhash, ...picture } = row;
  return {
    ...picture,
    isIllustration: kind === "illustration",
    blur: thumbhash === null ? null : blurOf(thumbhash),
  };
}

const MOST_REMEMBERED = 5000;
const blurs = new LRUCache<string, { quarters: string | null }>({
  max: MOST_REMEMBERED,
  memoMethod: (thumbhash) => ({ quarters: quartersOf(Buffer.from(thumbhash, "base64")) }),
});

/**
 * Reduces a thumbhash to the colours of its four quarters: a list shows dozens of pictures, and the full blur
 * would cost a page some three kilobytes each. Decoding one takes a tenth of a millisecond, and they recur.
 */
function blurOf(thumbhash: string): string | null {
  return blurs.memo(thumbhash).quarters;
}

/** "765876854565": three digits each for upper left, upper right, lower left, lower right. */
function quartersOf(hash: Buffer): string | null {
  if (hash.length < HEADER_BYTES) return null;
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const halves = (length: number) => [
    [0, length >> 1],
    [length >> 1, length],
  ];
  const quarters = halves(h).flatMap((rows) => halves(w).map((columns) => ({ rows, columns })));
  return quarters
    .map(({ rows, columns }) =>
      [0, 1, 2].map((channel) => hex(mean(rgba, w, { rows, columns, channel }))).join(""),
    )
    .join("");
}

type Part = { rows: number[]; columns: number[]; channel: number };

function mean(rgba: Uint8Array, width: number, { rows, columns, channel }: Part): number {
  const [top = 0, bottom = 0] = rows;
  const [left = 0, right = 0] = columns;
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += rgba[4 * (y * width + x) + channel] ?? 0;
  }
  return sum / ((bottom - top) * (right - left));
}

/** One digit: more is invisible in a blur, and a page carries it twice. */
function hex(value: number): string {
  return Math.round(value / 17).toString(16);
}

export type PictureRow = Row;
