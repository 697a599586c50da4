/** Times each of many queries. */

import type { Rounds } from "./rounds.ts";

export type Timing<Question> = { question: Question; ms: number };

type Asked<Question> = {
  questions: readonly Question[];
  ask: (question: Question) => Promise<unknown>;
  rounds: Rounds;
  warmUps: number;
  times: number;
};

/** Runs the queries one after another, `times` times; returns the timings, quickest first. */
export async function timeAll<Question>(asked: Asked<Question>): Promise<Timing<Question>[]> {
  const { questions, ask, rounds, warmUps, times } = asked;
  for (let round = 0; round < warmUps; round += 1) await askAll();
  return (await rounds.take(askAll, times)).flat().toSorted((a, b) => a.ms - b.ms);

  async function askAll(): Promise<Timing<Question>[]> {
    const timings: Timing<Question>[] = [];
    for (const question of questions) {
      const startedAt = performance.now();
      await ask(question);
      timings.push({ question, ms: performance.now() - startedAt });
    }
    return timings;
  }
}

/** Percentile: the time within which this share of the answers arrived. */
export function within(share: number, timings: readonly Timing<unknown>[]): number {
  return timings[Math.floor((timings.length - 1) * share)]?.ms ?? Number.NaN;
}
