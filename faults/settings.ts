/** R05, R17 and R18: required settings, refused settings, and a clock that jumps. */

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { embeddedUrl, environment, ROOT, type Site } from "../bench/site.ts";
import { check } from "./check.ts";
import type { Fault } from "./fault.ts";
import { call, signIn, withFolder, withSite, withSiteIn } from "./stage.ts";
import { send } from "./writers.ts";

const HOUR_MS = 3_600_000;
const JUMPS = [0, 1, -1, 0];
const AT_EACH_TIME = 20;

export const SETTINGS: Fault[] = [
  {
    id: "R05",
    what: "power loss: what guards against it",
    bar: "fsync, full_page_writes, synchronous_commit and checksums on",
    run: readGuards,
  },
  {
    id: "R17",
    what: "bad settings, a damaged secret",
    bar: "start refuses, naming the variable",
    run: refuseSettings,
  },
  {
    id: "R18",
    what: "the site's clock jumps an hour ahead and two back",
    bar: "no 5xx, sessions live on, references unique",
    run: jumpClock,
  },
];

async function readGuards(): Promise<string> {
  return withSite({ DEMO: "off" }, async (_site, dataDir) => {
    const names = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums"];
    const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
    await client.connect();
    const { rows } = await client.query(
      "select name, setting from pg_settings where name = any($1)",
      [names],
    );
    await client.end();
    const off = rows.filter(({ setting }) => setting !== "on").map(({ name }) => name);
    check(rows.length === names.length && off.length === 0, `off: ${off}`);
    return `${names.join(", ")} are on`;
  });
}

async function refuseSettings(): Promise<string> {
  const bad: Record<string, Record<string, string>> = {
    PORT: { PORT: "99999" },
    DATABASE_URL: { DATABASE_URL: "mysql://x/y" },
    AUTH_SECRET: { AUTH_SECRET: "short" },
    ADMIN_EMAIL: { ADMIN_EMAIL: "nobody" },
    PUBLIC_URL: { PUBLIC_URL: "here" },
    TRUSTED_PROXIES: { TRUSTED_PROXIES: "everybody" },
    MAIL_FROM: { SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "" },
    S3_BUCKET: { S3_ENDPOINT: "http://127.0.0.1:1", S3_ACCESS_KEY: "a", S3_SECRET_KEY: "b" },
    LOG_LEVEL: { LOG_LEVEL: "loud" },
    secret: {},
  };
  return withFolder(async (folder) => {
    for (const [name, settings] of Object.entries(bad)) {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      if (name === "secret") writeFileSync(join(dataDir, "secret"), "torn");
      const { status, stderr } = spawnSync(process.execPath, ["server.ts"], {
        cwd: ROOT,
        env: environment({ PORT: "0", DATA_DIR: dataDir, ...settings }),
        encoding: "utf8",
        timeout: 20_000,
      });
      check(status !== 0 && status !== null, `${name}: it started`);
      check(stderr.includes(name), `${name} is not named: ${stderr.slice(0, 200)}`);
      check(!stderr.includes("    at "), `${name}: a stack is no sentence`);
    }
    return `${Object.keys(bad).length} of ${Object.keys(bad).length} refused, each by its name`;
  });
}

/** Changes only the site's clock; its database keeps the right time, as another machine would. */
async function jumpClock(): Promise<string> {
  return withFolder(async (folder) => {
    const offset = join(folder, "offset");
    const shim = join(folder, "clock.mjs");
    writeFileSync(offset, "0");
    writeFileSync(shim, CLOCK);
    const settings = {
      NODE_OPTIONS: `--import=${pathToFileURL(shim).href}`,
      CLOCK_OFFSET_FILE: offset,
    };
    return withSiteIn(join(folder, "data"), settings, async (site) => {
      let token = await signIn(site);
      const references = new Set<string>();
      for (const [at, hours] of JUMPS.entries()) {
        writeFileSync(offset, String(hours * HOUR_MS));
        await sleep(300);
        await sendSome(site, at, references);
        await checkPages(site, hours);
        // An admin's session ends after an idle hour, and so after jumping one ahead. The next must survive.
        token = hours === 1 ? await signIn(site) : token;
        await checkSession(site, token, hours);
      }
      const sent = JUMPS.length * AT_EACH_TIME;
      check(references.size === sent, "a reference was given twice");
      return `${sent} requirements with ${references.size} references at ${JUMPS.join(", ")} h; pages 200 and without a negative age`;
    });
  });
}

async function sendSome(site: Site, jump: number, references: Set<string>): Promise<void> {
  for (let at = 0; at < AT_EACH_TIME; at += 1) {
    const reference = await send(site.url, `clock-${"abcdef".charAt(jump)}-${"x".repeat(at + 1)}`);
    check(reference !== undefined, "a requirement is not taken");
    references.add(reference);
  }
}

async function checkSession(site: Site, token: string, hours: number): Promise<void> {
  const { status } = await call(site, "/api/admin/system", { token });
  check(status === 200, `at ${hours} h the admin's session answers ${status}`);
}

async function checkPages(site: Site, hours: number): Promise<void> {
  for (const path of ["/", "/companies", "/buy", "/agents"]) {
    const page = await call(site, path, { headers: { cookie: "session=nobody" } });
    check(page.status === 200, `at ${hours} h ${path} answers ${page.status}`);
    check(!/-\d+ (?:minute|hour|day)s? ago/.test(page.body), `${path}: a negative age`);
  }
}

const CLOCK = `
import { readFileSync } from "node:fs";
const Real = Date;
let offset = 0;
setInterval(() => { try { offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, "utf8")); } catch {} }, 50).unref();
globalThis.Date = class Date extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + offset) : super(...given); }
  static now() { return Real.now() + offset; }
};
`;
