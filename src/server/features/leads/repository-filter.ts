/** Which leads a query covers: by owner and by filter. */

import { and, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { LeadFilter } from "#domain/leads/lead-schema.ts";
import type { LeadScope } from "#domain/leads/policy.ts";
import { isInAnInbox, LEAD_COLUMNS } from "#server/platform/db/lead-readers.ts";
import { containing } from "#server/platform/db/like.ts";
import { inquiries, inquiryText } from "#server/platform/db/schema/leads.ts";
import { HAS_WAITED } from "#server/platform/db/waiting.ts";

/** Today's date, and the instant at which it began. */
export type Today = { day: string; start: Date };

/** Agents see own and unassigned leads; sellers those about own listings that no company answers for. */
export function within(scope: LeadScope): SQL | undefined {
  if ("isEverybodys" in scope) return undefined;
  if ("companyId" in scope) {
    const { companyId, agentId } = scope;
    const isOpenTo = agentId && or(isNull(inquiries.assignedTo), eq(inquiries.assignedTo, agentId));
    return and(eq(inquiries.companyId, companyId), isOpenTo || undefined);
  }
  if ("guestListingId" in scope) {
    return and(isNull(inquiries.companyId), eq(inquiries.propertyId, scope.guestListingId));
  }
  const own = sql`(select p.id from properties p where p.owner_id = ${scope.ownerId})`;
  return and(isNull(inquiries.companyId), sql`${inquiries.propertyId} in ${own}`);
}

export function conditions(filter: LeadFilter, today: Today): (SQL | undefined)[] {
  const { q, stage, channel, propertyId, assignedTo, due } = filter;
  return [
    stage && eq(inquiries.stage, stage),
    channel && eq(inquiries.channel, channel),
    filter.staffOnly ? forStaff() : undefined,
    filter.waiting ? HAS_WAITED : undefined,
    propertyId ? eq(inquiries.propertyId, propertyId) : undefined,
    assignedTo === undefined ? undefined : isAssignedTo(assignedTo),
    due ? isDue(today) : undefined,
    filter.today ? gte(inquiries.createdAt, today.start) : undefined,
    q === "" ? undefined : contains(q),
  ];
}

/** An erased person cannot be answered any more. */
function forStaff(): SQL | undefined {
  return and(isNull(inquiries.erasedAt), sql`not ${isInAnInbox(LEAD_COLUMNS)}`);
}

function isAssignedTo(who: string): SQL {
  return who === "nobody" ? isNull(inquiries.assignedTo) : eq(inquiries.assignedTo, who);
}

/** A lead that is won or lost needs no follow-up. */
export function isDue({ day }: Today): SQL | undefined {
  return and(lte(inquiries.followUpOn, day), sql`${inquiries.stage} not in ('won', 'lost')`);
}

/** Numbers are typed with and without spaces and country code; the stored one has neither. */
function contains(q: string): SQL {
  const text = containing(q);
  const digits = q.replace(/[\s()+-]/g, "");
  const number = /^\d{4,}$/.test(digits) ? containing(digits) : text;
  return sql`(${inquiryText} like ${text} or ${inquiryText} like ${number})`;
}
