/** P11: how long a tap takes to show its result on a slow phone, also the first, which hydrates the page. */

import { type Browser, chromium, devices, type Locator, type Page } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { BROWSER_ARGS, browserPath } from "./browser.ts";
import { measurePhone, type Phone } from "./phone.ts";
import { limitRow, median, type Row } from "./table.ts";

const CPU_SLOWDOWN = 6;
const LIMIT_MS = 200;
/** Lets the page settle, and lets the work started by a tap finish. */
const PAUSE_MS = 2_500;

type Watched = Window & { taps?: number[] };

export async function measureInteraction({ site, pages, rounds }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  try {
    const taken = await rounds.take(async () =>
      tapThrough(browser, site.url + pages.results, await measurePhone()),
    );
    const row = (what: string) => ({ id: "P11", what: `results, ${what}, processor ÷ 6` });
    const of = (name: "first" | "filter") => median(taken.map((round) => round[name]));
    return [
      limitRow(row("first tap to its picture"), of("first"), LIMIT_MS, "ms"),
      limitRow(row("tap on a filter to its picture"), of("filter"), LIMIT_MS, "ms"),
    ];
  } finally {
    await browser.close();
  }
}

async function tapThrough(browser: Browser, url: string, phone: Phone) {
  const context = await browser.newContext({ ...devices["Moto G4"] });
  const page = await context.newPage();
  await page.addInitScript(noteTaps);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", {
    rate: phone.slowdown(CPU_SLOWDOWN),
  });
  await page.goto(url);
  await page.waitForTimeout(PAUSE_MS / 2);
  const first = await tap(page, page.locator("button[popovertarget=filter-sheet]").first());
  const filter = await tap(page, page.locator("#filter-sheet label:visible").first());
  await context.close();
  return { first, filter };
}

/** The longest delay the browser reports for the tap, from touch to paint. */
async function tap(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => {
    (window as Watched).taps = [];
  });
  await target.tap();
  await page.waitForTimeout(PAUSE_MS);
  const taps = await page.evaluate(() => (window as Watched).taps ?? []);
  // The browser does not report events shorter than its threshold of 16 ms.
  return Math.max(0, ...taps);
}

function noteTaps(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) (window as Watched).taps?.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
