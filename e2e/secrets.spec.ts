/** The operator's secrets stay on the server: they reach neither browsers nor the log. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const CLIENT = join(import.meta.dirname, "..", "build", "client");
const CANARY = "canary-in-the-coal-mine";
const SECRETS = {
  AUTH_SECRET: `${CANARY}-of-thirty-two-characters-or-more`,
  ADMIN_PASSWORD: `${CANARY}-password`,
  METRICS_TOKEN: `${CANARY}-token`,
  MAIL_FROM: "a@b.example",
  SMTP_URL: `smtp://user:${CANARY}@127.0.0.1:1`,
};
/** Names that only the server reads. SMTP_URL is not one of them: the console asks admins to set it. */
const NAMES = [
  "AUTH_SECRET",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "S3_SECRET_KEY",
];
/** What a secret looks like, whatever its name. */
const SHAPES = [
  /BEGIN [A-Z ]*PRIVATE KEY/,
  /postgres(?:ql)?:\/\//,
  /smtps?:\/\/\w+:/,
  /AKIA[0-9A-Z]{16}/,
];

test("no setting's name or value is in what browsers get", async () => {
  const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:js|css|json|txt)$/.test(entry.name),
  );
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), "utf8");
    found.push(
      ...SHAPES.filter((shape) => shape.test(text)).map((shape) => `${name}: ${shape}`),
      ...NAMES.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`),
    );
  }

  expect(files.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test("no secret is logged, even at the finest level and while everything fails", {
  tag: "@whole",
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "aangan-secrets-"));
  const embedded = run({ ...SECRETS, DATA_DIR: dataDir, DEMO: "off" });
  const unreachable = run({
    ...SECRETS,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://site:${CANARY}@127.0.0.1:1/site`,
  });
  try {
    const url = await embedded.until(/listening on (http:\S+)/);
    await embedded.until(/Ready\./);
    await unreachable.until(/not reachable/);
    const login = { email: "admin@aangan.example", password: SECRETS.ADMIN_PASSWORD };
    const asJson = { "content-type": "application/json", origin: url };
    const answers = [
      await fetch(`${url}/api/admin/login`, {
        method: "POST",
        headers: asJson,
        body: JSON.stringify(login),
      }),
      await fetch(`${url}/api/newsletter`, {
        method: "POST",
        headers: asJson,
        body: `{"email":"x@y.example"}`,
      }),
      await fetch(`${url}/`, { headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` } }),
      await fetch(`${url}/metrics`),
    ];
    const bodies = await Promise.all(answers.map((answer) => answer.text()));

    expect(answers[0]?.status).toBe(200);
    for (const text of [...bodies, embedded.output(), unreachable.output()]) {
      expect(text).not.toContain(CANARY);
    }
  } finally {
    await Promise.all([stop(embedded.server), stop(unreachable.server)]);
    await rm(dataDir, { recursive: true, force: true });
  }
});

function run(settings: Record<string, string>) {
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "trace", ...settings };
  const server = spawn(process.execPath, ["server.ts"], { env });
  let text = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return {
    server,
    output: () => text,
    async until(pattern: RegExp): Promise<string> {
      await expect.poll(() => text, { timeout: 100_000 }).toMatch(pattern);
      return pattern.exec(text)?.[1] ?? "";
    },
  };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exited = once(server, "exit");
  // A server still waiting for its database has nothing to finish.
  server.kill("SIGTERM");
  const force = setTimeout(() => server.kill("SIGKILL"), 10_000);
  await exited;
  clearTimeout(force);
}
