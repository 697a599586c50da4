import { Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { createOperatorService, newPassword } from "#server/features/accounts/service-operators.ts";
import { withDatabase } from "./database.ts";
import { readPassword } from "./password.ts";

type Options = { email: string; random?: boolean; removeSecondFactor?: boolean };

export function adminCommand(): Command {
  const admin = new Command("admin").description("Admins of the site; only this tool makes them");

  withAccount(admin.command("create"))
    .description("Make a new admin")
    .action((options: Options) =>
      withPassword(options, async ({ email, password }) => {
        await operate((service) => service.createAdmin({ email, password }));
        console.log(`${email} is an admin now.`);
      }),
    );

  withAccount(admin.command("reset-password"))
    .description("Give an admin a new password and end all their sessions")
    .option("--remove-second-factor", "also forget the authenticator app")
    .action((options: Options) =>
      withPassword(options, async ({ email, password }) => {
        const withoutSecondFactor = options.removeSecondFactor ?? false;
        await operate((service) =>
          service.resetPassword({ email, password }, { withoutSecondFactor }),
        );
        console.log(`${email} has a new password; all sessions have ended.`);
      }),
    );
  return admin;
}

function withAccount(command: Command): Command {
  return command
    .requiredOption("--email <address>", "the admin's e-mail address", readEmail)
    .option(
      "--random",
      "make up a password and print it; otherwise it is asked for, or read from standard input",
    );
}

async function withPassword(
  { email, random }: Options,
  work: (account: { email: string; password: string }) => Promise<void>,
): Promise<void> {
  const password = random ? newPassword() : await readPassword();
  await work({ email, password });
  if (random) console.log(`The password is ${password} (shown this once).`);
}

export function operate(
  work: (service: ReturnType<typeof createOperatorService>) => Promise<void>,
): Promise<void> {
  return withDatabase(async (db) => {
    // Loading it takes a moment that --help need not wait for.
    const { hashPassword } = await import("better-auth/crypto");
    await work(createOperatorService({ db, hashPassword }));
  });
}

export function readEmail(text: string): string {
  const parsed = z.email().safeParse(text.trim().toLowerCase());
  if (!parsed.success) throw new InvalidArgumentError("It does not look like name@example.com.");
  return parsed.data;
}
