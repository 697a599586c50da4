import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Where tests create their databases, as provided by `global-setup.ts`. */
export type TestServer = {
  /** Creates and drops databases. */
  adminUrl: string;
  /** Works in them as the site does: on the embedded server, a role without special rights. */
  ownerUrl: string;
  template: string;
};

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

type TestDatabase = { url: string; drop(): Promise<void> };

/** A copy of the migrated template, which a test may change freely. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, template } = inject("testServer");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  await createDatabase({ adminUrl, ownerUrl }, name, template);
  return {
    url: urlOf(ownerUrl, name),
    drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

export function createDatabase(
  { adminUrl, ownerUrl }: Omit<TestServer, "template">,
  name: string,
  template: string,
): Promise<void> {
  const owner = pg.escapeIdentifier(decodeURIComponent(new URL(ownerUrl).username));
  return runAsAdmin(adminUrl, `create database ${name} template ${template} owner ${owner}`);
}

export async function runAsAdmin(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server and user, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
