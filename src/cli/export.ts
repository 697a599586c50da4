import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { stdout } from "node:process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Argument, Command, Option } from "commander";
import { EXPORT_FORMATS, EXPORTED, type Exported, type ExportFormat } from "#domain/export.ts";
import { writeExport } from "#server/features/exports/writer.ts";
import { withDatabase } from "./database.ts";

type Options = { format: ExportFormat; out?: string };

export function exportCommand(): Command {
  return new Command("export")
    .description("Everything of one kind as CSV or JSON")
    .addArgument(new Argument("<what>", "what to export").choices(EXPORTED))
    .addOption(
      new Option("--format <format>", "csv or json").choices(EXPORT_FORMATS).default("csv"),
    )
    .option("--out <file>", "where to write it; otherwise it is printed")
    .action((what: Exported, { format, out }: Options) =>
      withDatabase((db) => {
        const chunks = Readable.from(writeExport(db, what, format));
        return out ? writeWhole(chunks, out) : pipeline(chunks, stdout, { end: false });
      }),
    );
}

/** The name appears when the file is complete. */
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
