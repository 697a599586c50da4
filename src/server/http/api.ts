/** The HTTP face of the product: guards, API, pictures, and what search engines ask for. */

import type { HttpBindings } from "@hono/node-server";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import type { Actor } from "#domain/policy.ts";
import type { App } from "#server/app.ts";
import { accountsApi } from "#server/features/accounts/api.ts";
import { googleApi } from "#server/features/accounts/api-google.ts";
import { meApi } from "#server/features/accounts/api-me.ts";
import { peopleApi } from "#server/features/accounts/api-people.ts";
import { phoneApi } from "#server/features/accounts/api-phone.ts";
import { proofsApi } from "#server/features/accounts/api-proofs.ts";
import { selfApi } from "#server/features/accounts/api-self.ts";
import { affiliatesApi } from "#server/features/affiliates/api.ts";
import { affiliateDeskApi } from "#server/features/affiliates/api-desk.ts";
import { followApi } from "#server/features/affiliates/api-follow.ts";
import { agentsApi } from "#server/features/agents/api.ts";
import { agentWritesApi } from "#server/features/agents/api-writes.ts";
import { auditApi } from "#server/features/audit/api.ts";
import { bulkApi } from "#server/features/bulk/api.ts";
import { buyersApi } from "#server/features/buyers/api.ts";
import { companiesApi } from "#server/features/companies/api.ts";
import { companyDeskApi } from "#server/features/companies/api-desk.ts";
import { ownCompanyApi } from "#server/features/companies/api-own.ts";
import { companyWritesApi } from "#server/features/companies/api-writes.ts";
import { exportsApi } from "#server/features/exports/api.ts";
import { importsApi } from "#server/features/imports/api.ts";
import { importRowsApi } from "#server/features/imports/api-rows.ts";
import { inquiriesApi } from "#server/features/inquiries/api.ts";
import { leadsApi } from "#server/features/leads/api.ts";
import { mapApi } from "#server/features/map/api.ts";
import { membersApi } from "#server/features/members/api.ts";
import { newsletterApi } from "#server/features/newsletter/api.ts";
import { newsletterDeskApi } from "#server/features/newsletter/api-desk.ts";
import { outboxApi } from "#server/features/outbox/api.ts";
import { overviewApi } from "#server/features/overview/api.ts";
import { picturesApi } from "#server/features/pictures/api.ts";
import { privacyApi } from "#server/features/privacy/api.ts";
import { propertiesApi } from "#server/features/properties/api.ts";
import { propertyDeskApi } from "#server/features/properties/api-desk.ts";
import { ownListingsApi } from "#server/features/properties/api-own.ts";
import { submissionsApi } from "#server/features/properties/api-submissions.ts";
import { propertyWritesApi } from "#server/features/properties/api-writes.ts";
import { queueApi } from "#server/features/queue/api.ts";
import { reportsApi } from "#server/features/reports/api.ts";
import { reportDeskApi } from "#server/features/reports/api-desk.ts";
import { requirementsApi } from "#server/features/requirements/api.ts";
import { reviewsApi } from "#server/features/reviews/api.ts";
import { companyReviewsApi } from "#server/features/reviews/api-company.ts";
import { savedApi } from "#server/features/saved/api.ts";
import { searchApi } from "#server/features/search/api.ts";
import { siteApi } from "#server/features/site/api.ts";
import { systemApi } from "#server/features/system/api.ts";
import { trashApi } from "#server/features/trash/api.ts";
import { uploadsApi } from "#server/features/uploads/api.ts";
import { usersApi } from "#server/features/users/api.ts";
import { viewsApi } from "#server/features/views/api.ts";
import { visitsApi } from "#server/features/visits/api.ts";
import type { RateLimits } from "#server/limits.ts";
import { clientAddress } from "./client-address.ts";
import { docsPage, type OpenApiDocument } from "./docs-page.ts";
import { readYourWrites } from "./fresh-writes.ts";
import {
  limitBody,
  limitForms,
  limitUrl,
  refuseForeignHosts,
  refuseForeignWrites,
  refuseWritesWithoutRoom,
} from "./guards.ts";
import { contentSecurityPolicy, NOTHING_ALLOWED, securityHeaders } from "./headers.ts";
import { heedIdempotencyKeys } from "./idempotent.ts";
import { keepAnswers } from "./kept-answers.ts";
import { madeOnce } from "./made-once.ts";
import { refuseWritesOfViewers } from "./only-looking.ts";
import type { PageCache } from "./page-cache.ts";
import { answerError, createRouter } from "./router.ts";
import { searchEngineRoutes } from "./search-engines.ts";
import { webManifestRoutes } from "./web-manifest.ts";
import { wellKnownRoutes } from "./well-known.ts";

type Options = {
  app: App;
  authenticate: (request: Request) => Promise<Actor>;
  limits: RateLimits;
  /** Where public answers are kept. */
  pages?: PageCache;
  publicUrl: string;
  /** Where some reads may be a moment behind. */
  hasReplica?: boolean;
  /** Set by the operator, as opposed to assumed; only then are other hosts refused. */
  isPublicUrlSet: boolean;
  trustedProxies: readonly string[];
  docsStylesheet: string;
  /** The database's disk is nearly full. */
  isShortOfRoom?: () => boolean;
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
  server.use(refuseWritesWithoutRoom(options.isShortOfRoom ?? (() => false)));
  server.use(limitForms(options.limits));
  server.use(compress());
  if (options.hasReplica) server.use(readYourWrites(publicUrl));
  server.use(async (c, next) => {
    c.set("actor", await options.authenticate(c.req.raw));
    await next();
  });
  server.use(refuseWritesOfViewers);

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
  if (options.pages) server.use("/api/*", keepAnswers(options.pages));
  for (const api of [
    companiesApi,
    companyWritesApi,
    companyDeskApi,
    ownCompanyApi,
    membersApi,
    leadsApi,
    visitsApi,
    propertiesApi,
    agentsApi,
    agentWritesApi,
    searchApi,
    propertyWritesApi,
    propertyDeskApi,
    ownListingsApi,
    submissionsApi,
    queueApi,
    requirementsApi,
    inquiriesApi,
    mapApi,
    outboxApi,
    privacyApi,
    newsletterApi,
    newsletterDeskApi,
    reportsApi,
    reportDeskApi,
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
    affiliateDeskApi,
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
    throw new HTTPException(404, { message: "There is no such call" });
  });

  server.route("/", picturesApi);
  server.route("/", followApi);
  server.route("/", searchEngineRoutes(publicUrl));
  server.route("/", wellKnownRoutes(publicUrl));
  server.route("/", webManifestRoutes());
  return server;
}
