/** The app as `main.ts` composes it, with its own database and without a port. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { test as base } from "vitest";
import { createApi } from "#server/api.ts";
import { type App, createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { createSiteService } from "#server/features/site/service.ts";
import { createAuth } from "#server/platform/auth/auth.ts";
import { readUncached } from "#server/platform/cache/memoize.ts";
import { createDb, type Db, openPool } from "#server/platform/db/client.ts";
import { createFileStore } from "#server/platform/files/store.ts";
import { createRateLimits, type RateLimits } from "#server/platform/limits.ts";
import { syncCities } from "#server/shared/places/repository.ts";
import { createTestDatabase } from "./database.ts";

export const PUBLIC_URL = "https://aangan.example";
export const SITE = {
  name: "Aangan",
  phone: "+919800000000",
  email: "hello@aangan.example",
  publicUrl: PUBLIC_URL,
};

const SECRET = "a secret of at least thirty-two characters";

type Database = { url: string; pool: pg.Pool };
export type Api = ReturnType<typeof createApi>;
type ApiOptions = Partial<Parameters<typeof createApi>[0]>;
type Opened = { app: App; api: Api; limits: RateLimits };

type Fixtures = {
  database: Database;
  db: Db;
  /** A folder for files, deleted after the test. */
  folder: string;
  /** Unexpected errors in this test's requests; a 500 response adds one. */
  failures: unknown[];
  /** The app with something replaced: another clock, other trusted proxies, no limits. */
  open: (deps?: Partial<Deps>, options?: ApiOptions) => Opened;
  app: App;
  api: Api;
};

export const test = base.extend<Fixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
    async ({}, use) => {
      const database = await createTestDatabase();
      const pool = openPool(database.url);
      await syncCities(createDb(pool));
      await use({ url: database.url, pool });
      await pool.end();
      await database.drop();
    },
    { scope: "file" },
  ],
  db: async ({ database }, use) => {
    await database.pool.query(EMPTY_TABLES);
    await use(createDb(database.pool));
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), `aangan-test-${process.pid}-files-`));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  failures: async ({}, use) => use([]),
  open: async ({ database, db, folder, failures }, use) =>
    use((changed = {}, options = {}) => {
      const deps: Deps = {
        db,
        reads: changed.db ?? db,
        memoize: readUncached,
        auth: createAuth({ db, secret: SECRET, publicUrl: PUBLIC_URL }),
        limits: createRateLimits(database.pool, true),
        secret: SECRET,
        files: createFileStore(folder),
        pictures: changed.files ?? createFileStore(folder),
        publicUrl: PUBLIC_URL,
        databaseKind: "external",
        delivery: { hasMailServer: true, hasTextGateway: true, isDemo: false },
        now: () => new Date(),
        site: createSiteService({ db, reads: db, memoize: readUncached, site: SITE }),
        ...changed,
      };
      const app = createApp(deps);
      const api = createApi({
        app,
        authenticate: deps.auth.authenticate,
        limits: deps.limits,
        publicUrl: deps.publicUrl,
        isPublicUrlSet: false,
        trustedProxies: [],
        docsStylesheet: "/api-docs.css",
        onError: (error) => failures.push(error),
        ...options,
      });
      return { app, api, limits: deps.limits };
    }),
  app: async ({ open }, use) => use(open().app),
  api: async ({ open }, use) => use(open().api),
});

/** A POST request with a JSON body; `headers` are added. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/** The third argument of `api.request` to call from another address. */
export function calledFrom(remoteAddress: string, headers: Record<string, string> = {}) {
  return { incoming: { socket: { remoteAddress }, headers } };
}

// Deleting a handful of rows takes a tenth of the time of truncating their tables.
const EMPTY_TABLES = [
  "property_images",
  "reports",
  "inquiries",
  "reviews",
  "company_members",
  "invitations",
  "imports",
  "properties",
  "agents",
  "companies",
  "requirements",
  "subscribers",
  "newsletter_issues",
  "messages",
  "staff_notices",
  "media",
  "localities",
  "site_settings",
  "audit_log",
  "rate_limits",
  "sign_in_throttles",
  "verifications",
  "idempotency_keys",
  "phone_codes",
  "users",
]
  .map((table) => `delete from ${table}`)
  // The audit log lets nothing go but by erasure.
  .toSpliced(0, 0, "select set_config('aangan.erasing', 'on', true)")
  .join(";");
