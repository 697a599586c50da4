import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { users } from "#server/platform/db/schema/accounts.ts";
import { auditLog, secretFingerprints } from "#server/platform/db/schema/operations.ts";
import { aPerson } from "#test/accounts.ts";
import { test as base, post } from "#test/app.ts";
import { aRequirement } from "#test/factories.ts";
import { findStored } from "#test/stored.ts";

type Run = { code: number; out: string; err: string };

const test = base.extend<{ cli: (args: string[], input?: string) => Promise<Run> }>({
  cli: async ({ database, db, folder }, use) => {
    expect(await db.$count(users)).toBe(0);
    await use(async (args, input = "") => {
      const env = {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        AUTH_SECRET: "a secret of at least thirty-two characters",
      };
      const main = join(import.meta.dirname, "main.ts");
      const child = spawn(process.execPath, [main, ...args], { env });
      child.stdin.end(input);
      const [out, err, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "exit"),
      ]);
      return { code, out, err };
    });
  },
});

describe("admins", () => {
  test("are made with a password from standard input, and can sign in", async ({
    cli,
    api,
    db,
  }) => {
    const email = "Boss@aangan.example";
    const password = "correct horse battery";

    const made = await cli(["admin", "create", "--email", email], `${password}\n`);

    expect(made).toMatchObject({ code: 0, out: "boss@aangan.example is an admin now.\n" });
    const login = await api.request("/api/admin/login", post({ email, password }));
    expect(login.status).toBe(200);
    const [entry] = await db.select().from(auditLog).orderBy(auditLog.createdAt);
    expect(entry).toMatchObject({ action: "user.created", actorId: null });
    const twice = await cli(["admin", "create", "--email", email, "--random"]);
    expect(twice).toMatchObject({ code: 1, err: expect.stringContaining("already") });
  });

  test("get a new password, printed once when made up", async ({ cli, api }) => {
    const email = "boss@aangan.example";
    await cli(["admin", "create", "--email", email], "the first password");

    const reset = await cli(["admin", "reset-password", "--email", email, "--random"]);

    const password = /password is (\S+)/.exec(reset.out)?.[1];
    const login = await api.request("/api/admin/login", post({ email, password }));
    expect([reset.code, login.status]).toEqual([0, 200]);
  });

  test("that do not exist, and passwords too short, are refused in a sentence", async ({ cli }) => {
    const unknown = await cli(["admin", "reset-password", "--email", "x@y.example", "--random"]);
    const short = await cli(["admin", "create", "--email", "x@y.example"], "short");

    expect(unknown).toMatchObject({ code: 1, err: "No admin has x@y.example.\n" });
    expect(short).toMatchObject({ code: 1, err: "A password has at least 10 characters.\n" });
  });
});

describe("backups", () => {
  test("are made, found whole, found damaged, and not restored over a living site", async ({
    cli,
    folder,
  }) => {
    const made = await cli(["backup"]);
    const path = /^(\S+) \([\d.]+ MB\) is complete\.$/m.exec(made.out)?.[1] ?? "";
    const whole = await cli(["verify"]);
    const refused = await cli(["restore", path, "--database-only"]);
    await writeFile(join(path, "database", "public.users.copy.gz"), "something else");
    const damaged = await cli(["verify", path]);

    expect(made.code).toBe(0);
    expect(path.startsWith(join(folder, "backups"))).toBe(true);
    expect(whole).toMatchObject({ code: 0, out: expect.stringContaining("is whole") });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("not empty") });
    expect(damaged).toMatchObject({ code: 1, err: expect.stringMatching(/damaged:\n {2}.*users/) });
  });
});

