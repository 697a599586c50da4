import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Answerer } from "#domain/leads/lead.ts";
import { useArrivedDraft } from "#web/platform/device/use-arrived-draft.ts";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Asker, InquiryForm, inquiryDraft } from "./inquiry-form.tsx";

type Props = {
  title: ReactNode;
  /** The page of the listing, agent or company that the question is about. */
  about: { path: string; name: string; location: string };
  asker: Asker | null;
  answerer: Answerer;
  isSent: boolean;
  answer: FormAnswer | undefined;
};

/** Confirms a sent question, or shows the form again to correct it. */
export function InquiryPage({ title, about, asker, answerer, isSent, answer }: Props) {
  const localPath = useLocalPath();
  const { path, name, location } = about;
  const action = localPath(`${path}/ask`);
  useArrivedDraft(useDraftName(inquiryDraft(action), "tab"), isSent);
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="text-3xl">{isSent ? <Trans>Your question is on its way</Trans> : title}</h1>
      <p className="mt-2 mb-5 text-muted">
        <Link to={path} className="text-neem underline underline-offset-3">
          {name}
        </Link>
        , {location}
      </p>
      {isSent ? (
        <Sent hasAccount={asker !== null} answerer={answerer} />
      ) : (
        <InquiryForm action={action} asker={asker} answer={answer} />
      )}
      <p className="mt-6">
        <ButtonLink to={path} look="outline" size="compact">
          <Trans>Back</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

function Sent({ hasAccount, answerer }: { hasAccount: boolean; answerer: Answerer }) {
  return (
    <div role="status" className="rounded-card bg-neem-wash p-4">
      <p className="font-semibold">
        <SentTo answerer={answerer} />
      </p>
      <p className="mt-1 text-muted">
        {hasAccount ? (
          <Link to="/buyer/inquiries" className="text-neem underline underline-offset-3">
            <Trans>See what becomes of your questions</Trans>
          </Link>
        ) : (
          <Trans>Never pay before you have seen the property and its papers.</Trans>
        )}
      </p>
    </div>
  );
}

/** Says exactly who received the question, which differs from listing to listing. */
function SentTo({ answerer: { readers, companyName, postedBy } }: { answerer: Answerer }) {
  const { name: siteName } = useSite();
  if (readers === "staff") {
    return (
      <Trans>Thank you. The {siteName} team has your question and will get back to you.</Trans>
    );
  }
  if (companyName) {
    return (
      <Trans>
        Thank you. Your question was sent to {companyName}, who can now call or write to you.
      </Trans>
    );
  }
  return postedBy === "agent" ? (
    <Trans>Thank you. Your question was sent to the agent, who can now call or write to you.</Trans>
  ) : (
    <Trans>Thank you. Your question was sent to the owner, who can now call or write to you.</Trans>
  );
}
