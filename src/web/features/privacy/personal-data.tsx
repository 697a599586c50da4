import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { PersonalDataOf } from "#domain/privacy/answer-schema.ts";
import { LegalPage } from "#web/layout/legal-page.tsx";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { type Form, useForm } from "#web/platform/forms/use-form.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { type PersonalDataRow, personalDataRows } from "#web/platform/personal-data-rows.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Problem } from "./problem.tsx";

type Props = {
  token: string;
  contact: string;
  held: PersonalDataOf;
  hasAccount: boolean;
  answer: FormAnswer | undefined;
};

/** All data stored under one address or number, with buttons to download and to erase it. */
export function PersonalData({ token, contact, held, hasAccount, answer }: Props) {
  const rows = personalDataRows(held);
  const form = useForm(answer, "privacy");
  return (
    <LegalPage title={<Trans>What we hold about you</Trans>}>
      <Problem form={form} />
      <p className="break-words">
        {rows.length === 0 ? (
          <Trans>We hold nothing under {contact}.</Trans>
        ) : (
          <Trans>This is everything we hold under {contact}.</Trans>
        )}
      </p>
      {hasAccount && (
        <p>
          <Trans>
            There is also an account with it. Sign in and delete it in{" "}
            <Link to="/profile">your profile</Link>; here you delete the rest.
          </Trans>
        </p>
      )}
      {rows.length > 0 && (
        <>
          <PersonalDataList rows={rows} />
          <div className="mt-6 grid max-w-md gap-4">
            <DownloadButton contact={contact} held={held} />
            <EraseForm token={token} form={form} />
          </div>
        </>
      )}
    </LegalPage>
  );
}

function PersonalDataList({ rows }: { rows: PersonalDataRow[] }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <ul>
      {rows.map(({ key, label, text, createdAt }) => (
        <li key={key} className="break-words">
          <strong>{i18n._(label)}</strong>, {formatDate(createdAt, language)}: {text}
        </li>
      ))}
    </ul>
  );
}

/** Created in the browser from what the page shows, so that the secret link is not sent again. */
function DownloadButton({ contact, held }: Pick<Props, "contact" | "held">) {
  function save() {
    const text = JSON.stringify({ contact, ...held }, null, 2);
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const anchor = document.createElement("a");
    anchor.href = url;
    anchor.download = "my-data.json";
    anchor.click();
    URL.revokeObjectURL(url);
  }
  const early = useEarlyTap(save);
  return (
    <Button {...early} look="outline" onClick={save}>
      <Download aria-hidden="true" className="size-4" />
      <Trans>Download as a file</Trans>
    </Button>
  );
}

function EraseForm({ token, form }: { token: string; form: Form }) {
  return (
    <form ref={form.ref} {...form.props} className="grid gap-3">
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="token" value={token} />
      <label className="flex items-start gap-2">
        <input type="checkbox" required className="mt-1 size-5" />
        <span>
          <Trans>
            Delete all of it for good. Listings I offered go as well, and listers can no longer
            answer me.
          </Trans>
        </span>
      </label>
      <button type="submit" className={buttonClass({}, "bg-brick! text-surface!")}>
        <Trans>Delete everything</Trans>
      </button>
    </form>
  );
}
