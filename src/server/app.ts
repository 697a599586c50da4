/** Everything the product can do, with no HTTP in sight. */

import type { Deps } from "./deps.ts";
import { createAccountService } from "./features/accounts/service.ts";
import { createOperatorService } from "./features/accounts/service-operators.ts";
import { createTwoFactorService } from "./features/accounts/service-two-factor.ts";
import { createAgentService } from "./features/agents/service.ts";
import { createAuditService } from "./features/audit/service.ts";
import { createCompanyService } from "./features/companies/service.ts";
import { createCompanyWrites } from "./features/companies/service-writes.ts";
import { createExportService } from "./features/exports/service.ts";
import { createImportService } from "./features/imports/service.ts";
import { createInquiryService } from "./features/inquiries/service.ts";
import { createLandingService } from "./features/landing/service.ts";
import { createMapService } from "./features/map/service.ts";
import { createNewsletterService } from "./features/newsletter/service.ts";
import { createOverviewService } from "./features/overview/service.ts";
import { createPictureService } from "./features/pictures/service.ts";
import { createPropertyService } from "./features/properties/service.ts";
import { createPropertyWrites } from "./features/properties/service-writes.ts";
import { createReportService } from "./features/reports/service.ts";
import { createRequirementService } from "./features/requirements/service.ts";
import { createSearchService } from "./features/search/service.ts";
import { createUploadService } from "./features/uploads/service.ts";
import { createUserService } from "./features/users/service.ts";

export type App = ReturnType<typeof createApp>;

export function createApp(deps: Deps) {
  return {
    site: deps.site,
    accounts: {
      ...createAccountService(deps),
      ...createTwoFactorService(deps),
      ...createOperatorService({ db: deps.db, hashPassword: deps.auth.hashPassword }),
    },
    users: createUserService(deps),
    audit: createAuditService(deps),
    overview: createOverviewService(deps),
    companies: { ...createCompanyService(deps), ...createCompanyWrites(deps) },
    properties: { ...createPropertyService(deps), ...createPropertyWrites(deps) },
    requirements: createRequirementService(deps),
    search: createSearchService(deps),
    agents: createAgentService(deps),
    landing: createLandingService(deps),
    pictures: createPictureService(deps),
    inquiries: createInquiryService(deps),
    map: createMapService(deps),
    newsletter: createNewsletterService(deps),
    reports: createReportService(deps),
    uploads: createUploadService(deps),
    imports: createImportService(deps),
    exports: createExportService(deps),
  };
}
