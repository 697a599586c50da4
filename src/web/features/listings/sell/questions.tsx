import { Trans } from "@lingui/react/macro";
import { mailtoLink, telLink } from "#domain/shared/contact-links.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

type Question = {
  id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  message: string;
  createdAt: string;
};

/** Questions about a home whose lister has no account: their status link is their inbox. */
export function Questions({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="text-xl">
        <Trans>Questions about your property</Trans>
      </h2>
      <ul className="mt-3 grid gap-3">
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}

const LINK = "inline-flex min-h-11 items-center text-neem underline underline-offset-2";

function QuestionItem({ question }: { question: Question }) {
  const language = useLanguage();
  const { name, phone, email, message, createdAt } = question;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="[overflow-wrap:anywhere]">{name}</b>
        <time dateTime={createdAt} className="text-muted text-sm">
          {formatDateTime(createdAt, language)}
        </time>
      </p>
      {message && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>}
      <p className="flex flex-wrap gap-x-5">
        {phone && (
          <a href={telLink(phone) ?? undefined} className={LINK}>
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a href={mailtoLink(email) ?? undefined} className={`${LINK} [overflow-wrap:anywhere]`}>
            {email}
          </a>
        )}
      </p>
    </li>
  );
}
