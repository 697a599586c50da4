import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Command, InvalidArgumentError } from "commander";
import {
  IMPORT_FIELDS,
  type ImportColumns,
  type ImportField,
  type ImportOptions,
} from "#domain/imports/import.ts";
import { PURPOSES, type Purpose } from "#domain/listings/listing.ts";
import { createImportJobs, type ImportJobs } from "#server/features/imports/jobs.ts";
import { readSettings } from "#server/platform/env.ts";
import { createFileStore, type FileStore } from "#server/platform/files/store.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { syncPlaces } from "#server/shared/places/repository.ts";
import { withDatabase } from "./database.ts";
import { describeImport, reportOf, type Summary } from "./import-report.ts";

type Options = {
  dryRun?: boolean;
  report?: boolean;
  undo?: string;
  map: ImportColumns;
  city?: string;
  purpose?: Purpose;
  source?: string;
  company?: string;
  publish?: boolean;
};

/** The command line has no signed-in user. */
const OPERATOR = { actor: null, address: null };
const WATCH_MS = 1_000;
const SHOWN_ROWS = 20;

export function importCommand(): Command {
  return new Command("import")
    .description("Bring listings in from files: CSV of any make, or JSON")
    .argument("[files...]", "the files, or folders of them")
    .option("--dry-run", "only look: what would be listed, what not and why")
    .option("--report", "print one line of figures per file")
    .option(
      "--map <field=column>",
      `name a column by hand; fields are ${IMPORT_FIELDS.join(", ")}`,
      readMapping,
      {},
    )
    .option("--city <name>", "the city of rows that name none")
    .option("--purpose <purpose>", "sale or rent, for rows that do not say", readPurpose)
    .option("--source <name>", "where the listings come from; ids are compared within one source")
    .option("--company <id>", "the company that lists them")
    .option("--publish", "list them at once instead of as drafts")
    .option("--undo <import>", "take a whole import back, by its id")
    .action((paths: string[], options: Options) =>
      withDatabase(async (db) => {
        // biome-ignore lint/style/noProcessEnv: a composition root, as server.ts is
        const files = createFileStore(readSettings(process.env).DATA_DIR);
        await syncPlaces(db);
        await run(createImportJobs({ db, files, now: () => new Date() }), files, paths, options);
      }),
    );
}

async function run(jobs: ImportJobs, files: FileStore, paths: string[], options: Options) {
  if (options.undo) {
    const { removed, kept } = await jobs.undo(OPERATOR, options.undo);
    console.log(`${removed} listings taken back; ${kept} stay, because somebody changed them.`);
    return;
  }
  if (paths.length === 0) throw new OperatorError("Name at least one file");
  const summaries: Summary[] = [];
  for (const path of await filesIn(paths)) {
    const summary = await bringIn(jobs, files, path, options);
    summaries.push(summary);
    if (options.report) continue;
    const { items } = await jobs.listRows(summary.id, { limit: SHOWN_ROWS, q: "" });
    console.log(describeImport(summary, items));
  }
  if (options.report) console.log(reportOf(summaries));
}

const TABLE_NAME = /\.(?:csv|tsv|txt|json|jsonl|ndjson)$/i;

/** A folder stands for the tables in it. */
async function filesIn(paths: string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => undefined);
      if (!found?.isDirectory()) return [path];
      const names = (await readdir(path)).filter((name) => TABLE_NAME.test(name)).toSorted();
      return names.map((name) => join(path, name));
    }),
  );
  return lists.flat();
}

async function bringIn(
  jobs: ImportJobs,
  files: FileStore,
  path: string,
  options: Options,
): Promise<Summary> {
  const fileHash = await hashOf(path);
  const copy = await files.newTemporary();
  try {
    await copyFile(path, copy);
    await jobs.keep(copy, fileHash);
  } finally {
    await rm(copy, { force: true });
  }
  const wishes = { isDryRun: options.dryRun ?? false, options: requestOf(options) };
  const { id } = await jobs.queue(OPERATOR, { fileName: basename(path), fileHash }, wishes);
  await jobs.run(id);
  // A running site may have started the job first; then wait for it.
  for (;;) {
    const summary = await jobs.get(id);
    if (summary.status !== "queued" && summary.status !== "running") return summary;
    await sleep(WATCH_MS);
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${(error as Error).message}`);
  }
  return hash.digest("base64url");
}

function requestOf({ map, city, purpose, source, company, publish }: Options): ImportOptions {
  return {
    ...(Object.keys(map).length > 0 && { columns: map }),
    ...(city && { city }),
    ...(purpose && { purpose }),
    ...(source && { source }),
    ...(company && { companyId: company }),
    ...(publish && { isPublished: true }),
  };
}

function readMapping(text: string, earlier: ImportColumns): ImportColumns {
  const [name = "", ...column] = text.split("=");
  const field = IMPORT_FIELDS.find((known) => known === name);
  if (!field || column.length === 0) {
    throw new InvalidArgumentError("Write it as field=column, such as price=Rent.");
  }
  return { ...earlier, [field satisfies ImportField]: column.join("=") };
}

function readPurpose(text: string): Purpose {
  const purpose = PURPOSES.find((known) => known === text);
  if (!purpose) throw new InvalidArgumentError("It is sale or rent.");
  return purpose;
}
