/** Columns that many tables share. */

import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Ordered by time, so that new rows land at one end of the index; PostgreSQL 15 cannot generate them. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7());

export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => moment().notNull().default(sql`now()`);

export const updatedAt = () =>
  moment()
    .notNull()
    .default(sql`now()`)
    .$onUpdate(() => new Date());

/** The version of a row: always later than the last, even for two writes within one millisecond. */
export const nextVersion = sql`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;
