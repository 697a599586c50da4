import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect } from "vitest";
// @ts-expect-error a plain configuration file has no types
import config from "../.dependency-cruiser.js";

type Files = Record<string, string>;
type Violation = { rule: { name: string }; from: string };

const PROJECT = join(import.meta.dirname, "..");
const run = promisify(execFile);

/** What the breaches import: enough of the project and its packages for the names to resolve. */
const SURROUNDINGS: Files = {
  "node_modules/zod/index.js": "export const z = 1;",
  "node_modules/hono/index.js": "export const Hono = 1;",
  "node_modules/drizzle-orm/index.js": "export const sql = 1;",
  "node_modules/react/index.js": "export const memo = 1;",
  "src/domain/shared/language.ts": "export const LANGUAGES = 1;",
  "src/domain/shared/text-schema.ts": 'import { z } from "zod"; export const line = z;',
  "src/server/app.ts":
    'import { list } from "./features/companies/repository.ts"; export type App = 1; export const createApp = list;',
  "src/server/platform/env.ts": "export type Settings = 1;",
  "src/server/features/companies/repository.ts":
    'import { sql } from "drizzle-orm"; export const list = sql;',
  "src/server/platform/http/router.ts": 'import { Hono } from "hono"; export const router = Hono;',
  "src/web/platform/site.ts": 'import type { App } from "#server/app.ts"; export type Site = App;',
  "src/web/routes/public/home.tsx":
    'import { line } from "#domain/shared/text-schema.ts"; import { memo } from "react"; export default [line, memo];',
  "src/main.ts": 'import { createApp } from "#server/app.ts"; export const main = createApp;',
  "server.ts": 'import { main } from "./src/main.ts"; main;',
  "test/database.ts": "export const database = 1;",
  "src/server/platform/env.test.ts": 'import { database } from "#test/database.ts"; database;',
};

/** For each rule one file that breaks it. */
const BREACHES: Record<string, Files> = {
  "no-cycles": {
    "src/web/breach-cycle.ts": 'export { b as a } from "./breach-cycle-back.ts";',
    "src/web/breach-cycle-back.ts": 'export { a as b } from "./breach-cycle.ts";',
  },
  "domain-is-pure": { "src/domain/breach-pure.ts": 'import "node:fs";' },
  "schemas-stay-apart": {
    "src/domain/breach-zod.ts": 'import { line } from "./shared/text-schema.ts"; line;',
  },
  "browser-parts-import-no-schema": {
    "src/web/ui/breach-schema.tsx": 'import { line } from "#domain/shared/text-schema.ts"; line;',
  },
  "server-ignores-web": {
    "src/server/breach-web.ts":
      'import type { Site } from "#web/platform/site.ts"; export type S = Site;',
  },
  "web-sees-only-the-app-type": {
    "src/web/breach-type.ts":
      'import type { Settings } from "#server/platform/env.ts"; export type S = Settings;',
  },
  "web-never-runs-server-code": {
    "src/web/breach-run.ts": 'import { createApp } from "#server/app.ts"; createApp;',
  },
  "features-do-not-know-each-other": {
    "src/server/features/agents/breach-neighbour.ts":
      'import { list } from "../companies/repository.ts"; list;',
  },
  "platform-knows-no-feature": {
    "src/server/shared/breach-feature.ts":
      'import { list } from "../features/companies/repository.ts"; list;',
  },
  "platform-is-not-about-homes": {
    "src/server/shared/lister.ts": "export const lister = 1;",
    "src/server/platform/breach-homes.ts": 'import { lister } from "../shared/lister.ts"; lister;',
  },
  "production-ignores-the-demo": {
    "demo/demo.ts": "export const demo = 1;",
    "src/server/breach-demo.ts": 'export const demo = () => import("#demo/demo.ts");',
  },
  "the-demo-is-loaded-late": {
    "demo/demo.ts": "export const demo = 1;",
    "src/server/shared/demo.ts": 'import { demo } from "#demo/demo.ts"; demo;',
  },
  "sql-stays-in-repositories": {
    "src/server/features/agents/breach-service.ts": 'import { sql } from "drizzle-orm"; sql;',
  },
  "http-stays-in-adapters": {
    "src/server/features/agents/breach-http.ts": 'import { Hono } from "hono"; Hono;',
  },
  "only-web-renders": { "src/server/breach-react.ts": 'import { memo } from "react"; memo;' },
  "nobody-imports-the-root": {
    "src/web/breach-root.ts": 'import { main } from "../main.ts"; main;',
  },
  "tests-are-not-imported": {
    "src/server/breach-test.ts": 'import { database } from "#test/database.ts"; database;',
  },
};

/** A small project under the same rules, in its own folder: the real one is never touched. */
const test = base.extend<{ cruise: (planted: Files) => Promise<Violation[]> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  cruise: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "aangan-layers-"));
    await cp(join(PROJECT, "package.json"), join(folder, "package.json"));
    await use(async (planted) => {
      await writeAll(folder, { ...SURROUNDINGS, ...planted });
      return violationsIn(folder);
    });
    await rm(folder, { recursive: true, force: true });
  },
});

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function violationsIn(folder: string): Promise<Violation[]> {
  const program = join(PROJECT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const rules = join(PROJECT, ".dependency-cruiser.js");
  const { stdout } = await run(
    process.execPath,
    [program, "src", "test", "server.ts", "--config", rules, "--output-type", "json"],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  ).catch((failure: { stdout: string }) => failure);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

test("the surroundings keep every rule", async ({ cruise }) => {
  expect(await cruise({})).toEqual([]);
});

test("each rule catches the file that breaks it", async ({ cruise }) => {
  const rules = (config as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name);
  expect(Object.keys(BREACHES).toSorted()).toEqual(rules.toSorted());

  const violations = await cruise(Object.assign({}, ...Object.values(BREACHES)));

  const caught = Object.entries(BREACHES).filter(([rule, files]) =>
    violations.some(({ rule: { name }, from }) => name === rule && from in files),
  );
  expect(caught.map(([rule]) => rule)).toEqual(Object.keys(BREACHES));
});
