/** R04, R15 and R16: pictures that arrive corrupt, are cut off, or get lost later. */

import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { embeddedUrl, type Site, startSite } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { runCli } from "./cli.ts";
import type { Fault } from "./fault.ts";
import { idOf, photo, upload } from "./pictures.ts";
import {
  ADMIN_SETTINGS,
  type Answer,
  call,
  signIn,
  slowest,
  stopOrKill,
  tally,
  withFolder,
  withSite,
} from "./stage.ts";

const SETTINGS = { ...ADMIN_SETTINGS, DEMO: "off" };
const AT_ONCE = 6;
const STUCK_MS = 5_000;
const MUTANTS = 300;
const LONG_MUTANTS = 1_000;

export const UPLOADS: Fault[] = [
  {
    id: "R04",
    what: "server killed while pictures arrive and are prepared",
    bar: "no row without its file, no half picture served, orphans known to the sweep",
    run: ({ rounds, isLong }) => killDuringUploads(isLong ? 3 * rounds : Math.ceil(rounds / 2)),
  },
  {
    id: "R15",
    what: "damaged JPEG, PNG and WebP files are sent",
    bar: "each 400/415 or a valid picture, no 5xx, none longer than 5 s",
    run: ({ isLong }) => sendMutants(isLong ? LONG_MUTANTS : MUTANTS),
  },
  {
    id: "R16",
    what: "stored pictures are deleted and overwritten",
    bar: "pages come, the picture is 404 and no 5xx, doctor names the lost ones",
    run: loseFiles,
  },
];

async function killDuringUploads(rounds: number): Promise<string> {
  return withFolder(async (dataDir) => {
    let site = await startSite({ dataDir, settings: SETTINGS });
    const taken: string[] = [];
    let sent = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const token = await signIn(site);
        const photos = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, at) => photo(round * AT_ONCE + at, "jpeg", 1400)),
        );
        const uploads = photos.map((bytes) => upload(site, token, bytes));
        await sleep(Math.random() * 3_000);
        await site.kill();
        const answers = await Promise.all(uploads);
        sent += answers.length;
        taken.push(...answers.filter(({ status }) => status === 201).map(idOf));
        site = await startSite({ dataDir, settings: SETTINGS });
      }
      const rows = await mediaIds(dataDir);
      for (const id of taken) check(rows.includes(id), `${id} was acknowledged and is gone`);
      const served = await Promise.all(rows.map((id) => call(site, `/images/${id}/320.webp`)));
      check(
        served.every(({ status }) => status === 200),
        `pictures of rows: ${tally(served)}`,
      );
      const folders = await readdir(join(dataDir, "pictures")).catch(() => []);
      const orphans = folders.filter((name) => !rows.includes(name)).length;
      return `${rounds} kills, ${sent} sent, ${taken.length} acknowledged and all whole, ${rows.length} rows each with its file, ${orphans} files without a row left for the sweep`;
    } finally {
      await stopOrKill(site);
    }
  });
}

async function sendMutants(count: number): Promise<string> {
  return withSite({ DEMO: "off" }, async (site) => {
    const token = await signIn(site);
    const originals = await Promise.all(
      (["jpeg", "png", "webp"] as const).map((format, at) => photo(at, format, 240)),
    );
    const answers: Answer[] = [];
    for (let at = 0; at < count; at += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, offset) =>
        mutate(originals[(at + offset) % originals.length] as Buffer, at + offset),
      );
      answers.push(...(await Promise.all(batch.map((bytes) => sendPatiently(site, token, bytes)))));
    }
    const wrong = answers.filter(({ status }) => ![201, 400, 413, 415, 422].includes(status));
    check(wrong.length === 0, `${tally(wrong)} of ${tally(answers)}`);
    const tookMs = slowest(answers);
    check(tookMs <= STUCK_MS, `one took ${seconds(tookMs)}`);
    const pictures = answers.filter(({ status }) => status === 201).map(idOf);
    for (const id of new Set(pictures)) {
      const { status } = await call(site, `/images/${id}/320.webp`);
      check(status === 200, `a mutant that was taken cannot be shown: ${status}`);
    }
    return `${count} mutants: ${tally(answers)}; each of those taken can be shown; ${seconds(tookMs)} at most`;
  });
}

