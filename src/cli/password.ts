import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { OperatorError } from "#server/platform/operator-error.ts";

/** Asks for it twice without echoing it; reads the first line if the input is not a terminal. */
export async function readPassword(): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? "";
  const password = await ask("Password: ");
  if (password !== (await ask("Once more: "))) {
    throw new OperatorError("The two passwords differ");
  }
  return password;
}

async function ask(question: string): Promise<string> {
  stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silence, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    stdout.write("\n");
  }
}