describe("the secret", () => {
  test("that was changed is found by doctor, and accepting it signs everybody out", async ({
    cli,
    app,
    api,
    db,
  }) => {
    const email = "boss@aangan.example";
    const password = "correct horse battery";
    await app.accounts.createAdmin({ email, password });
    const login = await api.request("/api/admin/login", post({ email, password }));
    const { token } = (await login.json()) as { token: string };
    const session = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await api.request("/api/admin/session", { headers })).status;
    };
    await db.delete(secretFingerprints);
    await db.insert(secretFingerprints).values({ fingerprint: "of another" });

    const looked = await cli(["doctor"]);
    expect(await session()).toBe(200);
    const accepted = await cli(["secret", "accept"]);

    expect(looked.out).toMatch(/^BAD {2}secret: AUTH_SECRET is not the secret/m);
    expect(accepted).toMatchObject({
      code: 0,
      out: expect.stringContaining("Sessions ended: 1."),
    });
    expect(await session()).toBe(401);
  });

  test("of a second step can be forgotten for somebody who has no code left", async ({
    cli,
    app,
    db,
  }) => {
    await app.accounts.createAdmin({ email: "boss@aangan.example", password: "correct horse" });
    await db.update(users).set({ twoFactorEnabled: true });

    const removed = await cli(["second-factor", "remove", "--email", "boss@aangan.example"]);
    const unknown = await cli(["second-factor", "remove", "--email", "x@y.example"]);

    expect(removed).toMatchObject({ code: 0, out: expect.stringContaining("without a second") });
    expect(await db.select().from(users)).toMatchObject([{ twoFactorEnabled: false }]);
    expect(unknown).toMatchObject({ code: 1, err: "Nobody has x@y.example.\n" });
  });
});

describe("a person", () => {
  test("is shown first, erased with --yes, and the record names nobody", async ({
    cli,
    db,
    database,
  }) => {
    await aRequirement(db, { name: "Meera Vaidyanathan", phone: "+919876501234" });
    await aPerson(db, "buyer");
    await db.update(users).set({ phoneNumber: "+919876501234", phoneNumberVerified: true });

    const shown = await cli(["erase", "98765 01234"]);
    expect(await findStored(database.pool, "9876501234")).not.toEqual([]);
    const erased = await cli(["erase", "98765 01234", "--yes"]);

    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining("Nothing was erased") });
    expect(shown.out).toMatch(/^account: .*\(buyer\)$/m);
    expect(shown.out).toMatch(/^requirements: 1$/m);
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining("Erased.") });
    expect(await findStored(database.pool, "9876501234")).toEqual([]);
    expect(await db.$count(users)).toBe(0);
    const lines = await db.select().from(auditLog).where(eq(auditLog.action, "person.erased"));
    expect(lines).toMatchObject([{ actorId: null, after: { by: "the operator", user: 1 } }]);
  });
});

test("doctor says that a newer version was here, and other tools leave the database alone", async ({
  cli,
  database,
}) => {
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 4102444800000)",
  );
  try {
    const looked = await cli(["doctor"]);
    const made = await cli(["admin", "create", "--email", "a@b.example", "--random"]);

    expect(looked.out).toMatch(/^BAD {2}migrations: the database was made by a newer version/m);
    expect(made).toMatchObject({ code: 70, err: expect.stringContaining("newer version") });
  } finally {
    await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'new'");
  }
});

test.for([
  [["--help"], 0, /admin/],
  [["admin", "--help"], 0, /reset-password/],
  [["admin", "create", "--help"], 0, /--email/],
  [["admin", "create"], 64, /required option/],
  [["admin", "create", "--email", "nobody"], 64, /name@example\.com/],
  [["backup", "--help"], 0, /--database-only/],
  [["backup", "--keep", "0"], 64, /1 or more/],
  [["restore"], 64, /missing required argument/],
  [["erase", "somebody"], 64, /neither an e-mail address nor/],
  [["nonsense"], 64, /unknown command/],
] as const)("%j says how it is used", async ([args, code, words], { cli }) => {
  const run = await cli([...args]);

  expect(run.code).toBe(code);
  expect(run.out + run.err).toMatch(words);
});
