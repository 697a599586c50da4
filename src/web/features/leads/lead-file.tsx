import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { LeadFile } from "#domain/leads/lead.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { CHANNEL_LABELS, SOURCE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { ContactButtons } from "./lead-contact-buttons.tsx";
import { NoteField, StageForm } from "./lead-forms.tsx";
import { LeadName } from "./lead-list.tsx";
import { StageTag } from "./lead-stage-tag.tsx";
import { Timeline } from "./lead-timeline.tsx";

type Props = {
  base: string;
  lead: LeadFile;
  assignees: { id: string; name: string }[];
  answer: FormAnswer | undefined;
  isSaved: boolean;
};

/** One lead in full: who asks, what to do, and what was done. */
export function LeadView({ base, lead, assignees, answer, isSaved }: Props) {
  const form = useForm(answer, "lead");
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,380px)]">
      <div className="grid content-start gap-8">
        <Person lead={lead} />
        <Part title={<Trans>What happens next</Trans>}>
          <StageForm {...{ lead, assignees, form, isSaved }} />
        </Part>
      </div>
      <div className="grid content-start gap-8">
        <Part title={<Trans>What happened</Trans>}>
          <NoteField form={form} count={lead.events.length} />
          <Timeline lead={lead} />
        </Part>
        {lead.others.length > 0 && (
          <Part title={<Trans>The same number also asked</Trans>}>
            <Others base={base} others={lead.others} />
          </Part>
        )}
      </div>
    </div>
  );
}

export function BackToLeads({ base }: { base: string }) {
  return (
    <ButtonLink to={base} look="quiet" size="compact" className="-ml-3 justify-self-start">
      <ArrowLeft aria-hidden="true" className="size-4" />
      <Trans>All leads</Trans>
    </ButtonLink>
  );
}

function Person({ lead }: { lead: LeadFile }) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { phone, email, message, property } = lead;
  return (
    <section
      aria-label={t`Who asks`}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-soft"
    >
      {message && <p className="whitespace-pre-line break-words text-lg">{message}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
        {phone && <Row label={t`Phone`}>{formatPhone(phone)}</Row>}
        {email && <Row label={t`E-mail`}>{email}</Row>}
        {property && (
          <Row label={t`Listing`}>
            {property.isLive ? (
              <Link
                to={`/property/${property.id}`}
                className="text-neem underline underline-offset-3"
              >
                {property.title}
              </Link>
            ) : (
              property.title
            )}
          </Row>
        )}
        <Row label={t`By`}>{i18n._(CHANNEL_LABELS[lead.channel])}</Row>
        <Row label={t`Came from`}>{i18n._(SOURCE_LABELS[lead.source])}</Row>
        <Row label={t`Received`}>{formatDateTime(lead.createdAt, language)}</Row>
      </dl>
      <ContactButtons lead={lead} />
      {!phone && !email && (
        <p className="text-muted text-sm">
          <Trans>
            Whoever presses a button leaves no number here; the chat or the call is on your phone.
          </Trans>
        </p>
      )}
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Others({ base, others }: { base: string; others: LeadFile["others"] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-2">
      {others.map((other) => (
        <li key={other.id} className="rounded-card border border-line bg-surface p-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <Link to={`${base}/${other.id}`} className="font-medium text-neem underline">
              {other.property?.title ?? <LeadName lead={other} />}
            </Link>
            <StageTag stage={other.stage} />
          </p>
          <p className="text-muted text-sm">{formatDateTime(other.createdAt, language)}</p>
        </li>
      ))}
    </ul>
  );
}
