/** P11: Lighthouse scores on a mid-range phone and a slow network. */

import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Bench } from "./bench.ts";
import { BROWSER_ARGS, browserPath } from "./browser.ts";
import { measurePhone, type Phone, printPhone } from "./phone.ts";
import { ROOT } from "./site.ts";
import { median, type Row } from "./table.ts";
import { lighthousePart } from "./tools.ts";

type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown[] };
};
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
  phone: Phone;
};

const run = promisify(execFile);
const REPORTS = join(ROOT, ".cache", "bench");
const BARS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const LIMITS = [
  { audit: "largest-contentful-paint", name: "LCP", limit: 2_000, unit: "ms", digits: 0 },
  { audit: "total-blocking-time", name: "TBT", limit: 150, unit: "ms", digits: 0 },
  { audit: "cumulative-layout-shift", name: "CLS", limit: 0.02, unit: "", digits: 3 },
] as const;
const CPU_SLOWDOWN = 4;
const ATTEMPTS = 3;

export async function measureLighthouse(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries({ ...bench.pages, ...bench.lists })) {
    let round = 0;
    const reports = await bench.rounds.take(async () => {
      const phone = await measurePhone();
      round += 1;
      return audit(bench.site.url + path, `${name}-${round}`, phone);
    });
    rows.push(...scoreRows(name, reports), ...limitRows(name, reports));
    printFailures(name, reports);
  }
  return rows;
}

async function audit(url: string, name: string, phone: Phone): Promise<Report> {
  await mkdir(REPORTS, { recursive: true });
  const file = join(REPORTS, `lighthouse-${name}.json`);
  const args = [
    await lighthousePart("cli/index.js"),
    url,
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=--headless=new ${BROWSER_ARGS.join(" ")}`,
    `--only-categories=${Object.keys(BARS).join(",")}`,
    `--throttling.cpuSlowdownMultiplier=${phone.slowdown(CPU_SLOWDOWN)}`,
    "--quiet",
  ];
  const env = { ...process.env, CHROME_PATH: browserPath() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run(process.execPath, args, { env });
      return { ...JSON.parse(await readFile(file, "utf8")), phone };
    } catch (error) {
      // On a busy machine a trace sometimes lacks its beginning, which says nothing about the page.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

function scoreRows(name: string, reports: Report[]): Row[] {
  return Object.entries(BARS).map(([category, bar]) => {
    const scores = reports.map((report) => (report.categories[category]?.score ?? 0) * 100);
    const score = Math.round(median(scores));
    const what = `${name}, Lighthouse ${category}`;
    return { id: "P11", what, value: String(score), bar: `≥ ${bar}`, isOk: score >= bar };
  });
}

function limitRows(name: string, reports: Report[]): Row[] {
  const phones = reports.map(({ phone }) => printPhone(phone, CPU_SLOWDOWN));
  return LIMITS.map(({ audit: id, name: short, limit, unit, digits }) => {
    const values = reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN);
    const value = median(values);
    return {
      id: "P11",
      what: `${name}, Lighthouse ${short}`,
      value: `${value.toFixed(digits)} ${unit}`.trim(),
      reference: phones[values.indexOf(value)],
      bar: `≤ ${limit} ${unit}`.trim(),
      isOk: value <= limit,
    };
  });
}

/** Prints every audit that lost points in the last round. */
function printFailures(name: string, reports: Report[]): void {
  const report = reports.at(-1);
  if (!report) return;
  for (const [category, { auditRefs }] of Object.entries(report.categories)) {
    for (const { id, weight } of auditRefs) {
      const found = report.audits[id];
      if (!found || weight === 0 || found.score === null || found.score >= 0.9) continue;
      const items = JSON.stringify(found.details?.items?.slice(0, 5) ?? []).slice(0, 1_500);
      console.error(
        `${name} · ${category} · ${id}: ${found.title} ${found.displayValue ?? ""} ${items}`,
      );
    }
  }
}
