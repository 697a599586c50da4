import { reachableEmail } from "#domain/accounts/account.ts";
import type { Referral } from "#domain/affiliates/affiliate.ts";
import {
  type ContactClick,
  type Question,
  type QuestionPayload,
  toQuestion,
} from "#domain/leads/inquiry-schema.ts";
import type { Answerer } from "#domain/leads/lead.ts";
import type { Actor, User } from "#domain/shared/actor.ts";
import { indianDay } from "#domain/shared/day.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId, isSlug } from "#domain/shared/id.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { sourceOf, type ViewSource } from "#domain/shared/view-source.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { hash } from "#server/platform/signing.ts";
import { createSingleFlight } from "#server/platform/single-flight.ts";
import { creditLead, findReferralLink, isCreditable } from "#server/shared/referrals/credit.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { statusPath } from "#server/shared/status-link.ts";
import { type MailContent, newLeadMail } from "./mails.ts";
import {
  type About,
  type Askable,
  findAskable,
  findReaders,
  findSameQuestion,
  findSender,
  insertContactClick,
  insertQuestion,
  type LeadPlace,
  type LeadReader,
  listLeadReaders,
  lockQuestion,
} from "./repository.ts";

/** Who acts, from which address, and the affiliate's link that brought them. */
type Visitor = { actor: Actor; address: string; referral?: Referral };
type Sender = Visitor & { language: Language };

export function createInquiryService(deps: Deps) {
  const { db, limits, site, publicUrl, secret, now } = deps;
  const once = createSingleFlight<void>();

  return {
    /** Records a contact click, sent by the browser while WhatsApp or the dialler opens. */
    async recordClick(click: ContactClick, visitor: Visitor): Promise<void> {
      const { actor, address, referral } = visitor;
      await limits.use("inquiryPerAddress", address);
      const isEarning = await isCreditable(deps, address, referral);
      await db.transaction(async (tx) => {
        const link = await findReferralLink(tx, referral, null);
        const from = circumstances(actor, click.referrer, link !== undefined);
        const id = await insertContactClick(tx, click, from);
        if (id) await creditLead(tx, deps, { kind: "inquiry", id, isEarning }, link);
      });
    },

    /** Stores a question and notifies those who answer it; the same text sent twice in a day counts once. */
    async ask(about: About, payload: QuestionPayload, asker: Sender): Promise<void> {
      const askable = isNamed(about) ? await findAskable(db, about) : undefined;
      if (!askable) throw unknown(about);
      const question = toQuestion(payload);
      const key = hash(JSON.stringify([about, question.phone, question.message]));
      // Concurrent repeats wait for the first one, so that they do not each count against the limit.
      return once(key, () => store(askable, question, key, payload.referrer, asker));
    },

    /** Who will receive a question about this, so that the page can say so truthfully. */
    async getAnswerer(about: About): Promise<Answerer> {
      const askable = isNamed(about) ? await findAskable(db, about) : undefined;
      if (!askable) throw unknown(about);
      const { companyName, postedBy } = askable;
      return { readers: await findReaders(db, askable), companyName, postedBy };
    },

    /** Name, number and address of the signed-in user, to prefill the form. */
    async getAsker({ userId }: User) {
      const person = await findSender(db, userId);
      return {
        name: person?.name ?? "",
        phone: person?.phone ?? "",
        email: (person && reachableEmail(person.email)) ?? "",
      };
    },
  };

  /** A visitor brought by an affiliate is counted as such, whatever the referrer. */
  function circumstances(actor: Actor, referrer: string | undefined, isBrought: boolean) {
    const source: ViewSource = isBrought ? "affiliate" : sourceOf(referrer, publicUrl);
    return { userId: actor?.userId ?? null, source, day: indianDay(now()) };
  }

  async function store(
    about: Askable,
    question: Question,
    key: string,
    referrer: string | undefined,
    { actor, address, language, referral }: Sender,
  ): Promise<void> {
    if (await findSameQuestion(db, about, question)) return;
    await limits.use("questionPerAddress", address);
    await limits.use("questionPerPhone", hash(question.phone));
    await db.transaction(async (tx) => {
      // Another node may be storing the same question.
      await lockQuestion(tx, key);
      if (await findSameQuestion(tx, about, question)) return;
      const link = await findReferralLink(tx, referral, question.phone);
      const from = circumstances(actor, referrer, link !== undefined);
      const id = await insertQuestion(tx, { ...question, ...from, language, about });
      await creditLead(tx, deps, { kind: "inquiry", id }, link);
      await notifyReaders(tx, about, question, id);
    });
  }

  async function notifyReaders(tx: Db, about: Askable, question: Question, id: string) {
    const { identity, mailLanguage } = await site.settings(tx);
    const content = { ...question, title: about.title, site: identity.name };
    for (const reader of await listLeadReaders(tx, about, mailLanguage)) {
      const mail = mailTo(reader, about, id, content);
      if (mail) await insertMail(tx, mail);
    }
    const readers = await findReaders(tx, about);
    if (readers === "mail" || readers === "staff") {
      await notifyStaff(tx, { kind: "lead", subjectId: id, title: about.title });
    }
  }

  /** No mail to an account that signed up by phone only: it has its inbox. */
  function mailTo(reader: LeadReader, about: Askable, id: string, content: MailContent) {
    const recipient = reachableEmail(reader.email);
    if (!recipient) return undefined;
    const language = reader.language === "hi" ? "hi" : "en";
    const path = pathOf(reader.place, about, id);
    const url = path && urlOf(language, path);
    return newLeadMail({ ...reader, recipient, language, url }, content);
  }

  function pathOf(place: LeadPlace, { propertyId }: Askable, id: string): string | null {
    if (place === "company") return `/company/leads/${id}`;
    if (place === "seller") return `/seller/inquiries/${id}`;
    return place === "guest" && propertyId ? statusPath(secret, propertyId) : null;
  }

  function urlOf(language: Language, path: string): string {
    return new URL(localPath(language, path), publicUrl).href;
  }
}

function isNamed(about: About): boolean {
  return "propertyId" in about ? isListingId(about.propertyId) : isSlug(about.companyId);
}

function unknown(about: About): AppError {
  return new AppError(
    "propertyId" in about ? sharedProblems.propertyNotFound() : sharedProblems.companyNotFound(),
  );
}
