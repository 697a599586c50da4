/** Everything the product can do, independent of HTTP. */

import { auditFilterSchema } from "#domain/moderation/audit-schema.ts";
import { bulkActions } from "./bulk-actions.ts";
import { bulkLists, finder } from "./bulk-lists.ts";
import type { Deps } from "./deps.ts";
import { createAccountService } from "./features/accounts/service.ts";
import { createGoogleService } from "./features/accounts/service-google.ts";
import { createOperatorService } from "./features/accounts/service-operators.ts";
import { createPeopleService } from "./features/accounts/service-people.ts";
import { createPhoneService } from "./features/accounts/service-phone.ts";
import { createProofService } from "./features/accounts/service-proofs.ts";
import { createSelfService } from "./features/accounts/service-self.ts";
import { createTwoFactorService } from "./features/accounts/service-two-factor.ts";
import { createUserService } from "./features/accounts/users/service.ts";
import { createViewAs } from "./features/accounts/users/service-view-as.ts";
import { createAffiliateService } from "./features/affiliates/service.ts";
import { createAffiliateAdmin } from "./features/affiliates/service-admin.ts";
import { createAgentService } from "./features/agents/service.ts";
import { createAgentWrites } from "./features/agents/service-writes.ts";
import { createDashboardService } from "./features/analytics/dashboards/service.ts";
import { createOverviewService } from "./features/analytics/overview/service.ts";
import { createPageViewService } from "./features/analytics/page-views/service.ts";
import { createMemberService } from "./features/companies/members/service.ts";
import { createCompanyService } from "./features/companies/service.ts";
import { createCompanyAdmin } from "./features/companies/service-admin.ts";
import { createOwnCompanyService } from "./features/companies/service-owner.ts";
import { createCompanyWrites } from "./features/companies/service-writes.ts";
import { createIdempotencyService } from "./features/idempotency/service.ts";
import { createImportService } from "./features/imports/service.ts";
import { createInquiryService } from "./features/leads/intake/service.ts";
import { createLeadService } from "./features/leads/service.ts";
import { createListingModeration } from "./features/listings/service-admin.ts";
import { createConfirmations } from "./features/listings/service-confirm.ts";
import { createOwnListings } from "./features/listings/service-owner.ts";
import { createPriceChanges } from "./features/listings/service-prices.ts";
import { createListingWrites } from "./features/listings/service-writes.ts";
import { createSubmissions } from "./features/listings/submissions/service-submissions.ts";
import { createAuditService } from "./features/moderation/audit/service.ts";
import { createBulkService } from "./features/moderation/bulk/service.ts";
import { createQueueService } from "./features/moderation/queue/service.ts";
import { createReportService } from "./features/moderation/reports/service.ts";
import { createReportModeration } from "./features/moderation/reports/service-admin.ts";
import { createViewService } from "./features/moderation/saved-views/service.ts";
import { createTrashService } from "./features/moderation/trash/service.ts";
import { createNewsletterService } from "./features/newsletter/service.ts";
import { createNewsletterAdmin } from "./features/newsletter/service-admin.ts";
import { createNewsletterIssues } from "./features/newsletter/service-issues.ts";
import { createEmailQueueService } from "./features/operations/email-queue/service.ts";
import { createExportService } from "./features/operations/exports/service.ts";
import { createSystemService } from "./features/operations/system/service.ts";
import { createSystemChecks } from "./features/operations/system/service-checks.ts";
import { createPictureService } from "./features/pictures/service.ts";
import { createUploadService } from "./features/pictures/uploads/service.ts";
import { createPrivacyService } from "./features/privacy/service.ts";
import { createRequirementService } from "./features/requirements/service.ts";
import { createReviewService } from "./features/reviews/service.ts";
import { createOwnReviewService } from "./features/reviews/service-author.ts";
import { createBuyerService } from "./features/saved/buyers/service.ts";
import { createSavedService } from "./features/saved/service.ts";
import { createAlertService } from "./features/saved/service-alerts.ts";
import { createLandingService } from "./features/search/landing/service.ts";
import { createMapService } from "./features/search/map/service.ts";
import { createListingService } from "./features/search/results-service.ts";
import { createSearchService } from "./features/search/service.ts";
import { readUncached } from "./platform/cache/memoize.ts";
import { createStaffMails } from "./shared/staff/service.ts";

