/** Checks what an operator would look at if something were wrong, with a sentence for each finding. */

import { access, constants, statfs } from "node:fs/promises";
import { Command } from "commander";
import type pg from "pg";
import { createDb } from "#server/platform/db/client.ts";
import { findEncodingProblem } from "#server/platform/db/encoding.ts";
import { compareMigrations } from "#server/platform/db/migrate.ts";
import { examinePictures } from "#server/platform/doctor/pictures.ts";
import { findDatabaseFacts } from "#server/platform/doctor/repository.ts";
import { createS3Store } from "#server/platform/files/s3-store.ts";
import { createFileStore, type PictureStore } from "#server/platform/files/store.ts";
import { reachMailServer } from "#server/platform/mail/mailer.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { listOpenFolders } from "#server/platform/private-folders.ts";
import { readSecret } from "#server/platform/secret.ts";
import { findSecretProblem } from "#server/platform/secret-check.ts";
import { MIGRATIONS, settings, withPool } from "./database.ts";

type Finding = { name: string; isWell: boolean; words: string };

const NODE_MAJOR = 26;
const LITTLE_SPACE_BYTES = 256 * 1024 * 1024;
const MAX_SKEW_MS = 5_000;
const MIN_POSTGRES = 15;
const NAMED_AT_MOST = 10;

export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Look whether everything the site needs is well; ends with 1 if something is not")
    .action(async () => {
      const findings = [nodeVersion(), await permissions(), await privacy(), await disk()];
      findings.push(await mail());
      findings.push(...(await onDatabase()), await bucket());
      for (const { name, isWell, words } of findings) {
        console.log(`${isWell ? "ok  " : "BAD "} ${name}: ${words}`);
      }
      const bad = findings.filter(({ isWell }) => !isWell).length;
      if (bad > 0) throw new OperatorError(`${bad} of ${findings.length} need a look`);
    });
}

function nodeVersion(): Finding {
  const isWell = Number(process.versions.node.split(".")[0]) >= NODE_MAJOR;
  const words = isWell
    ? process.version
    : `${process.version}; the site runs on ${NODE_MAJOR} or newer, which npm start brings along`;
  return { name: "Node", isWell, words };
}

async function permissions(): Promise<Finding> {
  const { DATA_DIR } = settings();
  const isWell = await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const words = isWell
    ? `${DATA_DIR} can be written`
    : `${DATA_DIR} cannot be written by this user`;
  return { name: "permissions", isWell, words };
}

async function privacy(): Promise<Finding> {
  const open = await listOpenFolders(settings().DATA_DIR);
  const words =
    open.length === 0
      ? "no other user can look into DATA_DIR"
      : `other users of this machine can look into ${open.join(", ")}; chmod 700 them, or start the site as their owner`;
  return { name: "privacy", isWell: open.length === 0, words };
}

async function disk(): Promise<Finding> {
  const { DATA_DIR } = settings();
  const room = await statfs(DATA_DIR).catch(() => undefined);
  if (!room) return { name: "disk", isWell: false, words: `${DATA_DIR} is not there` };
  const free = room.bavail * room.bsize;
  const words = `${Math.round(free / 1024 / 1024)} MB free under ${DATA_DIR}`;
  const isWell = free >= LITTLE_SPACE_BYTES;
  return { name: "disk", isWell, words: isWell ? words : `${words}; make room before it is full` };
}

async function mail(): Promise<Finding> {
  const { SMTP_URL } = settings();
  if (!SMTP_URL)
    return { name: "mail", isWell: true, words: "no SMTP_URL; mails are kept to be read" };
  return attempt("mail", async () => {
    await reachMailServer(SMTP_URL);
    return "the mail server takes us";
  });
}

async function bucket(): Promise<Finding> {
  const { s3 } = settings();
  if (!s3) return { name: "S3", isWell: true, words: "not used; pictures lie in DATA_DIR" };
  return attempt("S3", async () => {
    await createS3Store(s3).has("pictures/doctor");
    return `${s3.bucket} answers`;
  });
}

