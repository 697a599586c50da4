import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a script of this folder, hands it one message and answers with the one it sends back. */
export async function ask<T>(
  script: string,
  message: object,
): Promise<{ child: ChildProcess; answer: T }> {
  const child = fork(join(import.meta.dirname, script));
  // A run that is broken off leaves nobody behind who goes on asking.
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