export type App = ReturnType<typeof createApp>;

export function createApp(deps: Deps) {
  const desks = createServices(deps);
  const lists = bulkLists(desks);
  const exported = {
    properties: lists.property,
    companies: lists.company,
    agents: lists.agent,
    requirements: lists.requirement,
    reviews: lists.review,
    subscribers: lists.subscriber,
    users: lists.user,
    audit: finder(auditFilterSchema, desks.audit.list, ({ id }) => ({ id })),
  };
  return {
    ...desks,
    bulk: createBulkService(deps, { acts: bulkActions(desks), lists }),
    exports: createExportService(deps, exported),
  };
}

function createServices(deps: Deps) {
  const listingModeration = createListingModeration(deps);
  const confirmations = createConfirmations(deps);
  const propertyWrites = createListingWrites(deps);
  const listings = createListingService(deps);
  // Alerts and newsletters read uncached, so that their counts include the new homes.
  const { list: listFresh } = createListingService({ ...deps, memoize: readUncached });
  return {
    site: deps.site,
    accounts: {
      ...createAccountService(deps),
      ...createTwoFactorService(deps),
      ...createOperatorService({ db: deps.db, hashPassword: deps.auth.hashPassword }),
    },
    phones: createPhoneService(deps),
    google: createGoogleService(deps),
    self: createSelfService(deps),
    proofs: createProofService(deps),
    people: createPeopleService(deps),
    users: { ...createUserService(deps), ...createViewAs(deps) },
    views: createViewService(deps),
    audit: createAuditService(deps),
    overview: createOverviewService(deps),
    companies: {
      ...createCompanyService(deps),
      ...createCompanyWrites(deps),
      ...createCompanyAdmin(deps),
      ...createOwnCompanyService(deps),
    },
    members: createMemberService(deps),
    leads: createLeadService(deps),
    visits: createPageViewService(deps),
    properties: {
      ...listings,
      ...propertyWrites,
      getWaiting: listingModeration.getWaiting,
      decide: listingModeration.decide,
    },
    ownListings: {
      ...createOwnListings(deps, propertyWrites),
      ...createPriceChanges(deps, createListingWrites),
      confirm: confirmations.confirm,
    },
    submissions: {
      ...createSubmissions(deps, propertyWrites),
      confirm: confirmations.confirmAsGuest,
    },
    requirements: createRequirementService(deps),
    saved: createSavedService(deps),
    alerts: createAlertService(deps, listFresh),
    search: createSearchService(deps),
    agents: { ...createAgentService(deps), ...createAgentWrites(deps) },
    affiliates: { ...createAffiliateService(deps), ...createAffiliateAdmin(deps) },
    landing: createLandingService(deps),
    pictures: createPictureService(deps),
    inquiries: createInquiryService(deps),
    map: createMapService(deps),
    newsletter: {
      ...createNewsletterService(deps),
      ...createNewsletterAdmin(deps),
      ...createNewsletterIssues(deps, listFresh),
    },
    reports: {
      ...createReportService(deps),
      ...createReportModeration(deps, listingModeration.takeDown),
    },
    reviews: { ...createReviewService(deps), ...createOwnReviewService(deps) },
    buyers: createBuyerService(deps),
    desks: createDashboardService(deps),
    queue: createQueueService(deps),
    staffMails: createStaffMails(deps),
    idempotency: createIdempotencyService(deps),
    outbox: createEmailQueueService(deps),
    privacy: createPrivacyService(deps),
    system: { ...createSystemService(deps), ...createSystemChecks(deps) },
    trash: createTrashService(deps),
    uploads: createUploadService(deps),
    imports: createImportService(deps),
  };
}
