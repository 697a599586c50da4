/** Mails a company the decision about it. */

import { reachableEmail } from "#domain/accounts/account.ts";
import type { ListingVerdict } from "#domain/moderation/verdict.ts";
import { localPath } from "#domain/shared/language.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { companyVerdictMail } from "./mails.ts";
import { listOwners } from "./repository-admin.ts";
import type { CompanyRow } from "./repository-writes.ts";

type Verdict = {
  verdict: ListingVerdict;
  reason: string;
  /** Set if the decision was about a new name. */
  newName?: string | null;
};

/** Writes to each owner in their language, or to the company's own address if it has no owner. */
export async function notifyCompany(
  tx: Db,
  { site, publicUrl }: Pick<Deps, "site" | "publicUrl">,
  company: CompanyRow,
  { verdict, reason, newName = null }: Verdict,
): Promise<void> {
  const { identity, mailLanguage } = await site.settings(tx);
  const owners = await listOwners(tx, company.id, mailLanguage);
  const itself = { name: company.name, email: company.email, language: mailLanguage };
  const path = verdict === "approve" ? `/company/${company.id}` : "/company/profile";
  for (const reader of owners.length > 0 ? owners : [itself]) {
    const recipient = reachableEmail(reader.email);
    if (!recipient) continue;
    const url = new URL(localPath(reader.language, path), publicUrl).href;
    const content = { verdict, reason, newName, company: company.name, url, site: identity.name };
    await insertMail(tx, companyVerdictMail({ ...reader, recipient }, content));
  }
}
