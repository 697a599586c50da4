/** The HTTP layer of the product: guards, API, pictures, and files for search engines. */

import type { HttpBindings } from "@hono/node-server";
import { compress } from "hono/compress";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { App } from "./app.ts";
import { accountsApi } from "./features/accounts/api.ts";
import { googleApi } from "./features/accounts/api-google.ts";
import { meApi } from "./features/accounts/api-me.ts";
import { peopleApi } from "./features/accounts/api-people.ts";
import { phoneApi } from "./features/accounts/api-phone.ts";
import { proofsApi } from "./features/accounts/api-proofs.ts";
import { selfApi } from "./features/accounts/api-self.ts";
import { usersApi } from "./features/accounts/users/api.ts";
import { affiliatesApi } from "./features/affiliates/api.ts";
import { affiliateAdminApi } from "./features/affiliates/api-admin.ts";
import { followApi } from "./features/affiliates/api-follow.ts";
import { agentsApi } from "./features/agents/api.ts";
import { agentWritesApi } from "./features/agents/api-writes.ts";
import { overviewApi } from "./features/analytics/overview/api.ts";
import { pageViewsApi } from "./features/analytics/page-views/api.ts";
import { companiesApi } from "./features/companies/api.ts";
import { companyAdminApi } from "./features/companies/api-admin.ts";
import { ownCompanyApi } from "./features/companies/api-owner.ts";
import { companyWritesApi } from "./features/companies/api-writes.ts";
import { membersApi } from "./features/companies/members/api.ts";
import { importsApi } from "./features/imports/api.ts";
import { importRowsApi } from "./features/imports/api-rows.ts";
import { leadsApi } from "./features/leads/api.ts";
import { inquiriesApi } from "./features/leads/intake/api.ts";
import { listingsApi } from "./features/listings/api.ts";
import { listingModerationApi } from "./features/listings/api-admin.ts";
import { ownListingsApi } from "./features/listings/api-owner.ts";
import { listingWritesApi } from "./features/listings/api-writes.ts";
import { submissionsApi } from "./features/listings/submissions/api-submissions.ts";
import { auditApi } from "./features/moderation/audit/api.ts";
import { bulkApi } from "./features/moderation/bulk/api.ts";
import { queueApi } from "./features/moderation/queue/api.ts";
import { reportsApi } from "./features/moderation/reports/api.ts";
import { reportModerationApi } from "./features/moderation/reports/api-admin.ts";
import { viewsApi } from "./features/moderation/saved-views/api.ts";
import { trashApi } from "./features/moderation/trash/api.ts";
import { newsletterApi } from "./features/newsletter/api.ts";
import { newsletterAdminApi } from "./features/newsletter/api-admin.ts";
import { emailQueueApi } from "./features/operations/email-queue/api.ts";
import { exportsApi } from "./features/operations/exports/api.ts";
import { systemApi } from "./features/operations/system/api.ts";
import { picturesApi } from "./features/pictures/api.ts";
import { uploadsApi } from "./features/pictures/uploads/api.ts";
import { privacyApi } from "./features/privacy/api.ts";
import { requirementsApi } from "./features/requirements/api.ts";
import { reviewsApi } from "./features/reviews/api.ts";
import { companyReviewsApi } from "./features/reviews/api-company.ts";
import { savedApi } from "./features/saved/api.ts";
import { buyersApi } from "./features/saved/buyers/api.ts";
import { searchApi } from "./features/search/api.ts";
import { mapApi } from "./features/search/map/api.ts";
import { siteApi } from "./features/site/api.ts";
import { readYourWrites } from "./platform/cache/fresh-writes.ts";
import type { PageCache } from "./platform/cache/page-cache.ts";
import { cacheResponses } from "./platform/cache/response-cache.ts";
import { clientAddress } from "./platform/http/client-address.ts";
import { docsPage, type OpenApiDocument } from "./platform/http/docs-page.ts";
import { answerError } from "./platform/http/failures.ts";
import {
  limitBody,
  limitForms,
  limitUrl,
  refuseForeignHosts,
  refuseForeignWrites,
  refuseWritesWithoutSpace,
} from "./platform/http/guards.ts";
import {
  contentSecurityPolicy,
  NOTHING_ALLOWED,
  securityHeaders,
} from "./platform/http/headers.ts";
import { heedIdempotencyKeys } from "./platform/http/idempotent.ts";
import { blockWritesWhileImpersonating } from "./platform/http/impersonation.ts";
import { madeOnce } from "./platform/http/memoized-response.ts";
import { createRouter } from "./platform/http/router.ts";
import { searchEngineRoutes } from "./platform/http/search-engines.ts";
import { webManifestRoutes } from "./platform/http/web-manifest.ts";
import { wellKnownRoutes } from "./platform/http/well-known.ts";
import type { RateLimits } from "./platform/limits.ts";

