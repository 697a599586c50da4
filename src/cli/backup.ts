import { join, resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { insertBackupNote } from "#server/platform/backups/repository.ts";
import { checkBackup, restoreBackup } from "#server/platform/backups/restore.ts";
import { verifyBackup } from "#server/platform/backups/verify.ts";
import { listBackups, removeOlder, stampOf, writeBackup } from "#server/platform/backups/write.ts";
import { createDb } from "#server/platform/db/client.ts";
import type { Settings } from "#server/platform/env.ts";
import { createS3Store } from "#server/platform/files/s3-store.ts";
import type { PictureStore } from "#server/platform/files/store.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { MIGRATIONS, settings, withPool } from "./database.ts";

const PREFIX = "aangan-";

export function backupCommand(): Command {
  return new Command("backup")
    .description("Write database and files away, checksummed, while the site runs")
    .option("--out <folder>", "where backups are kept; otherwise DATA_DIR/backups")
    .option("--database-only", "leave the files out")
    .option("--keep <number>", "afterwards remove all but the youngest so many", readNumber)
    .action((options: { out?: string; databaseOnly?: boolean; keep?: number }) =>
      withPool(async (pool) => {
        const { DATA_DIR: dataDir } = settings();
        const folder = resolve(options.out ?? join(dataDir, "backups"));
        const now = new Date();
        const contents = options.databaseOnly ? "database" : "everything";
        const target = join(folder, `${PREFIX}${stampOf(now)}`);
        const made = await writeBackup({
          pool,
          dataDir,
          bucket: bucketOf(settings()),
          target,
          contents,
          now,
        });
        await insertBackupNote(createDb(pool), made);
        console.log(`${made.path} (${megabytes(made.bytes)}) is complete.`);
        const removed = options.keep ? await removeOlder(folder, PREFIX, options.keep) : [];
        for (const name of removed) console.log(`${join(folder, name)} is removed.`);
      }),
    );
}

export function verifyCommand(): Command {
  return new Command("verify")
    .description("Look whether every byte of a backup is as it was written")
    .argument("[folder]", "the backup; otherwise the youngest in DATA_DIR/backups")
    .action(async (given: string | undefined) => {
      const folder = given ?? (await youngest());
      const { manifest, problems } = await verifyBackup(folder);
      if (!manifest || problems.length > 0) {
        throw new OperatorError(`${folder} is damaged:\n  ${problems.join("\n  ")}`);
      }
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const { contents, createdAt, files } = manifest;
      const held = contents === "everything" ? "database and files" : "the database only";
      console.log(
        `${folder} is whole: ${held}, of ${createdAt}, ${rows} rows, ${files.length} files.`,
      );
    });
}

export function restoreCommand(): Command {
  return new Command("restore")
    .description("Bring a backup back, into an empty database and a new DATA_DIR")
    .argument("<folder>", "the backup")
    .option("--database-only", "leave the files out")
    .action(async (folder: string, options: { databaseOnly?: boolean }) => {
      const whole = await checkBackup(folder);
      const manifest = options.databaseOnly
        ? { ...whole, files: whole.files.filter(({ path }) => path.startsWith("database/")) }
        : whole;
      await withPool((pool) =>
        restoreBackup(
          { folder, manifest },
          {
            pool,
            dataDir: settings().DATA_DIR,
            bucket: bucketOf(settings()),
            migrationsFolder: MIGRATIONS,
          },
        ),
      );
      console.log(`Everything of ${manifest.createdAt} is back; start the site.`);
      if (manifest.files.some(({ path }) => path === "files/secret")) return;
      console.log("The backup holds no secret: keep the AUTH_SECRET that the site had.");
    });
}

function bucketOf({ s3 }: Settings): PictureStore | undefined {
  return s3 && createS3Store(s3);
}

async function youngest(): Promise<string> {
  const folder = join(settings().DATA_DIR, "backups");
  const name = (await listBackups(folder)).toSorted(byTime).at(-1);
  if (!name) throw new OperatorError(`There is no backup in ${folder}`);
  return join(folder, name);
}

/** Names end with the timestamp, whatever they begin with. */
function byTime(one: string, other: string): number {
  return one.slice(-20).localeCompare(other.slice(-20));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function readNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError("It is 1 or more.");
  return number;
}
