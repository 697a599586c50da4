/** The primary of several processes on one machine: owns the database and the workers, serves no requests. */

import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/platform/log.ts";
import type { ProcessMetrics } from "#server/platform/metrics/metrics.ts";
import type { FirstStart, FromPrimary, FromWorker } from "./messages.ts";

type Options = {
  count: number;
  log: Log;
  onListening: (port: number) => void;
  onReady: (made: FirstStart) => void;
  /** A worker failed before anything was served; it has already printed its error. */
  onFailure: () => void;
};

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5_000;
const STEADY_AFTER_MS = 10_000;
const ANSWER_MS = 1_000;

export function startWorkers({ count, log, onListening, onReady, onFailure }: Options) {
  const serving = new Set<Worker>();
  const questions = createQuestions();
  let [isReady, isStopping] = [false, false];
  let delayMs = FIRST_DELAY_MS;
  let whenGone = () => {};

  cluster.on("listening", (worker, { port }) => {
    if (serving.size === 0 && !isReady) onListening(port);
    serving.add(worker);
  });
  cluster.on("message", onMessage);
  cluster.on("exit", onWorkerExit);
  // Start only one: the others have nothing to do until the tables exist.
  fork();

  return {
    /** Each worker finishes its open requests. */
    async stop(): Promise<void> {
      isStopping = true;
      for (const worker of allWorkers()) send(worker, { kind: "stop" });
      await new Promise<void>((resolve) => {
        whenGone = resolve;
        if (allWorkers().length === 0) resolve();
      });
    },

    kill(): void {
      for (const worker of allWorkers()) worker.process.kill("SIGKILL");
    },
  };

  /** Beside others a new worker listens once it is ready; alone it listens at once and asks for patience. */
  function fork(): void {
    const bornAt = Date.now();
    const worker = cluster.fork({
      WORKERS: String(count),
      LISTEN: serving.size === 0 ? "at once" : "when ready",
    });
    worker.once("exit", () => {
      if (Date.now() - bornAt > STEADY_AFTER_MS) delayMs = FIRST_DELAY_MS;
    });
  }

  function onMessage(worker: Worker, message: FromWorker): void {
    if (message.kind === "ready") onWorkerReady(message.made);
    if (message.kind === "own figures") questions.note(message.question, message.metrics);
    if (message.kind !== "everybody's figures?") return;
    const { question } = message;
    questions
      .ask(allWorkers(), ANSWER_MS)
      .then((metrics) => send(worker, { kind: "everybody's figures", question, metrics }))
      .catch((error: unknown) => log.error(error, "figures could not be gathered"));
  }

  function onWorkerReady(made: FirstStart): void {
    if (isReady) return;
    isReady = true;
    onReady(made);
    for (let missing = count - allWorkers().length; missing > 0; missing -= 1) fork();
  }

  async function onWorkerExit(worker: Worker, code: number, signal: string): Promise<void> {
    serving.delete(worker);
    if (allWorkers().length === 0) whenGone();
    if (isStopping) return;
    if (!isReady && code > 0) return onFailure();
    log.error({ code, signal }, "a worker ended; another takes its place");
    const waitMs = delayMs;
    // Back off from one crash to the next, so that a worker that dies at once is not restarted in a loop.
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    await sleep(waitMs);
    if (!isStopping) fork();
  }
}

/** Asks every worker for its metrics; leaves out those that do not answer in time. */
function createQuestions() {
  const open = new Map<string, { metrics: ProcessMetrics[]; missing: number; done: () => void }>();
  let asked = 0;
  return {
    async ask(workers: Worker[], patienceMs: number): Promise<ProcessMetrics[]> {
      asked += 1;
      const question = String(asked);
      const metrics: ProcessMetrics[] = [];
      const late = new AbortController();
      const patience = sleep(patienceMs, undefined, { signal: late.signal }).catch(() => {});
      await Promise.race([
        patience,
        new Promise<void>((done) => {
          open.set(question, { metrics, missing: workers.length, done });
          for (const worker of workers) send(worker, { kind: "own figures?", question });
        }),
      ]);
      late.abort();
      open.delete(question);
      return metrics;
    },

    note(question: string, metrics: ProcessMetrics): void {
      const answers = open.get(question);
      if (!answers) return;
      answers.metrics.push(metrics);
      answers.missing -= 1;
      if (answers.missing === 0) answers.done();
    },
  };
}

function allWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function send(worker: Worker, message: FromPrimary): void {
  // A worker that has just exited gets no message, which is harmless.
  if (worker.isConnected()) worker.send(message, () => {});
}
