/**
 * Where a bench site lives: a folder that holds its database or, with `--external`, a database on the
 * system's PostgreSQL, configured with the same amount of memory.
 */

import { openEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { machineMemory, memorySettings } from "#server/platform/db/embedded/memory.ts";
import { createPostgres } from "./postgres.ts";
import { AUTH_SECRET, embeddedUrl, newFolder } from "./site.ts";

export type Home = {
  dataDir: string;
  /** Environment for the site and for the operator's command-line tool. */
  settings: Record<string, string>;
  databaseUrl: string;
  /** For measurements without a running site; returns a function that stops the database. */
  openDatabase: () => Promise<() => Promise<void>>;
  remove: () => Promise<void>;
};

export type Homes = { create: () => Promise<Home>; close: () => Promise<void> };

export function openHomes(isExternal: boolean): Promise<Homes> {
  return isExternal ? openExternal() : openOwn();
}

async function openOwn(): Promise<Homes> {
  return {
    async create() {
      const folder = await newFolder();
      return {
        dataDir: folder.path,
        settings: {},
        databaseUrl: embeddedUrl(folder.path),
        openDatabase: async () => (await openEmbedded({ dataDir: folder.path })).stop,
        remove: folder.remove,
      };
    },
    close: async () => {},
  };
}

async function openExternal(): Promise<Homes> {
  const postgres = await createPostgres(memorySettings(machineMemory()));
  await postgres.start();
  let count = 0;
  return {
    async create() {
      const folder = await newFolder();
      count += 1;
      const databaseUrl = await postgres.createDatabase(`home_${count}`);
      return {
        dataDir: folder.path,
        settings: { DATABASE_URL: databaseUrl, AUTH_SECRET },
        databaseUrl,
        openDatabase: async () => async () => {},
        remove: folder.remove,
      };
    },
    close: postgres.remove,
  };
}
