import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The operator's secret, or one made at the first start and kept where only this user can read it. */
export async function loadSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const file = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeFile(file, secret, { flag: "wx", mode: 0o600 });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return (await readFile(file, "utf8")).trim();
  }
}
