import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stdout } from "node:process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Argument, Command, Option } from "commander";
import {
  EXPORT_FORMATS,
  EXPORTED,
  type Exported,
  type ExportFormat,
} from "#domain/operations/export.ts";
import { writeExport } from "#server/features/operations/exports/writer.ts";
import type { Db } from "#server/platform/db/client.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { withDatabase } from "./database.ts";

type Options = { format: ExportFormat; out?: string };

export function exportCommand(): Command {
  return new Command("export")
    .description("Everything of one kind, or of every kind, as CSV or JSON")
    .addArgument(new Argument("<what>", "what to export").choices([...EXPORTED, "all"]))
    .addOption(
      new Option("--format <format>", "csv or json").choices(EXPORT_FORMATS).default("csv"),
    )
    .option("--out <file>", "where to write it, for all of them a folder; otherwise it is printed")
    .action((what: Exported | "all", { format, out }: Options) =>
      withDatabase(async (db) => {
        if (what === "all") return writeAll(db, format, out);
        const chunks = Readable.from(writeExport(db, what, format));
        return out ? writeWhole(chunks, out) : pipeline(chunks, stdout, { end: false });
      }),
    );
}

async function writeAll(db: Db, format: ExportFormat, folder: string | undefined): Promise<void> {
  if (!folder) throw new OperatorError("Name a folder with --out");
  await mkdir(folder, { recursive: true });
  for (const what of EXPORTED) {
    const path = join(folder, `${what}.${format}`);
    await writeWhole(Readable.from(writeExport(db, what, format)), path);
    console.log(path);
  }
}

/** The file gets its final name only when complete. */
async function writeWhole(chunks: Readable, path: string): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(chunks, createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
