/** Which acts of the desk can be done to many things at once, and in which lists those are found. */

import type { z } from "zod";
import { managedAgentFilterSchema } from "#domain/agent-schema.ts";
import type { BulkKind } from "#domain/bulk.ts";
import { managedCompanyFilterSchema } from "#domain/company-schema.ts";
import {
  outboxFilterSchema,
  reviewFilterSchema,
  subscriberFilterSchema,
} from "#domain/desk-schema.ts";
import { AppError } from "#domain/errors.ts";
import type { Page } from "#domain/page.ts";
import type { Caller } from "#domain/policy.ts";
import { managedPropertyFilterSchema } from "#domain/property-input-schema.ts";
import { requirementFilterSchema } from "#domain/requirement-schema.ts";
import { userFilterSchema } from "#domain/user-schema.ts";
import type { createAffiliateDesk } from "./features/affiliates/service-desk.ts";
import type { createAgentWrites } from "./features/agents/service-writes.ts";
import type { BulkActs } from "./features/bulk/service.ts";
import type { createCompanyService } from "./features/companies/service.ts";
import type { createCompanyWrites } from "./features/companies/service-writes.ts";
import type { createNewsletterDesk } from "./features/newsletter/service-desk.ts";
import type { createOutboxService } from "./features/outbox/service.ts";
import type { createListingDesk } from "./features/properties/service-desk.ts";
import type { PropertyWrites } from "./features/properties/service-writes.ts";
import type { createReportDesk } from "./features/reports/service-desk.ts";
import type { createRequirementService } from "./features/requirements/service.ts";
import type { createReviewService } from "./features/reviews/service.ts";
import type { createUserService } from "./features/users/service.ts";

type Made<Create extends (...parts: never[]) => unknown> = ReturnType<Create>;

type Desk = {
  properties: PropertyWrites & Pick<Made<typeof createListingDesk>, "decide">;
  companies: Made<typeof createCompanyService> & Made<typeof createCompanyWrites>;
  agents: Made<typeof createAgentWrites>;
  requirements: Made<typeof createRequirementService>;
  reviews: Made<typeof createReviewService>;
  reports: Made<typeof createReportDesk>;
  users: Made<typeof createUserService>;
  outbox: Made<typeof createOutboxService>;
  newsletter: Made<typeof createNewsletterDesk>;
  affiliates: Made<typeof createAffiliateDesk>;
};

export function bulkActs(desk: Desk): Record<BulkKind, BulkActs> {
  const { properties, companies, agents, requirements, reviews, reports, users } = desk;
  const { outbox, newsletter, affiliates } = desk;
  const approve = { verdict: "approve" as const, reason: "" };
  return {
    property: {
      acts: {
        live: (caller, id) => properties.update(caller, "property", id, { status: "live" }, ANY),
        pause: (caller, id) => properties.update(caller, "property", id, { status: "paused" }, ANY),
        feature: (caller, id) =>
          properties.update(caller, "property", id, { isFeatured: true }, ANY),
        delete: (caller, id) => properties.remove(caller, "property", id, ANY),
        restore: (caller, id) => properties.restore(caller, "property", id),
        approve: (caller, id, { version }) =>
          properties.decide(caller, id, { ...approve, version }),
      },
      find: finder(
        managedPropertyFilterSchema,
        (_, filter) => properties.listManaged(filter),
        ({ title }) => title,
      ),
    },
    company: {
      acts: {
        verify: (caller, id) => companies.update(caller, id, { isVerified: true }, ANY),
        suspend: (caller, id) => companies.update(caller, id, { status: "suspended" }, ANY),
        live: (caller, id) => companies.update(caller, id, { status: "live" }, ANY),
        restore: (caller, id) => companies.restore(caller, id),
      },
      find: finder(
        managedCompanyFilterSchema,
        (_, filter) => companies.listManaged(filter),
        ({ name }) => name,
      ),
    },
    agent: {
      acts: {
        suspend: (caller, id) => agents.update(caller, id, { status: "suspended" }, ANY),
        live: (caller, id) => agents.update(caller, id, { status: "live" }, ANY),
        restore: (caller, id) => agents.restore(caller, id),
      },
      find: finder(managedAgentFilterSchema, agents.listManaged, ({ name }) => name),
    },
    requirement: {
      acts: {
        contacted: (caller, id) => requirements.update(caller, id, { status: "contacted" }),
        closed: (caller, id) => requirements.update(caller, id, { status: "closed" }),
        spam: (caller, id) => requirements.update(caller, id, { status: "spam" }),
      },
      find: finder(
        requirementFilterSchema,
        ({ actor }, filter) => requirements.list(actor, filter),
        ({ name }) => name,
      ),
    },
    review: {
      acts: {
        approve: (caller, id) => reviews.decide(caller, id, approve),
        restore: (caller, id) => reviews.restore(caller, id),
      },
      find: finder(reviewFilterSchema, reviews.list, ({ authorName }) => authorName),
    },
    report: { acts: { approve: (caller, id) => reports.decide(caller, id, approve) } },
    user: {
      acts: {
        suspend: (caller, id, { reason }) => users.update(caller, id, { suspended: true, reason }),
        restore: (caller, id) => users.update(caller, id, { suspended: false }),
        "end-sessions": (caller, id) => users.endSessions(caller, id),
      },
      find: finder(userFilterSchema, users.list, ({ name }) => name),
    },
    message: {
      acts: { send: (caller, id) => outbox.retry(caller, id) },
      find: finder(outboxFilterSchema, outbox.list, ({ recipient }) => recipient),
    },
    subscriber: {
      acts: { remove: (caller, id) => newsletter.removeSubscriber(caller, id) },
      find: finder(subscriberFilterSchema, newsletter.listSubscribers, ({ email }) => email),
    },
    lead: {
      acts: {
        payable: (caller, id, { reason }) =>
          affiliates.decideLead(caller, id, { verdict: "payable", reason }),
      },
    },
  };
}

/** Whatever its version: who acts on many has not looked at each. */
const ANY = undefined;

/** By the same filter as the list's own call. */
export function finder<Schema extends z.ZodType, Item extends { id: string }>(
  schema: Schema,
  list: (caller: Caller, filter: z.output<Schema>) => Promise<Page<Item>>,
  nameOf: (item: Item) => string,
): NonNullable<BulkActs["find"]> {
  return async (caller, asked) => {
    const filter = schema.safeParse(asked);
    if (!filter.success) throw new AppError("INVALID", "Some fields need another look");
    const { items, nextCursor } = await list(caller, filter.data);
    return { items: items.map((item) => ({ id: item.id, name: nameOf(item) })), nextCursor };
  };
}
