/** CPU steal: a virtual machine may lose its processors to the host at any moment. */

import { readFile } from "node:fs/promises";

type ProcessorTime = { given: number; withheld: number };

/** The share of the requested CPU time since `before` that the host did not give. */
export async function withheldSince(before: ProcessorTime): Promise<number> {
  const now = await processorTime();
  const withheld = now.withheld - before.withheld;
  const asked = withheld + now.given - before.given;
  return asked > 0 ? withheld / asked : 0;
}

/** Where the system does not report it, counts nothing as withheld. */
export async function processorTime(): Promise<ProcessorTime> {
  const text = await readFile("/proc/stat", "utf8").catch(() => "");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, withheld = 0] =
    /^cpu +(.*)/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
  return { given: user + nice + system + irq + softirq, withheld };
}
