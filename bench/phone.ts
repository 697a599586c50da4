/**
 * How much to slow down the browser here to match the phone the limits assume. Lighthouse's ÷ 4 is meant for
 * a machine with a benchmark index of at least 1,000; it warns on a slower one, where the same divisor means
 * a slower phone.
 */

import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER_ARGS, browserPath } from "./browser.ts";
import { lighthousePart } from "./tools.ts";

const EXPECTED_OF_A_MACHINE = 1_000;

type PageFunctions = { pageFunctions: { computeBenchmarkIndex: () => number } };

export type Phone = {
  /** Lighthouse's benchmark index of this machine right now; other load on the machine lowers it. */
  machine: number;
  /** Converts `divisor` to the slowdown needed on this machine. */
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

/** Text for the table's reference column. */
export function printPhone({ machine, slowdown }: Phone, divisor: number): string {
  return `÷ ${slowdown(divisor).toFixed(1)} at ${Math.round(machine)}`;
}
