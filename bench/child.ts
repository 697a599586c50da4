import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a script in this folder, sends it one message and returns its reply. */
export async function ask<T>(
  script: string,
  message: object,
): Promise<{ child: ChildProcess; answer: T }> {
  const child = fork(join(import.meta.dirname, script));
  // An interrupted run must not leave a child behind that keeps sending requests.
  const end = () => child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  child.send(message);
  const answer = await Promise.race([
    once(child, "message").then(([value]) => value as T),
    once(child, "exit").then(([code]) => {
      throw new Error(`${script} ended with code ${code} before it answered`);
    }),
  ]);
  return { child, answer };
}
