/** Admin actions that can be applied to many items at once. */

import type { BulkKind } from "#domain/moderation/bulk.ts";
import type { createUserService } from "./features/accounts/users/service.ts";
import type { createAffiliateAdmin } from "./features/affiliates/service-admin.ts";
import type { createAgentWrites } from "./features/agents/service-writes.ts";
import type { createCompanyService } from "./features/companies/service.ts";
import type { createCompanyAdmin } from "./features/companies/service-admin.ts";
import type { createCompanyWrites } from "./features/companies/service-writes.ts";
import type { createListingModeration } from "./features/listings/service-admin.ts";
import type { ListingWrites } from "./features/listings/service-writes.ts";
import type { BulkActions } from "./features/moderation/bulk/service.ts";
import type { createQueueService } from "./features/moderation/queue/service.ts";
import type { createReportModeration } from "./features/moderation/reports/service-admin.ts";
import type { createTrashService } from "./features/moderation/trash/service.ts";
import type { createNewsletterAdmin } from "./features/newsletter/service-admin.ts";
import type { createEmailQueueService } from "./features/operations/email-queue/service.ts";
import type { createRequirementService } from "./features/requirements/service.ts";
import type { createReviewService } from "./features/reviews/service.ts";

type Made<Create extends (...parts: never[]) => unknown> = ReturnType<Create>;

export type AdminServices = {
  properties: ListingWrites & Pick<Made<typeof createListingModeration>, "decide">;
  companies: Made<typeof createCompanyService> &
    Made<typeof createCompanyWrites> &
    Made<typeof createCompanyAdmin>;
  agents: Made<typeof createAgentWrites>;
  requirements: Made<typeof createRequirementService>;
  reviews: Made<typeof createReviewService>;
  reports: Made<typeof createReportModeration>;
  users: Made<typeof createUserService>;
  outbox: Made<typeof createEmailQueueService>;
  newsletter: Made<typeof createNewsletterAdmin>;
  affiliates: Made<typeof createAffiliateAdmin>;
  queue: Made<typeof createQueueService>;
  trash: Made<typeof createTrashService>;
};

export function bulkActions(services: AdminServices): Record<BulkKind, BulkActions> {
  const { properties, companies, agents, requirements, reviews, reports, users } = services;
  const { outbox, newsletter, affiliates } = services;
  const approve = { verdict: "approve" as const, reason: "" };
  return {
    property: {
      live: (caller, id) => properties.update(caller, "property", id, { status: "live" }, ANY),
      pause: (caller, id) => properties.update(caller, "property", id, { status: "paused" }, ANY),
      feature: (caller, id) => properties.update(caller, "property", id, { isFeatured: true }, ANY),
      delete: (caller, id) => properties.remove(caller, "property", id, ANY),
      // It may just have been restored with its company.
      restore: async (caller, id) => {
        const property = await properties.findManaged(caller.actor, id);
        if (property?.deletedAt !== null) await properties.restore(caller, "property", id);
      },
      approve: (caller, id, { version }) => properties.decide(caller, id, { ...approve, version }),
    },
    company: {
      verify: (caller, id) => companies.update(caller, id, { isVerified: true }, ANY),
      suspend: (caller, id) => companies.update(caller, id, { status: "suspended" }, ANY),
      live: (caller, id) => companies.update(caller, id, { status: "live" }, ANY),
      restore: (caller, id) => companies.restore(caller, id),
      approve: (caller, id, { version }) => companies.decide(caller, id, { ...approve, version }),
    },
    agent: {
      suspend: (caller, id) => agents.update(caller, id, { status: "suspended" }, ANY),
      live: (caller, id) => agents.update(caller, id, { status: "live" }, ANY),
      restore: (caller, id) => agents.restore(caller, id),
    },
    requirement: {
      contacted: (caller, id) => requirements.update(caller, id, { status: "contacted" }),
      closed: (caller, id) => requirements.update(caller, id, { status: "closed" }),
      spam: (caller, id) => requirements.update(caller, id, { status: "spam" }),
    },
    review: {
      approve: (caller, id) => reviews.decide(caller, id, approve),
      restore: (caller, id) => reviews.restore(caller, id),
    },
    report: { approve: (caller, id) => reports.decide(caller, id, approve) },
    user: {
      suspend: (caller, id, { reason }) => users.update(caller, id, { suspended: true, reason }),
      restore: (caller, id) => users.update(caller, id, { suspended: false }),
      "end-sessions": (caller, id) => users.endSessions(caller, id),
    },
    message: { send: (caller, id) => outbox.retry(caller, id) },
    subscriber: { remove: (caller, id) => newsletter.removeSubscriber(caller, id) },
    lead: {
      payable: (caller, id, { reason }) =>
        affiliates.decideLead(caller, id, { verdict: "payable", reason }),
    },
  };
}

/** Any version: an admin acting on many items has not looked at each. */
const ANY = undefined;
