/** The composition root: settings → database → services → API and pages. No module imports it. */

import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type App, createApp } from "#server/app.ts";
import { createSiteService } from "#server/features/site/service.ts";
import { LISTENING_AFTER_MS, openResources, type Resources } from "#server/resources.ts";
import type { AppError } from "./domain/shared/errors.ts";
import { languageOf } from "./domain/shared/language.ts";
import { createApi } from "./server/api.ts";
import "./server/platform/messages/catalogues.ts";
import { siteJobs } from "./server/jobs.ts";
import type { createAuth } from "./server/platform/auth/auth.ts";
import { createMemory } from "./server/platform/cache/memoize.ts";
import { createPageCache, type PageCache } from "./server/platform/cache/page-cache.ts";
import { pageHandler, switchLanguage } from "./server/platform/cache/pages.ts";
import { listenForChanges } from "./server/platform/db/changes.ts";
import { dropConnections, isAnswering } from "./server/platform/db/client.ts";
import { withLock } from "./server/platform/db/lock.ts";
import { noteFailure, unavailableError } from "./server/platform/db/unavailable.ts";
import { watchDiskSpace } from "./server/platform/disk-space.ts";
import { readSettings, type Settings } from "./server/platform/env.ts";
import { createS3Store } from "./server/platform/files/s3-store.ts";
import { createFileStore } from "./server/platform/files/store.ts";
import { openAssets } from "./server/platform/http/assets.ts";
import {
  contentSecurityPolicy,
  type ScriptPolicy,
  securityHeaders,
} from "./server/platform/http/headers.ts";
import { createListener, figuresOf, type Site } from "./server/platform/http/listener.ts";
import { startJobs } from "./server/platform/jobs/runner.ts";
import { createRateLimits } from "./server/platform/limits.ts";
import { createLog, type Log, routeConsole } from "./server/platform/log.ts";
import { emailQueueJob } from "./server/platform/mail/delivery.ts";
import { createMailer } from "./server/platform/mail/mailer.ts";
import { createTexter } from "./server/platform/mail/texter.ts";
import { say } from "./server/platform/messages/say.ts";
import {
  createMetrics,
  type Metrics,
  metricsText,
  type ProcessMetrics,
  type SiteFigures,
} from "./server/platform/metrics/metrics.ts";
import type { FirstStart } from "./server/platform/processes/messages.ts";
import { actorContext, appContext, requestContext } from "./web/platform/context.ts";

type Options = {
  /** With several processes: collects the metrics of all of them. */
  gatherFigures?: () => Promise<ProcessMetrics[]>;
};

export type Server = {
  listener: RequestListener;
  settings: Settings;
  log: Log;
  /** Resolves when pages are served, with the passwords that were just generated. */
  ready: Promise<FirstStart>;
  /** From now on /readyz fails, so that a load balancer looks elsewhere; all else is still answered. */
  leave(): void;
  /** The metrics of this process for /metrics. */
  figures(): Promise<ProcessMetrics>;
  close(): Promise<void>;
};

export async function createServer(
  environment: Record<string, string | undefined>,
  { gatherFigures }: Options = {},
): Promise<Server> {
  const settings = readSettings(environment);
  const log = createLog(settings.LOG_LEVEL);
  if (settings.NODE_ENV === "production") routeConsole(log);
  for (const warning of settings.warnings) log.warn(warning);
  const headers = securityHeaders(settings.publicUrl);
  const pages = createPageCache({
    headers,
    policy: pagePolicy(settings),
    share: settings.WORKERS ?? 1,
  });
  const metrics = createMetrics();
  const figures = async () => metrics.read(pages.figures(), await figuresOf(site));
  const assets = await openAssets(join(process.cwd(), "build/client"), headers, settings.mapOrigin);
  let site: Site | undefined;
  let isLeaving = false;
  let close = async () => {};
  const givingUp = new AbortController();

  const opening = [openResources(settings, log, givingUp.signal), loadAuth()] as const;
  const ready = Promise.all(opening).then(async ([resources, auth]) => {
    const opened = await openSite(resources, pages, settings, log, metrics, auth.createAuth);
    close = async () => {
      await opened.close();
      await resources.close();
    };
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
    const made = await withLock(resources.pool, async () => {
      const { accounts } = opened.app;
      // Each hashes a password, which takes a core for a while.
      const [demoPassword, firstAdmin] = await Promise.all([
        settings.isDemo ? accounts.openDemoAccounts(settings.DEMO_PASSWORD) : undefined,
        accounts.ensureAdmin({ email, password }),
      ]);
      return { demoPassword, firstAdmin };
    });
    site = opened.site;
    return made;
  });

  return {
    listener: createListener({
      assets,
      pages,
      headers,
      metrics,
      readMetrics: async () =>
        metricsText(gatherFigures ? await gatherFigures() : [await figures()]),
      metricsToken: settings.METRICS_TOKEN,
      publicHost: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).host,
      trustedProxies: settings.TRUSTED_PROXIES,
      site: () => site,
      isLeaving: () => isLeaving,
    }),
    settings,
    log,
    ready,
    figures,
    leave() {
      isLeaving = true;
    },
    async close() {
      givingUp.abort();
      await ready.catch(() => undefined);
      await close();
    },
  };
}

/** Pages may fetch only from this site and from the operator's map. */
function pagePolicy({ mapOrigin }: Settings) {
  return (scripts: ScriptPolicy) => contentSecurityPolicy(scripts, mapOrigin);
}

