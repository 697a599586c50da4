import { join } from "node:path";
import type pg from "pg";
import { createDb } from "#server/platform/db/client.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import type { Settings } from "#server/platform/env.ts";
import { type BackupNote, insertBackupNote } from "./repository.ts";
import { removeOlder, stampOf, writeBackup } from "./write.ts";

const PREFIX = "before-migration-";
const RETAINED_BACKUPS = 5;

/**
 * Migrates, after backing up the rows of a database that is in use. Files are not copied: no migration
 * touches them. If the backup fails, there is no migration.
 */
export async function migrateSafely(
  pool: pg.Pool,
  migrationsFolder: string,
  { DATA_DIR: dataDir, isMigrationBackedUp }: Pick<Settings, "DATA_DIR" | "isMigrationBackedUp">,
): Promise<BackupNote | undefined> {
  const folder = join(dataDir, "backups");
  let made: BackupNote | undefined;
  async function backUp(): Promise<void> {
    const now = new Date();
    const target = join(folder, `${PREFIX}${stampOf(now)}`);
    try {
      made = await writeBackup({ pool, dataDir, target, contents: "database", now });
    } catch (error) {
      const reason = (error as Error).message;
      throw new Error(
        `No backup could be made before the migration, so nothing was changed: ${reason}`,
        { cause: error },
      );
    }
  }
  await migrate(pool, migrationsFolder, isMigrationBackedUp ? backUp : undefined);
  if (!made) return undefined;
  // Only after the migration do the tables match this version's schema.
  await insertBackupNote(createDb(pool), made);
  await removeOlder(folder, PREFIX, RETAINED_BACKUPS);
  return made;
}
