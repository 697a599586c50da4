/** The worker's side of the messages with the primary. */

import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessMetrics } from "#server/platform/metrics/metrics.ts";
import type { FirstStart, FromPrimary, FromWorker } from "./messages.ts";

type Duties = {
  ownFigures: () => Promise<ProcessMetrics>;
  stop: () => void;
};

/** Longer than the primary waits for the workers. */
const PATIENCE_MS = 2_000;

export function joinWorkers() {
  const waiting = new Map<number, (metrics: ProcessMetrics[]) => void>();
  let asked = 0;

  return {
    printReady: (made: FirstStart): void => send({ kind: "ready", made }),

    /** The metrics of all workers, including this one; empty if the primary does not answer. */
    async gatherFigures(): Promise<ProcessMetrics[]> {
      asked += 1;
      const question = asked;
      const answer = new Promise<ProcessMetrics[]>((resolve) => waiting.set(question, resolve));
      send({ kind: "everybody's figures?", question });
      const metrics = await Promise.race([answer, sleep(PATIENCE_MS, [], { ref: false })]);
      waiting.delete(question);
      return metrics;
    },

    /**
     * Only the primary says when to stop: a signal may reach every process, and the primary's message would
     * then stop a worker twice. If the primary dies, node:cluster ends its workers, and the next start joins
     * the database.
     */
    serve({ ownFigures, stop }: Duties): void {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
      process.on("message", (message: FromPrimary) => {
        if (message.kind === "stop") stop();
        if (message.kind === "everybody's figures")
          waiting.get(message.question)?.(message.metrics);
        if (message.kind !== "own figures?") return;
        const { question } = message;
        ownFigures().then(
          (metrics) => send({ kind: "own figures", question, metrics }),
          () => {},
        );
      });
    },
  };
}

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, {}, () => {});
}
