/**
 * How much a browser here has to be slowed down to be the phone that the bars mean. Lighthouse's ÷ 4 is meant for a
 * machine of at least 1,000 by its own measure, and it warns on a slower one: there the same divisor is a slower phone.
 */

import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER_ARGS, browserPath } from "./browser.ts";
import { lighthousePart } from "./tools.ts";

const EXPECTED_OF_A_MACHINE = 1_000;

type PageFunctions = { pageFunctions: { computeBenchmarkIndex: () => number } };

export type Phone = {
  /** This machine by Lighthouse's measure, now: what others do on it counts. */
  machine: number;
  /** What `divisor` is here. */
  slowdown: (divisor: number) => number;
};

export async function measurePhone(): Promise<Phone> {
  const file = pathToFileURL(await lighthousePart("core/lib/page-functions.js")).href;
  const { pageFunctions } = (await import(file)) as PageFunctions;
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    const machine = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    const share = Math.min(1, machine / EXPECTED_OF_A_MACHINE);
    return { machine, slowdown: (divisor) => Math.max(1, divisor * share) };
  } finally {
    await browser.close();
  }
}

/** For the table's column of references. */
export function printPhone({ machine, slowdown }: Phone, divisor: number): string {
  return `÷ ${slowdown(divisor).toFixed(1)} at ${Math.round(machine)}`;
}
