/** Mails about an account, written in the transaction that causes them, and the links in them. */

import { AppError } from "#domain/shared/errors.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { hash } from "#server/platform/signing.ts";
import { type AccountMail, accountMail } from "./mails.ts";

/** Returns the message's id. */
export function createAccountMails({ site, publicUrl }: Pick<Deps, "site" | "publicUrl">) {
  return async (
    tx: Db,
    kind: AccountMail,
    recipient: string,
    language: Language,
    path: string,
  ): Promise<string> => {
    const { name } = await site.identity(tx);
    const url = new URL(localPath(language, path), publicUrl).href;
    return insertMail(tx, accountMail(kind, { recipient, language, siteName: name, url }));
  };
}

/** Only the hash of a link's token is stored. */
export function proofOf(purpose: "sign-up" | "reset", token: string): string {
  return `${purpose} ${hash(token)}`;
}

export function outdated(): AppError {
  return new AppError(sharedProblems.linkOutdated());
}
