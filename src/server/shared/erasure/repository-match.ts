/** Which rows belong to a person, defined once for showing and erasing them. */

import { type SQL, sql } from "drizzle-orm";
import type { Person } from "./person.ts";

type Columns = { userId?: SQL; email?: SQL; phone?: SQL };

/** True if any of the columns identifies the person. */
export function isOf(person: Person, { userId, email, phone }: Columns): SQL {
  const parts = [
    userId && sql`${userId} = any(${list(person.userIds)})`,
    email && sql`lower(${email}) = any(${list(person.emails)})`,
    phone && sql`${phone} = any(${list(person.phones)})`,
  ].filter((part) => part !== undefined);
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** True if the text contains the person's address, or their number in any format. */
export function mentions(person: Person, text: SQL): SQL {
  const parts = [
    ...person.emails.map((email) => sql`position(${email} in lower(${text})) > 0`),
    ...person.phones.map(
      (phone) =>
        sql`position(${phone.slice(-NATIONAL_DIGITS)} in regexp_replace(${text}, '[^0-9]', '', 'g')) > 0`,
    ),
  ];
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

export function list(values: string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}

const NATIONAL_DIGITS = 10;
