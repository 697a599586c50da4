import { Command, InvalidArgumentError } from "commander";
import { personContactSchema } from "#domain/privacy/privacy-schema.ts";
import { createErasures } from "#server/features/privacy/erasures.ts";
import { withDatabase } from "./database.ts";

/** The command line has no signed-in user. */
const OPERATOR = { actor: null, address: null };

export function eraseCommand(): Command {
  return new Command("erase")
    .description("Show what is held about a person and, with --yes, erase all of it for good")
    .argument("<contact>", "their e-mail address or phone number", readContact)
    .option("--yes", "erase; without it nothing is changed")
    .action((contact: string, { yes }: { yes?: boolean }) =>
      withDatabase(async (db) => {
        const erasures = createErasures({ db, now: () => new Date() });
        const { held, accounts } = await erasures.find(OPERATOR, contact);
        for (const { name, role } of accounts) console.log(`account: ${name} (${role})`);
        for (const [kind, rows] of Object.entries(held)) console.log(`${kind}: ${rows.length}`);
        if (!yes) return console.log("Nothing was erased. Add --yes to erase all of it for good.");
        await erasures.erase(OPERATOR, contact, { by: "the operator" });
        console.log("Erased. Backups that were made earlier still hold it until you remove them.");
      }),
    );
}

function readContact(text: string): string {
  const parsed = personContactSchema.safeParse({ contact: text });
  if (parsed.success) return parsed.data.contact;
  throw new InvalidArgumentError("It is neither an e-mail address nor an Indian phone number.");
}
