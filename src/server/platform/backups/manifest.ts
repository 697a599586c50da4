/** A backup's manifest: a backup is a folder with this file, its checksum, and every file it lists. */

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

export const MANIFEST = "manifest.json";
/** In the format of `sha256sum -c`. */
const MANIFEST_SUM = "manifest.json.sha256";
const FORMAT = 1;

/** Only paths inside the folder, in case the manifest was forged. */
const path = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

export const contentsSchema = z.enum(["everything", "database"]);
export type Contents = z.output<typeof contentsSchema>;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The version of the site that made it. */
  version: z.string(),
  contents: contentsSchema,
  /** The creation time of each applied migration, by which its journal identifies it. */
  migrations: z.array(z.number().int()),
  tables: z.array(
    z.object({
      schema: identifier,
      name: identifier,
      columns: z.array(identifier),
      rows: z.number().int(),
      path,
    }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, value: z.number().int() })),
  files: z.array(z.object({ path, bytes: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpFile = Manifest["files"][number];
export type BackedUpTable = Manifest["tables"][number];

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, "format">,
): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { flush: true });
  const sum = `${createHash("sha256").update(text).digest("hex")}  ${MANIFEST}\n`;
  await writeFile(join(folder, MANIFEST_SUM), sum, { flush: true });
}

/** The manifest, or a message saying why it cannot be trusted. */
export async function readManifest(folder: string): Promise<Manifest | string> {
  try {
    const text = await readFile(join(folder, MANIFEST));
    const sum = await readFile(join(folder, MANIFEST_SUM), "utf8");
    if (sum.split(" ", 1)[0] !== createHash("sha256").update(text).digest("hex")) {
      return `${MANIFEST} is not as it was written`;
    }
    const parsed = manifestSchema.safeParse(JSON.parse(text.toString()));
    return parsed.data ?? `${MANIFEST} is of a kind that this version does not know`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR"
      ? `${MANIFEST} or ${MANIFEST_SUM} is missing, so this is no complete backup`
      : `${MANIFEST} cannot be read: ${message}`;
  }
}