type Options = {
  app: App;
  authenticate: (request: Request) => Promise<Actor>;
  limits: RateLimits;
  /** The cache of public responses. */
  pages?: PageCache;
  publicUrl: string;
  /** Whether some reads may lag behind slightly. */
  hasReplica?: boolean;
  /** Set by the operator, as opposed to assumed; only then are other hosts refused. */
  isPublicUrlSet: boolean;
  trustedProxies: readonly string[];
  docsStylesheet: string;
  /** The database's disk is nearly full. */
  isDiskNearlyFull?: () => boolean;
  onError: (error: unknown, requestId: string) => void;
};

const DESCRIPTION = {
  openapi: "3.1.0",
  info: {
    title: "Aangan API",
    version: "1",
    description:
      "Answers are JSON with success, data, message and errors. Lists take limit and cursor. Times are ISO 8601 in UTC. A POST that makes something takes an Idempotency-Key: sent again within a day, it makes nothing twice and answers as the first time.",
  },
};

export function createApi(options: Options) {
  const { app, publicUrl } = options;
  const trustedProxies = new Set(options.trustedProxies);
  const headers = Object.entries(securityHeaders(publicUrl));
  const server = createRouter();

  server.onError(answerError(options.onError));
  server.use(async (c, next) => {
    const incoming = (c.env as HttpBindings | undefined)?.incoming;
    c.set("app", app);
    c.set("requestId", crypto.randomUUID());
    c.set("clientAddress", incoming ? clientAddress(incoming, trustedProxies) : "127.0.0.1");
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    c.res.headers.set("X-Request-Id", c.var.requestId);
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.res.headers.set("Content-Security-Policy", NOTHING_ALLOWED);
    }
  });
  server.use(limitUrl, refuseForeignHosts(options.isPublicUrlSet ? publicUrl : undefined));
  server.use(refuseForeignWrites(publicUrl), limitBody);
  server.use(refuseWritesWithoutSpace(options.isDiskNearlyFull ?? (() => false)));
  server.use(limitForms(options.limits));
  server.use(compress());
  if (options.hasReplica) server.use(readYourWrites(publicUrl));
  server.use(async (c, next) => {
    c.set("actor", await options.authenticate(c.req.raw));
    await next();
  });
  server.use(blockWritesWhileImpersonating);

  server.use("/api/*", async (c, next) => {
    await options.limits.use("apiPerAddress", c.var.clientAddress);
    await next();
    const { actor, clientAddress: address } = c.var;
    if (actor && c.res.status === 403) {
      await app.audit.noteRefusal({ actor, address }, `${c.req.method} ${c.req.path}`);
    }
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });
  server.use("/api/*", heedIdempotencyKeys);
  if (options.pages) server.use("/api/*", cacheResponses(options.pages));
  for (const api of [
    companiesApi,
    companyWritesApi,
    companyAdminApi,
    ownCompanyApi,
    membersApi,
    leadsApi,
    pageViewsApi,
    listingsApi,
    agentsApi,
    agentWritesApi,
    searchApi,
    listingWritesApi,
    listingModerationApi,
    ownListingsApi,
    submissionsApi,
    queueApi,
    requirementsApi,
    inquiriesApi,
    mapApi,
    emailQueueApi,
    privacyApi,
    newsletterApi,
    newsletterAdminApi,
    reportsApi,
    reportModerationApi,
    reviewsApi,
    companyReviewsApi,
    savedApi,
    bulkApi,
    buyersApi,
    accountsApi,
    peopleApi,
    phoneApi,
    selfApi,
    meApi,
    googleApi,
    proofsApi,
    uploadsApi,
    importsApi,
    importRowsApi,
    exportsApi,
    usersApi,
    auditApi,
    overviewApi,
    siteApi,
    systemApi,
    trashApi,
    viewsApi,
    affiliatesApi,
    affiliateAdminApi,
  ]) {
    server.route("/api", api);
  }
  const describe = () => server.getOpenAPI31Document(DESCRIPTION) as unknown as OpenApiDocument;
  server.get(
    "/api/openapi.json",
    madeOnce({ "Content-Type": "application/json" }, () => JSON.stringify(describe())),
  );
  server.get(
    "/api/docs",
    madeOnce(
      {
        "Content-Type": "text/html; charset=UTF-8",
        "Content-Security-Policy": contentSecurityPolicy({ hashes: [] }),
      },
      async () => String(await docsPage(describe(), options.docsStylesheet)),
    ),
  );
  server.all("/api/*", () => {
    throw new AppError(sharedProblems.noSuchCall());
  });

  server.route("/", picturesApi);
  server.route("/", followApi);
  server.route("/", searchEngineRoutes(publicUrl));
  server.route("/", wellKnownRoutes(publicUrl));
  server.route("/", webManifestRoutes());
  return server;
}
