/** Finds the items for a bulk action by the filter of their own list. */

import type { z } from "zod";
import { userFilterSchema } from "#domain/accounts/user-schema.ts";
import { leadFilterSchema } from "#domain/affiliates/affiliate-schema.ts";
import { managedAgentFilterSchema } from "#domain/agents/agent-schema.ts";
import { managedCompanyFilterSchema } from "#domain/companies/company-schema.ts";
import { managedListingFilterSchema } from "#domain/listings/input-schema.ts";
import { type BulkKind, type BulkList, WAITING_KINDS } from "#domain/moderation/bulk.ts";
import { type QueueItem, versionReviewed } from "#domain/moderation/queue.ts";
import { queueFilterSchema, trashFilterSchema } from "#domain/moderation/queue-schema.ts";
import { subscriberFilterSchema } from "#domain/newsletter/newsletter-schema.ts";
import { emailQueueFilterSchema } from "#domain/operations/email-queue-schema.ts";
import { requirementFilterSchema } from "#domain/requirements/requirement-schema.ts";
import { reviewFilterSchema } from "#domain/reviews/review-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { AdminServices } from "./bulk-actions.ts";
import type { Find, Target } from "./features/moderation/bulk/service.ts";

export function bulkLists(services: AdminServices): Record<BulkList, Find> {
  const { properties, companies, agents, requirements, reviews, users } = services;
  const { outbox, newsletter, affiliates, queue, trash } = services;
  return {
    property: finder(
      managedListingFilterSchema,
      (_, filter) => properties.listManaged(filter),
      named("property", ({ title }) => title),
    ),
    company: finder(
      managedCompanyFilterSchema,
      (_, filter) => companies.listManaged(filter),
      named("company", ({ name }) => name),
    ),
    agent: finder(
      managedAgentFilterSchema,
      agents.listManaged,
      named("agent", ({ name }) => name),
    ),
    requirement: finder(
      requirementFilterSchema,
      ({ actor }, filter) => requirements.list(actor, filter),
      named("requirement", ({ name }) => name),
    ),
    review: finder(
      reviewFilterSchema,
      reviews.list,
      named("review", ({ authorName }) => authorName),
    ),
    user: finder(
      userFilterSchema,
      users.list,
      named("user", ({ name }) => name),
    ),
    message: finder(
      emailQueueFilterSchema,
      outbox.list,
      named("message", ({ recipient }) => recipient),
    ),
    subscriber: finder(
      subscriberFilterSchema,
      newsletter.listSubscribers,
      named("subscriber", ({ email }) => email),
    ),
    lead: finder(
      leadFilterSchema,
      affiliates.listLeads,
      named("lead", ({ affiliateName }) => affiliateName),
    ),
    queue: finder(queueFilterSchema, queue.list, waiting),
    trash: finder(trashFilterSchema, trash.list, ({ kind, id, title }) => ({
      kind,
      id,
      name: title,
      version: undefined,
    })),
  };
}

function named<Item extends { id: string }>(kind: BulkKind, nameOf: (item: Item) => string) {
  return (item: Item): Target => ({ kind, id: item.id, name: nameOf(item), version: undefined });
}

function waiting(item: QueueItem): Target {
  const { id, title } = item;
  return { kind: WAITING_KINDS[item.kind], id, name: title, version: versionReviewed(item) };
}

/** Uses the same filter as the list's own endpoint. */
export function finder<Schema extends z.ZodType, Item, Found>(
  schema: Schema,
  list: (caller: Caller, filter: z.output<Schema>) => Promise<Page<Item>>,
  found: (item: Item) => Found,
) {
  return async (caller: Caller, asked: Record<string, unknown>) => {
    const filter = schema.safeParse(asked);
    if (!filter.success) throw new AppError(sharedProblems.invalidFields());
    const { items, nextCursor } = await list(caller, filter.data);
    return { items: items.map(found), nextCursor };
  };
}
