import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Of the site, as its package says. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(process.cwd(), "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