/** Takes half a second to load, while the database is opened. */
async function loadAuth() {
  await sleep(LISTENING_AFTER_MS);
  return import("./server/platform/auth/auth.ts");
}

async function openSite(
  resources: Resources,
  pages: PageCache,
  settings: Settings,
  log: Log,
  metrics: Metrics,
  makeAuth: typeof createAuth,
) {
  const { db, pool, reads, replica, databaseUrl, secret } = resources;
  const memory = createMemory();
  const limits = createRateLimits(pool, settings.areLimitsOn);
  const { publicUrl } = settings;
  const auth = makeAuth({ db, secret, publicUrl });
  const files = createFileStore(settings.DATA_DIR);
  const mailer = createMailer(settings.SMTP_URL, settings.MAIL_FROM);
  const texter = createTexter(settings.SMS_URL);
  const app = createApp({
    db,
    reads,
    memoize: memory.memoize,
    auth,
    google: settings.google && (await googleClient(settings.google, publicUrl)),
    limits,
    secret,
    files,
    pictures: settings.s3 ? createS3Store(settings.s3) : files,
    publicUrl: settings.publicUrl,
    databaseKind: settings.DATABASE_URL ? "external" : "embedded",
    delivery: {
      hasMailServer: settings.SMTP_URL !== undefined,
      hasTextGateway: settings.SMS_URL !== undefined,
      isDemo: settings.isDemo,
    },
    senders: { mail: mailer, text: texter },
    now: () => new Date(),
    site: createSiteService({
      db,
      reads,
      memoize: memory.memoize,
      site: {
        name: settings.SITE_NAME,
        phone: settings.SITE_PHONE,
        email: settings.SITE_EMAIL,
        publicUrl: settings.publicUrl,
        mapStyleUrl: settings.MAP_STYLE_URL,
        ...(settings.isDemo && {
          unsent: { mails: !settings.SMTP_URL, texts: !settings.SMS_URL },
        }),
      },
    }),
  });
  const jobs = startJobs([emailQueueJob({ db, mailer, texter }), ...siteJobs(app)], {
    pool,
    onError: (err, job) => log.error({ err, job }, "a job failed; it is tried again"),
    onRun: metrics.noteJob,
  });
  const changes = listenForChanges({
    url: databaseUrl,
    onChange: () => {
      replica?.noteChange();
      memory.clear();
      pages.clear();
    },
    onListening: (isListening) => {
      replica?.setListening(isListening);
      memory.setListening(isListening);
      pages.setListening(isListening);
    },
    onSilence: () => dropConnections(pool),
  });

  // An external database has its own disk.
  const diskSpace = settings.DATABASE_URL
    ? undefined
    : watchDiskSpace({ folder: settings.DATA_DIR, log });

  const server = createApi({
    app,
    authenticate: auth.authenticate,
    limits,
    pages,
    publicUrl: settings.publicUrl,
    hasReplica: replica !== undefined,
    isPublicUrlSet: settings.PUBLIC_URL !== undefined,
    trustedProxies: settings.TRUSTED_PROXIES,
    docsStylesheet: "/api-docs.css",
    ...(diskSpace && { isDiskNearlyFull: diskSpace.isShort }),
    onError: (error, requestId) => noteFailure(log, error, requestId),
  });
  const renderPage = createRequestHandler(build, settings.NODE_ENV);
  server.get("/language/:language", switchLanguage(settings.publicUrl));
  server.all(
    "*",
    pageHandler(
      pages,
      async (request, c, nonce) => {
        const context = new RouterContextProvider();
        const { pathname, search } = new URL(request.url);
        let failure: AppError | undefined;
        context.set(appContext, app);
        // A shared cached page is rendered without a user, no matter who requested it first.
        context.set(actorContext, nonce === undefined ? null : c.var.actor);
        context.set(requestContext, {
          nonce,
          requestId: c.var.requestId,
          clientAddress: c.var.clientAddress,
          language: languageOf(pathname),
          search,
          say: (text) => say(languageOf(pathname), text),
          onError: (error) => {
            failure ??= unavailableError(error);
            noteFailure(log, error, c.var.requestId);
          },
        });
        const response = await renderPage(request, context);
        // React Router has rendered a page with status 500; the original error says more.
        if (failure) throw failure;
        return response;
      },
      pagePolicy(settings),
    ),
  );

  return {
    app,
    site: {
      handle: getRequestListener(server.fetch),
      countCall: (address: string) => limits.use("apiPerAddress", address),
      isReachable: () => isAnswering(pool),
      replicaState: () => replica?.figures().state,
      figures: () => readFigures(app, resources),
    },
    async close() {
      await Promise.all([jobs.stop(), changes.stop(), diskSpace?.stop()]);
    },
  };
}

async function googleClient(client: NonNullable<Settings["google"]>, publicUrl: string) {
  const { createGoogleClient } = await import("./server/platform/auth/google.ts");
  return createGoogleClient({ ...client, publicUrl });
}

/** Metrics of this node's database connections and of the jobs all nodes share. */
async function readFigures(app: App, resources: Resources): Promise<SiteFigures> {
  const waiting = await app.system.countWaiting().catch(() => undefined);
  const { pool, replica, readFigures: reads } = resources;
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    isDatabaseUp: waiting !== undefined,
    pool: { total: totalCount, idle: idleCount, waiting: waitingCount },
    queue: Object.entries(waiting ?? {}).map(([kind, count]) => ({ kind, waiting: count })),
    ...(replica && { replica: { ...replica.figures(), reads } }),
  };
}
