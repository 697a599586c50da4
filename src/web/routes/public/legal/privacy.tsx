import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import {
  AUDIT_DAYS,
  IMPORT_FILE_DAYS,
  MESSAGE_DAYS,
  MESSAGE_TEXT_DAYS,
} from "#domain/privacy/retention.ts";
import { DELETION_GRACE_DAYS } from "#domain/shared/deletion.ts";
import { CookieList } from "#web/features/site/legal/cookie-list.tsx";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { useSite } from "#web/platform/site.ts";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/privacy";

await needMessages("legal");

const AUDIT_MONTHS = Math.floor(AUDIT_DAYS / 30);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Privacy`),
    description: i18n._(
      msg`What we keep about you, why, for how long, and how to have it deleted.`,
    ),
  });
}

export default function Privacy() {
  const { name, email } = useSite();
  return (
    <LegalPage title={<Trans>Privacy</Trans>}>
      <p>
        <Trans>
          Browsing {name} needs no account, and no advertiser or analyst watches you here.
        </Trans>
      </p>
      <h2>
        <Trans>What we keep, and why</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            A requirement you send: name, phone, e-mail if given, and what you typed, so that our
            desk can get in touch about it. Deleted 12 months after it was sent, or when you ask.
          </Trans>
        </li>
        <li>
          <Trans>
            A question you ask about a home: name, phone, e-mail if given, and what you typed, for
            its lister, who answers you. Deleted 12 months after it was sent, or when you ask.
          </Trans>
        </li>
        <li>
          <Trans>
            That somebody pressed WhatsApp, Call or E-mail on a listing, so that its lister knows
            how it fares. Nothing about who it was; if you are signed in, your own account remembers
            it for you.
          </Trans>
        </li>
        <li>
          <Trans>
            How often a home was looked at and saved, by day and by the kind of site that led there:
            numbers alone, without a cookie.
          </Trans>
        </li>
        <li>
          <Trans>
            Your address for the newsletter, once you have confirmed it, until you leave with one
            click.
          </Trans>
        </li>
        <li>
          <Trans>
            The mails and text messages we send you: their words until they are sent, for{" "}
            {MESSAGE_TEXT_DAYS} days at most; to whom they went and their subject for {MESSAGE_DAYS}{" "}
            days.
          </Trans>
        </li>
        <li>
          <Trans>
            Tables of listings that agencies and builders send us, which may name an owner: the file
            itself for {IMPORT_FILE_DAYS} days, also when you have your data deleted meanwhile.
          </Trans>
        </li>
        <li>
          <Trans>
            From where and with which browser you are signed in, until the day after you signed out.
          </Trans>
        </li>
        <li>
          <Trans>
            A record of who changed what on the site, so that misuse can be found. Phone numbers and
            e-mail addresses in it are masked. Deleted after {AUDIT_MONTHS} months.
          </Trans>
        </li>
        <li>
          <Trans>What you typed and could not yet send, on your own device only.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Cookies</Trans>
      </h2>
      <p>
        <Trans>Each is kept by your own browser, is ours alone, and follows you nowhere.</Trans>
      </p>
      <CookieList />
      <h2>
        <Trans>What we never ask for</Trans>
      </h2>
      <p>
        <Trans>
          Your Aadhaar number. If one is typed by mistake, all but its last four digits are hidden
          before it is stored; the same goes for PAN.
        </Trans>
      </p>
      <h2>
        <Trans>Who sees it</Trans>
      </h2>
      <p>
        <Trans>
          Our team, and the owner or agent you asked. A message you send by WhatsApp goes through
          WhatsApp and is theirs and the receiver's as well. You must be 18 or older to send a
          requirement.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You can <Link to="/privacy/me">see, download and delete what we hold about you</Link> at
          any time, without an account. Whoever has one deletes it in{" "}
          <Link to="/profile">their profile</Link>; after {DELETION_GRACE_DAYS} days it is gone with
          all that belongs to it. Listers you wrote to then see only that your question was erased.
        </Trans>
      </p>
      <p>
        <Trans>
          You may see, correct or delete what we hold about you and take back your consent, under
          the Digital Personal Data Protection Act, 2023. Write to{" "}
          <a href={`mailto:${email}`}>{email}</a> or to the{" "}
          <Link to="/grievance">grievance officer</Link>; if the answer does not satisfy you, you
          may complain to the Data Protection Board of India.
        </Trans>
      </p>
    </LegalPage>
  );
}
