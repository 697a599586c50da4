import { Command } from "commander";
import { loadSecret } from "#server/platform/secret.ts";
import { acceptSecret } from "#server/platform/secret-check.ts";
import { settings, withDatabase } from "./database.ts";

export function secretCommand(): Command {
  const secret = new Command("secret").description("The secret that sessions and links depend on");
  secret
    .command("accept")
    .description("Take the present secret for the site's own after it was changed or lost")
    .action(async () => {
      const { AUTH_SECRET, DATA_DIR } = settings();
      const own = await loadSecret(AUTH_SECRET, DATA_DIR);
      const ended = await withDatabase((db) => acceptSecret(db, own));
      if (ended === undefined) return console.log("It is the site's own secret already.");
      console.log(`From now on this is the site's secret. Sessions ended: ${ended}.`);
      console.log(
        "Who has a second step signs in with a recovery code and sets up their app again; for those without one there is second-factor remove.",
      );
    });
  return secret;
}
