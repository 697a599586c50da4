import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The site's version from package.json. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(process.cwd(), "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
