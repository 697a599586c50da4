/**
 * How often a measurement is repeated. On cores that are lent, whoever lends them may take them away in the middle of
 * a round, and what it tells then is not ours: it is taken again, as long as the patience of the run lasts.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { processorTime, withheldSince } from "./processors.ts";

/** Of the processors' time that was asked for. */
const TOO_MUCH_WITHHELD = 0.05;
const PAUSE_MS = 3_000;

export type Rounds = {
  times: number;
  take<Round>(measure: () => Promise<Round>, times?: number): Promise<Round[]>;
  /** What the machine was like meanwhile. */
  told(): Promise<string>;
};

export async function openRounds(times: number, patienceMs: number): Promise<Rounds> {
  const begun = await processorTime();
  let [patience, again] = [patienceMs, 0];

  async function take<Round>(measure: () => Promise<Round>, wanted = times): Promise<Round[]> {
    const rounds: Round[] = [];
    while (rounds.length < wanted) {
      const [startedAt, before] = [performance.now(), await processorTime()];
      const round = await measure();
      if (patience <= 0 || (await withheldSince(before)) <= TOO_MUCH_WITHHELD) {
        rounds.push(round);
        continue;
      }
      await sleep(PAUSE_MS);
      patience -= performance.now() - startedAt;
      again += 1;
    }
    return rounds;
  }

  return {
    times,
    take,
    async told() {
      const percent = Math.round((await withheldSince(begun)) * 100);
      return `The machine withheld ${percent} % of the processors' time; ${again} rounds were taken again`;
    },
  };
}
