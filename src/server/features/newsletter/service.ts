import { newsletterProblems } from "#domain/newsletter/problems.ts";
import { CONSENT_VERSION } from "#domain/requirements/requirement.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { hash, newToken, sign, verify } from "#server/platform/signing.ts";
import { confirmationMail } from "./mails.ts";
import {
  findSubscriberToConfirm,
  insertOrRenewSubscriber,
  updateSubscribed,
  updateUnsubscribed,
} from "./repository.ts";

export const UNSUBSCRIBE = "newsletter-unsubscribe";
const CONFIRM_WITHIN_MS = 7 * DAY_MS;

export function createNewsletterService({ db, limits, secret, site, publicUrl, now }: Deps) {
  return {
    /** Asks for confirmation by mail. The answer is the same whether or not the address is known. */
    async subscribe(
      email: string,
      from: { language: Language; clientAddress: string; city?: string | null },
    ): Promise<void> {
      await limits.use("newsletterPerAddress", from.clientAddress);
      await limits.use("newsletterPerEmail", hash(email));
      const token = newToken();
      await db.transaction(async (tx) => {
        const subscriber = await insertOrRenewSubscriber(tx, {
          email,
          language: from.language,
          wantedCitySlug: from.city ?? null,
          consentVersion: CONSENT_VERSION,
          confirmHash: hash(token),
          confirmExpiresAt: new Date(now().getTime() + CONFIRM_WITHIN_MS),
        });
        if (!subscriber) return;
        const links = {
          confirmUrl: link(from.language, "confirm", token),
          unsubscribeUrl: link(
            from.language,
            "unsubscribe",
            sign(secret, UNSUBSCRIBE, subscriber.id),
          ),
        };
        const { name } = await site.identity(tx);
        await insertMail(tx, confirmationMail(email, from.language, name, links));
      });
    },

    /** Opening the mail's link changes nothing yet: mail scanners open links too. */
    async isConfirmable(token: string): Promise<boolean> {
      return (await findSubscriberToConfirm(db, hash(token), now())) !== undefined;
    },

    async confirm(token: string): Promise<void> {
      const subscriber = await findSubscriberToConfirm(db, hash(token), now());
      if (!subscriber) throw new AppError(newsletterProblems.confirmationOutdated());
      await updateSubscribed(db, subscriber.id, now());
    },

    async unsubscribe(token: string): Promise<void> {
      const id = verify(secret, UNSUBSCRIBE, token);
      const subscriber =
        id !== undefined && isUuid(id) ? await updateUnsubscribed(db, id) : undefined;
      if (!subscriber) throw new AppError(sharedProblems.unsubscribeInvalid());
    },
  };

  function link(language: Language, step: string, token: string): string {
    return new URL(localPath(language, `/newsletter/${step}?token=${token}`), publicUrl).href;
  }
}
