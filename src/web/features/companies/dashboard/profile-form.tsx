import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { ManagedCompany } from "#domain/companies/company.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { DashboardField, type DashboardOutcome, DashboardText } from "#web/ui/dashboard-form.tsx";
import { CompanyFields } from "./company-fields.tsx";

type Props = { company: ManagedCompany; outcome: DashboardOutcome | undefined };

/** What a company says about itself; the site's own decisions are shown beside it. */
export function ProfileForm({ company, outcome }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft({
    form,
    name: useDraftName(`company-profile ${company.id}`),
    version: company.updatedAt,
    isAnswered: outcome !== undefined,
  });
  return (
    <form ref={form} method="post" key={company.updatedAt} className="grid gap-4 sm:grid-cols-2">
      <DraftNote draft={draft} className="sm:col-span-2" />
      <input type="hidden" name="version" value={company.updatedAt} />
      {outcome?.problem === "conflict" && (
        <p
          role="alert"
          className="rounded-control bg-brick-wash px-4 py-3 text-brick sm:col-span-2"
        >
          <Trans>Somebody else changed the profile meanwhile. Look at it again, then save.</Trans>
        </p>
      )}
      {company.pendingName && <RenameNotice name={company.name} asked={company.pendingName} />}
      <CompanyFields
        outcome={outcome}
        stored={{ ...company, name: company.pendingName ?? company.name }}
      />
      {company.verifiedAt && !company.pendingName && (
        <p className="text-muted text-sm sm:col-span-2">
          <Trans>
            Your company is verified, so our team looks at a new name before visitors see it.
          </Trans>
        </p>
      )}
      <DashboardField
        name="whatsappNumber"
        type="tel"
        inputMode="tel"
        label={t`WhatsApp number`}
        note={t`(optional)`}
        maxLength={LENGTHS.phone}
        defaultValue={company.whatsappNumber ?? ""}
        outcome={outcome}
        wrong={t`Enter an Indian phone number, for example 98765 43210`}
      />
      <div className="sm:col-span-2">
        <DashboardText
          name="description"
          label={t`What the company does`}
          required
          maxLength={LENGTHS.description}
          defaultValue={company.description}
          outcome={outcome}
          wrong={t`Describe the company`}
        />
      </div>
      <button
        type="submit"
        name="intent"
        value="profile"
        className={buttonClass({}, "justify-self-start sm:col-span-2")}
      >
        <Trans>Save profile</Trans>
      </button>
    </form>
  );
}

function RenameNotice({ name, asked }: { name: string; asked: string }) {
  return (
    <p className="break-words rounded-control bg-marigold-wash px-4 py-3 sm:col-span-2">
      <Trans>
        You asked for the name {asked}. Visitors read {name} until our team has looked at it.
      </Trans>
    </p>
  );
}
