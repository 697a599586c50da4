import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const MIN_LENGTH = 32;

/** The operator's secret, or one generated at the first start in a file that only this user can read. */
export async function loadSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const file = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await createOnce(file, randomBytes(32).toString("base64url"));
  const secret = (await readFile(file, "utf8")).trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new Error(
    `${file} does not hold a secret; bring it back from a backup (files/secret), or remove it and the next start makes a new one`,
  );
}

/** Like `loadSecret`, but returns "" where there is none. */
export async function readSecret(given: string | undefined, dataDir: string): Promise<string> {
  return given ?? (await readFile(join(dataDir, "secret"), "utf8").catch(() => "")).trim();
}

/** Writes the whole file before naming it, so that no one reads half a secret; keeps an existing file. */
async function createOnce(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(temporary, text, { flag: "wx", mode: 0o600, flush: true });
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
