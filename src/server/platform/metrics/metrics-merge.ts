/** One text of figures from those of several processes that serve as one. */

/** Everybody says the same, or the worst of them is what matters; all else adds up. */
const LARGEST = new Set([
  "aangan_queue_length",
  "aangan_event_loop_delay_seconds",
  "aangan_replica_lag_seconds",
  "process_uptime_seconds",
]);
const SMALLEST = new Set(["aangan_database_up"]);

const SAMPLE = /^(?<name>[a-z_]+)(?<labels>\{[^}]*\})? (?<value>\S+)$/;

type Family = { head: string[]; samples: Map<string, number> };

export function mergeMetrics(texts: readonly string[]): string {
  const families = new Map<string, Family>();
  for (const text of texts) addText(families, text);
  const lines = [...families.values()].flatMap(({ head, samples }) => [
    ...head,
    ...[...samples].map(([sample, value]) => `${sample} ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

function addText(families: Map<string, Family>, text: string): void {
  let family: Family = { head: [], samples: new Map() };
  for (const line of text.split("\n")) {
    const named = /^# HELP (\S+)/.exec(line)?.[1];
    if (named) {
      family = families.get(named) ?? { head: [], samples: new Map() };
      families.set(named, family);
    }
    if (line.startsWith("#") && family.head.length < 2) family.head.push(line);
    addSample(family, line);
  }
}

function addSample({ samples }: Family, line: string): void {
  const { name = "", labels = "", value = "" } = SAMPLE.exec(line)?.groups ?? {};
  if (name === "") return;
  const sample = name + labels;
  const known = samples.get(sample);
  samples.set(sample, known === undefined ? Number(value) : together(name)(known, Number(value)));
}

function together(name: string): (one: number, other: number) => number {
  if (LARGEST.has(name)) return Math.max;
  return SMALLEST.has(name) ? Math.min : (one, other) => one + other;
}
