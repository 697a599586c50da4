/** Everything the product can do, with no HTTP in sight. */

import type { Deps } from "./deps.ts";
import { createAccountService } from "./features/accounts/service.ts";
import { createOperatorService } from "./features/accounts/service-operators.ts";
import { createPeopleService } from "./features/accounts/service-people.ts";
import { createPhoneService } from "./features/accounts/service-phone.ts";
import { createSelfService } from "./features/accounts/service-self.ts";
import { createTwoFactorService } from "./features/accounts/service-two-factor.ts";
import { createAgentService } from "./features/agents/service.ts";
import { createAgentWrites } from "./features/agents/service-writes.ts";
import { createAuditService } from "./features/audit/service.ts";
import { createBuyerService } from "./features/buyers/service.ts";
import { createCompanyService } from "./features/companies/service.ts";
import { createCompanyWrites } from "./features/companies/service-writes.ts";
import { createDeskService } from "./features/desks/service.ts";
import { createExportService } from "./features/exports/service.ts";
import { createImportService } from "./features/imports/service.ts";
import { createInquiryService } from "./features/inquiries/service.ts";
import { createLandingService } from "./features/landing/service.ts";
import { createMapService } from "./features/map/service.ts";
import { createNewsletterService } from "./features/newsletter/service.ts";
import { createNewsletterDesk } from "./features/newsletter/service-desk.ts";
import { createOutboxService } from "./features/outbox/service.ts";
import { createOverviewService } from "./features/overview/service.ts";
import { createPictureService } from "./features/pictures/service.ts";
import { createPropertyService } from "./features/properties/service.ts";
import { createListingDesk } from "./features/properties/service-desk.ts";
import { createPropertyWrites } from "./features/properties/service-writes.ts";
import { createQueueService } from "./features/queue/service.ts";
import { createReportService } from "./features/reports/service.ts";
import { createReportDesk } from "./features/reports/service-desk.ts";
import { createRequirementService } from "./features/requirements/service.ts";
import { createReviewService } from "./features/reviews/service.ts";
import { createOwnReviewService } from "./features/reviews/service-own.ts";
import { createSavedService } from "./features/saved/service.ts";
import { createAlertService } from "./features/saved/service-alerts.ts";
import { createSearchService } from "./features/search/service.ts";
import { createSystemService } from "./features/system/service.ts";
import { createTrashService } from "./features/trash/service.ts";
import { createUploadService } from "./features/uploads/service.ts";
import { createUserService } from "./features/users/service.ts";

export type App = ReturnType<typeof createApp>;

export function createApp(deps: Deps) {
  const listingDesk = createListingDesk(deps);
  const listings = createPropertyService(deps);
  return {
    site: deps.site,
    accounts: {
      ...createAccountService(deps),
      ...createTwoFactorService(deps),
      ...createOperatorService({ db: deps.db, hashPassword: deps.auth.hashPassword }),
    },
    phones: createPhoneService(deps),
    self: createSelfService(deps),
    people: createPeopleService(deps),
    users: createUserService(deps),
    audit: createAuditService(deps),
    overview: createOverviewService(deps),
    companies: { ...createCompanyService(deps), ...createCompanyWrites(deps) },
    properties: {
      ...listings,
      ...createPropertyWrites(deps),
      getWaiting: listingDesk.getWaiting,
      decide: listingDesk.decide,
    },
    requirements: createRequirementService(deps),
    saved: createSavedService(deps),
    alerts: createAlertService(deps, listings.list),
    search: createSearchService(deps),
    agents: { ...createAgentService(deps), ...createAgentWrites(deps) },
    landing: createLandingService(deps),
    pictures: createPictureService(deps),
    inquiries: createInquiryService(deps),
    map: createMapService(deps),
    newsletter: { ...createNewsletterService(deps), ...createNewsletterDesk(deps) },
    reports: { ...createReportService(deps), ...createReportDesk(deps, listingDesk.takeDown) },
    reviews: { ...createReviewService(deps), ...createOwnReviewService(deps) },
    buyers: createBuyerService(deps),
    desks: createDeskService(deps),
    queue: createQueueService(deps),
    outbox: createOutboxService(deps),
    system: createSystemService(deps),
    trash: createTrashService(deps),
    uploads: createUploadService(deps),
    imports: createImportService(deps),
    exports: createExportService(deps),
  };
}
