/** P12: from a first tap to what it is meant to do, on a slow phone, soon after the page is shown. */

import { type Browser, chromium, devices, type Page } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { BROWSER_ARGS, browserPath } from "./browser.ts";
import { measurePhone } from "./phone.ts";
import { limitRow, type Row } from "./table.ts";

const CPU_SLOWDOWN = 4;
const VISITS = 4;
const GIVE_UP_MS = 5_000;
/** Seconds after the first contentful paint, and what 95 of 100 taps may take then. */
const MOMENTS = [
  { seconds: 0.3, limit: 800 },
  { seconds: 1, limit: 300 },
  { seconds: 3, limit: 300 },
];

type PageName = "results" | "property";
/** What is tapped, and how the page looks once the tap has done what it says. */
type Target = { name: string; page: PageName; tapped: string; effect: string };
const TARGETS: Target[] = [
  {
    name: "heart",
    page: "results",
    tapped: ".card-actions button:last-child",
    effect: ".card-actions button:last-child[aria-pressed=true]",
  },
  {
    name: "filter",
    page: "results",
    tapped: "button[popovertarget=filter-sheet]",
    effect: "#filter-sheet:popover-open",
  },
  { name: "photo", page: "property", tapped: "main section li a", effect: "dialog[open]" },
  { name: "menu", page: "results", tapped: "header summary", effect: "header details[open]" },
  {
    name: "Load More",
    page: "results",
    tapped: "#results a[rel~=next]",
    effect: "#results li:nth-child(25) article",
  },
];

type Tap = { name: string; tookMs: number | undefined; wentTo: string | undefined };
type Watched = Window & { tappedAt?: number; effectAt?: number };

export async function measureFirstTap({ site, pages, rounds }: Bench): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  try {
    const rows: Row[] = [];
    for (const { seconds, limit } of MOMENTS) {
      const taps = (
        await rounds.take(async () => {
          const rate = (await measurePhone()).slowdown(CPU_SLOWDOWN);
          return tapAll(browser, { rate, seconds, urlOf: (name) => site.url + pages[name] });
        })
      ).flat();
      rows.push(...rowsOf(taps, seconds, limit));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

function rowsOf(taps: Tap[], seconds: number, limit: number): Row[] {
  const row = (what: string) => ({
    id: "P12",
    what: `first tap ${seconds} s after the page, ${what}`,
  });
  const took = taps.map(({ tookMs }) => tookMs ?? GIVE_UP_MS).sort((one, other) => one - other);
  const late = took[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN;
  console.error(`${seconds} s: ${TARGETS.map(({ name }) => timesText(taps, name)).join("; ")}`);
  const lost = taps.filter(({ tookMs }) => tookMs === undefined);
  for (const { name, wentTo } of lost)
    console.error(`${name}, ${seconds} s: ${wentTo ? `went to ${wentTo}` : "lost"}`);
  return [
    limitRow(row("95 of 100 have their effect, processor ÷ 4"), late, limit, "ms"),
    limitRow(row("lost or astray"), lost.length, 0, ""),
  ];
}

function timesText(taps: Tap[], wanted: string): string {
  const times = taps.filter(({ name }) => name === wanted).map(({ tookMs }) => tookMs);
  return `${wanted} ${times.map((ms) => ms?.toFixed(0) ?? "lost").join(" ")} ms`;
}

type Visit = { rate: number; seconds: number; urlOf: (page: PageName) => string };

async function tapAll(browser: Browser, visit: Visit): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (let time = 0; time < VISITS; time += 1)
    for (const target of TARGETS) taps.push(await tapOnce(browser, target, visit));
  return taps;
}

async function tapOnce(browser: Browser, target: Target, visit: Visit): Promise<Tap> {
  const context = await browser.newContext({ ...devices["Moto G4"] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: visit.rate });
  await page.addInitScript(watchEffect, target.effect);
  const url = visit.urlOf(target.page);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(
    (ms) =>
      performance.now() -
        (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ??
          Number.POSITIVE_INFINITY) >=
      ms,
    visit.seconds * 1_000,
  );
  await tapAt(page, target.tapped);
  const tookMs = await page
    .waitForFunction(
      () => {
        const { tappedAt, effectAt } = window as Watched;
        return tappedAt !== undefined && effectAt !== undefined && Math.max(1, effectAt - tappedAt);
      },
      undefined,
      { timeout: GIVE_UP_MS },
    )
    .then((handle) => handle.jsonValue() as Promise<number>)
    .catch(() => undefined);
  const wentTo = page.url() === url ? undefined : page.url();
  await context.close();
  return { name: target.name, tookMs: wentTo ? undefined : tookMs, wentTo };
}

/** With a finger, where the element is now. */
async function tapAt(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
    if (!element) throw new Error(`There is no ${wanted} to be tapped.`);
    const isSeen = element.getBoundingClientRect().bottom < innerHeight;
    if (!isSeen) element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.touchscreen.tap(x, y);
}

/** Runs in the page: notes when it was first touched and when the effect was first there to be painted. */
function watchEffect(effect: string): void {
  const watched = window as Watched;
  const note = ({ timeStamp }: Event) => {
    watched.tappedAt ??= timeStamp;
  };
  addEventListener("pointerdown", note, { capture: true, passive: true });
  const look = () => {
    if (document.querySelector(effect)) watched.effectAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