async function loseFiles(): Promise<string> {
  return withSite({}, async (site, dataDir) => {
    const token = await signIn(site);
    const ids = [];
    for (let seed = 0; seed < 3; seed += 1)
      ids.push(idOf(await upload(site, token, await photo(seed))));
    const [whole, deleted, damaged] = ids as [string, string, string];
    const listing = await listListing(site, token, ids);
    await rm(join(dataDir, "pictures", deleted), { recursive: true });
    await writeFile(join(dataDir, "pictures", damaged, "original.webp"), "no picture at all");
    const orphan = join(dataDir, "pictures", "01890000-0000-7000-8000-000000000000");
    await copyAsOrphan(orphan);

    const page = await call(site, `/property/${listing}`);
    check(page.status === 200, `the page answers ${page.status}`);
    const shown = await Promise.all(ids.map((id) => call(site, `/images/${id}/640.webp`)));
    check(shown[0]?.status === 200, "the whole picture is not shown");
    check(
      shown.slice(1).every(({ status }) => status === 404),
      `lost pictures: ${tally(shown.slice(1))}`,
    );
    const { code, output } = await runCli(["doctor"], { DATA_DIR: dataDir });
    check(code === 1, `doctor ends with ${code}: ${output}`);
    for (const id of [deleted, damaged, "01890000"]) {
      check(output.includes(id), `doctor does not name ${id}: ${output}`);
    }
    check(!output.includes(whole), "doctor names a picture that is whole");
    return "the page 200, the lost and the damaged picture 404, doctor names both and the orphan";
  });
}

async function copyAsOrphan(folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "original.webp"), await photo(9, "webp"));
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(folder, longAgo, longAgo);
}

async function listListing(site: Site, token: string, ids: string[]): Promise<string> {
  const companies = await call(site, "/api/companies?limit=1");
  const [company] = (JSON.parse(companies.body) as { data: { _id: string }[] }).data;
  const made = await call(site, "/api/properties", {
    method: "POST",
    token,
    body: {
      title: "A home with lost pictures",
      companyId: company?._id,
      location: "Baner, Pune",
      priceRange: "₹80 L",
      type: "Apartment",
      features: "Lift",
      description: "To see what is shown",
      images: ids.map((id) => `/images/${id}/1200.webp`),
      status: "live",
    },
  });
  check(made.status === 201, `the listing is not taken: ${made.status} ${made.body}`);
  return (JSON.parse(made.body) as { data: { _id: string } }).data._id;
}

/** Waits when the server says so, as a browser does. */
async function sendPatiently(site: Site, token: string, bytes: Buffer): Promise<Answer> {
  for (;;) {
    const answer = await upload(site, token, bytes);
    if (answer.status !== 503) return answer;
    await sleep(200);
  }
}

/** Truncated, emptied, bytes flipped, pieces swapped; the same for the same seed. */
function mutate(original: Buffer, seed: number): Buffer {
  const bytes = Buffer.from(original);
  let state = seed * 2654435761 + 12345;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
  if (seed % 5 === 0) return bytes.subarray(0, random(bytes.length));
  if (seed % 5 === 1) bytes.fill(0, random(bytes.length), bytes.length);
  const flips = 1 + random(40);
  for (let flip = 0; flip < flips; flip += 1) bytes[random(bytes.length)] = random(256);
  if (seed % 5 === 2) bytes.copyWithin(random(bytes.length), random(bytes.length), bytes.length);
  return bytes;
}

async function mediaIds(dataDir: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query("select id from media where uploaded_by is not null");
  await client.end();
  return rows.map(({ id }) => id);
}
