/** Pictures as other tables' queries bring them along. */

import { type SQL, sql } from "drizzle-orm";
import type { Picture } from "#domain/property.ts";

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
  const { kind, ...picture } = row;
  return { ...picture, isIllustration: kind === "illustration" };
}

export type PictureRow = Row;
