/** P11: what a phone has to fetch before the first scroll. */

import { type Browser, chromium, devices, type Request } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { BROWSER_ARGS, browserPath } from "./browser.ts";
import { ensureHindiFont } from "./hindi-font.ts";
import { limitRow, type Row } from "./table.ts";

type Kind = "html" | "css" | "js" | "fonts" | "images" | "other";
type Budget = { html: number; css: number; js: number; fonts: number; total: number };
type Weight = Record<Kind, number> & { total: number; requests: number; foreign: number };

const MAX_REQUESTS = 25;
const SETTLED_MS = 1_000;
const LIST_BUDGET: Budget = { html: 30, css: 20, js: 150, fonts: 40, total: 350 };
const LISTING_BUDGET: Budget = { html: 20, css: 20, js: 160, fonts: 40, total: 450 };
const KINDS: Record<string, Kind> = {
  document: "html",
  stylesheet: "css",
  script: "js",
  font: "fonts",
  image: "images",
};

export async function measureWeight({ site, pages, lists }: Bench): Promise<Row[]> {
  const hasLetters = ensureHindiFont();
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries({ ...pages, ...lists })) {
      const weight = await weigh(browser, site.url + path);
      rows.push(...rowsOf(name, weight, name === "property" ? LISTING_BUDGET : LIST_BUDGET));
    }
    const hindi = "home in Hindi";
    if (hasLetters)
      rows.push(...rowsOf(hindi, await weigh(browser, `${site.url}/hi`), LIST_BUDGET));
    else rows.push({ id: "P11", what: hindi, value: "skipped: needs letters for Hindi" });
    return rows;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    ...devices["Moto G4"],
    // Budgets are in gzip, which every proxy and browser speaks.
    extraHTTPHeaders: { "accept-encoding": "gzip" },
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url);
  // An untouched page hydrates by itself; what it fetches for that counts.
  await page.waitForSelector("html[data-hydrated]");
  await page.waitForTimeout(SETTLED_MS);
  const weight = await sum(requests, new URL(url).origin);
  await context.close();
  return weight;
}

async function sum(requests: Request[], origin: string): Promise<Weight> {
  const weight: Weight = {
    ...{ html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 },
    ...{ total: 0, requests: requests.length, foreign: 0 },
  };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const kilobytes = responseBodySize / 1024;
    weight[KINDS[request.resourceType()] ?? "other"] += kilobytes;
    weight.total += kilobytes;
    if (new URL(request.url()).origin !== origin) weight.foreign += 1;
  }
  return weight;
}

function rowsOf(name: string, weight: Weight, budget: Budget): Row[] {
  const row = (what: string) => ({ id: "P11", what: `${name}, ${what}` });
  return [
    limitRow(row("HTML"), weight.html, budget.html, "KB", 1),
    limitRow(row("CSS"), weight.css, budget.css, "KB", 1),
    limitRow(row("JavaScript"), weight.js, budget.js, "KB", 1),
    limitRow(row("fonts"), weight.fonts, budget.fonts, "KB", 1),
    { ...row("images"), value: `${weight.images.toFixed(1)} KB` },
    limitRow(row("all before scrolling"), weight.total, budget.total, "KB", 1),
    limitRow(row("requests"), weight.requests, MAX_REQUESTS, ""),
    limitRow(row("requests to others"), weight.foreign, 0, ""),
  ];
}
