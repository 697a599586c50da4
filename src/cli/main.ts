/** The operator's tool: each command is a file next to this one. */

import { Command, CommanderError } from "commander";
import { AppError } from "#domain/shared/errors.ts";
import { SettingsError } from "#server/platform/env.ts";
import { loadEnvFile } from "#server/platform/env-file.ts";
import { say } from "#server/platform/messages/say.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { adminCommand } from "./admin.ts";
import { backupCommand, restoreCommand, verifyCommand } from "./backup.ts";
import { doctorCommand } from "./doctor.ts";
import { eraseCommand } from "./erase.ts";
import { exportCommand } from "./export.ts";
import { importCommand } from "./import.ts";
import { secondFactorCommand } from "./second-factor.ts";
import { secretCommand } from "./secret.ts";

/** Exit codes from sysexits.h, so that scripts can tell a usage error from a failure. */
const EXIT = { usage: 64, refused: 1, settings: 78, failed: 70 } as const;

const program = new Command("npm run cli --")
  .description("Runs the place from the outside: admins, and what else an operator needs")
  .showHelpAfterError("Add --help to see how it is used")
  .addCommand(adminCommand())
  .addCommand(secondFactorCommand())
  .addCommand(secretCommand())
  .addCommand(importCommand())
  .addCommand(exportCommand())
  .addCommand(eraseCommand())
  .addCommand(backupCommand())
  .addCommand(verifyCommand())
  .addCommand(restoreCommand())
  .addCommand(doctorCommand());
throwInsteadOfExit(program);

try {
  // biome-ignore lint/style/noProcessEnv: a composition root, as server.ts is
  loadEnvFile(process.env);
  await program.parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

/** Prints one sentence about what went wrong and returns the exit code. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  if (error instanceof AppError) return tell(`${say("en", error.text)}.`, EXIT.refused);
  if (error instanceof OperatorError) return tell(`${error.message}.`, EXIT.refused);
  if (error instanceof SettingsError) return tell(error.message, EXIT.settings);
  const { message, cause } = error as Error;
  // A failed query's own message quotes the whole statement.
  const isStatement = cause instanceof Error && "query" in (error as Error);
  return tell(`It did not work: ${isStatement ? cause.message : message}`, EXIT.failed);
}

function tell(words: string, code: number): number {
  console.error(words);
  return code;
}

/** We choose the exit codes, for every subcommand as well. */
function throwInsteadOfExit(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwInsteadOfExit(each);
}
