/** P9: importing and exporting 100,000 listings, and the memory it takes. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bench } from "./bench.ts";
import type { Home, Homes } from "./home.ts";
import { ROOT } from "./site.ts";
import { limitRow, type Row } from "./table.ts";

const ROWS = 100_000;
const TIME_LIMIT_S = 60;
/** Enough to remember 100,000 ids, plus headroom for the garbage collector. */
const GROWTH_LIMIT_MB = 75;
const SAMPLE_MS = 100;

type Measured = { seconds: number; growthMb: number };

/** Runs one round only, because it is slow. */
export async function measureImport({ homes, rounds }: Bench): Promise<Row[]> {
  return (await rounds.take(() => bringInAndOut(homes), 1)).flat();
}

/** Uses the operator's command-line tool on a separate database. */
async function bringInAndOut(homes: Homes): Promise<Row[]> {
  const home = await homes.create();
  try {
    const small = join(home.dataDir, "small.csv");
    const large = join(home.dataDir, "large.csv");
    const out = join(home.dataDir, "out.csv");
    await writeListings(small, 1000, "small");
    await writeListings(large, ROWS, "large");
    // The first start creates the database, which is not part of the measurement.
    await run(home, ["import", small]);
    const imported = await run(home, ["import", large]);
    const exported = await run(home, ["export", "properties", "--out", out]);
    await checkLength(out);
    const row = (what: string) => ({ id: "P9", what });
    return [
      limitRow(row("import of 100,000 listings"), imported.seconds, TIME_LIMIT_S, "s", 1),
      limitRow(
        row("import: memory, from a third of the way to its peak"),
        imported.growthMb,
        GROWTH_LIMIT_MB,
        "MB",
      ),
      limitRow(row("export of them as CSV: the same"), exported.growthMb, GROWTH_LIMIT_MB, "MB"),
      { ...row("export of them as CSV"), value: `${exported.seconds.toFixed(1)} s` },
    ];
  } finally {
    await home.remove();
  }
}

async function writeListings(path: string, count: number, name: string): Promise<void> {
  const file = createWriteStream(path);
  file.write("ref,heading,price,area,bedrooms,bathrooms,locality,city,furnishing,description\n");
  const cities = ["Pune", "Mumbai", "Bangalore", "Hyderabad", "Delhi"];
  for (let at = 0; at < count; at += 1) {
    const beds = 1 + (at % 4);
    const line = [
      `${name}-${at}`,
      `"${beds} BHK flat in Sector ${at % 400}"`,
      `${(30 + (at % 900) / 10).toFixed(1)} Lac`,
      `"${(500 + (at % 2000)).toLocaleString("en-IN")} sq ft"`,
      beds,
      beds,
      `Sector ${at % 400}`,
      cities[at % cities.length],
      ["Furnished", "Semi-Furnished", "Unfurnished"][at % 3],
      `"A flat with ${beds} rooms, two balconies, covered parking and a garden view, number ${at}"`,
    ];
    if (!file.write(`${line.join(",")}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "close");
}

async function run({ dataDir, settings }: Home, args: string[]): Promise<Measured> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["src/cli/main.ts", ...args], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", DEMO: "off", ...settings },
  });
  const ended = once(child, "exit");
  const sizes = await watch(child);
  const [code] = await ended;
  if (code !== 0) throw new Error(`cli ${args[0]} ended with code ${code}`);
  const early = sizes[Math.floor(sizes.length / 3)] ?? 0;
  return {
    seconds: (performance.now() - startedAt) / 1000,
    growthMb: Math.max(0, ...sizes) - early,
  };
}

/** Samples the memory use in megabytes until the process ends. */
async function watch(child: ChildProcess): Promise<number[]> {
  const sizes: number[] = [];
  while (child.exitCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    if (kilobytes > 0) sizes.push(kilobytes / 1024);
    await sleep(SAMPLE_MS);
  }
  return sizes;
}

/** A file with missing rows would be quick, too. */
async function checkLength(path: string): Promise<void> {
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n").length;
  if (lines !== ROWS + 1000 + 1) throw new Error(`The export has ${lines} lines`);
}
