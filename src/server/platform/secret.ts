import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const MIN_LENGTH = 32;

/** The operator's secret, or one made at the first start and kept where only this user can read it. */
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

/** The same, but empty where there is none. */
export async function readSecret(given: string | undefined, dataDir: string): Promise<string> {
  return given ?? (await readFile(join(dataDir, "secret"), "utf8").catch(() => "")).trim();
}

/** Written whole before it gets its name, so that nobody reads half a secret; an existing file stays. */
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
