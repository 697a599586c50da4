/**
 * Repeats a measurement. On a virtual machine the host may take the cores away in the middle of a round,
 * which spoils its numbers: such a round is repeated until the time allowed for the run is used up.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { processorTime, withheldSince } from "./processors.ts";

/** As a share of the requested CPU time. */
const TOO_MUCH_WITHHELD = 0.05;
const PAUSE_MS = 3_000;

export type Rounds = {
  times: number;
  take<Round>(measure: () => Promise<Round>, times?: number): Promise<Round[]>;
  /** A sentence about the CPU time the machine withheld during the run. */
  machineText(): Promise<string>;
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
    async machineText() {
      const percent = Math.round((await withheldSince(begun)) * 100);
      return `The machine withheld ${percent} % of the processors' time; ${again} rounds were taken again`;
    },
  };
}
