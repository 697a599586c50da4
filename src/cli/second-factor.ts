import { Command } from "commander";
import { operate, readEmail } from "./admin.ts";

export function secondFactorCommand(): Command {
  const secondFactor = new Command("second-factor").description("The second step of signing in");
  secondFactor
    .command("remove")
    .description("Forget somebody's authenticator app and end all their sessions")
    .requiredOption("--email <address>", "the account's e-mail address", readEmail)
    .action(async ({ email }: { email: string }) => {
      await operate((service) => service.removeSecondFactor(email));
      console.log(`${email} signs in without a second step now; all sessions have ended.`);
    });
  return secondFactor;
}
