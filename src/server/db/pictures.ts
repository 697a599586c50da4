/** Pictures as other tables' queries bring them along. */

import { type SQL, sql } from "drizzle-orm";
import { thumbHashToAverageRGBA } from "thumbhash";
import type { Picture } from "#domain/property.ts";

/** Of a thumbhash with transparency; a shorter one is none. */
const HEADER_BYTES = 6;

type Row = { id: string; width: number; height: number; kind: string; thumbhash: string | null };

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
    color: thumbhash === null ? null : averageColor(thumbhash),
  };
}

/**
 * The average colour alone, of all that a thumbhash holds: a list shows dozens of pictures, and a blur
 * would cost a page some three kilobytes each.
 */
function averageColor(thumbhash: string): string | null {
  const bytes = Buffer.from(thumbhash, "base64");
  if (bytes.length < HEADER_BYTES) return null;
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  const hex = [r, g, b].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

export type PictureRow = Row;