/** The remaining checks need a database; without one there is a single finding. */
async function onDatabase(): Promise<Finding[]> {
  try {
    return await withPool(async (pool) => [
      ...(await database(pool)),
      await encoding(pool),
      await migrations(pool),
      await secret(pool),
      ...(await pictures(pool)),
    ]);
  } catch (error) {
    return [{ name: "database", isWell: false, words: reasonOf(error) }];
  }
}

async function database(pool: pg.Pool): Promise<Finding[]> {
  const askedAt = Date.now();
  const { version, now, knowsHindi } = await findDatabaseFacts(createDb(pool));
  const skewMs = Math.abs(now.getTime() - (askedAt + Date.now()) / 2);
  const isNew = Number.parseInt(version, 10) >= MIN_POSTGRES;
  return [
    {
      name: "database",
      isWell: isNew,
      words: `PostgreSQL ${version}${isNew ? "" : `; ${MIN_POSTGRES} is the oldest that works`}`,
    },
    {
      name: "Hindi",
      isWell: knowsHindi,
      words: knowsHindi
        ? "the database knows its letters"
        : "the database was made with a locale that knows no Hindi; make another with C.UTF-8 or en_IN.UTF-8 and restore a backup into it",
    },
    {
      name: "clock",
      isWell: skewMs <= MAX_SKEW_MS,
      words: `${(skewMs / 1000).toFixed(1)} s from the database's`,
    },
  ];
}

async function encoding(pool: pg.Pool): Promise<Finding> {
  const problem = await findEncodingProblem(pool);
  return { name: "encoding", isWell: problem === undefined, words: problem ?? "UTF8" };
}

async function migrations(pool: pg.Pool): Promise<Finding> {
  const { pending, problem } = await compareMigrations(pool, MIGRATIONS);
  if (problem) return { name: "migrations", isWell: false, words: problem };
  const words =
    pending.length === 0 ? "none wait" : `${pending.join(", ")} wait; the next start applies them`;
  return { name: "migrations", isWell: pending.length === 0, words };
}

async function secret(pool: pg.Pool): Promise<Finding> {
  const { AUTH_SECRET, DATA_DIR } = settings();
  const own = await readSecret(AUTH_SECRET, DATA_DIR);
  return attempt("secret", async () => {
    const problem = await findSecretProblem(createDb(pool), own, { AUTH_SECRET, DATA_DIR });
    if (problem) throw new Error(problem);
    return "the one that this database was used with";
  });
}

async function pictures(pool: pg.Pool): Promise<Finding[]> {
  const { s3, DATA_DIR } = settings();
  const store: PictureStore = s3 ? createS3Store(s3) : createFileStore(DATA_DIR);
  try {
    const found = await examinePictures(createDb(pool), store, new Date());
    const { looked, missing, damaged, orphans } = found;
    return [
      listed("missing files", missing, `of ${looked} pictures have no file; restore them`),
      listed("damaged files", damaged, `of ${looked} pictures are damaged; restore them`),
      listed("orphan files", orphans, "files belong to nothing; the running site sweeps them"),
    ];
  } catch (error) {
    return [{ name: "pictures", isWell: false, words: reasonOf(error) }];
  }
}

function listed(name: string, ids: string[], otherwise: string): Finding {
  if (ids.length === 0) return { name, isWell: true, words: "none" };
  const shown = ids.slice(0, NAMED_AT_MOST).join(", ");
  const rest = ids.length > NAMED_AT_MOST ? ` and ${ids.length - NAMED_AT_MOST} more` : "";
  return { name, isWell: false, words: `${ids.length} ${otherwise}: ${shown}${rest}` };
}

async function attempt(name: string, work: () => Promise<string>): Promise<Finding> {
  try {
    return { name, isWell: true, words: await work() };
  } catch (error) {
    return { name, isWell: false, words: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || message : message;
}
