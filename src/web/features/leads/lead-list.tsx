import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, Download, UserRound } from "lucide-react";
import type { ListedLead } from "#domain/leads/lead.ts";
import type { Page } from "#domain/shared/page.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { CHANNEL_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDate, formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { ContactButtons } from "./lead-contact-buttons.tsx";
import { type Asked, queryOf } from "./lead-query.ts";
import { StageTag } from "./lead-stage-tag.tsx";

type Props = {
  base: string;
  asked: Asked;
  page: Page<ListedLead>;
  isFirst: boolean;
  /** Agents see leads one by one and may not export them. */
  canExport: boolean;
};

export function LeadList({ base, asked, page, isFirst, canExport }: Props) {
  const { items, total, totalIsAtLeast, nextCursor } = page;
  if (items.length === 0) return <NoLeads isFiltered={queryOf(asked) !== ""} base={base} />;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted" role="status">
          <Plural value={total} one="# lead" other="# leads" />
          {totalIsAtLeast && "+"}
        </p>
        {canExport ? (
          <a
            href={`/api/leads/export.csv${queryOf(asked)}`}
            download="leads.csv"
            className={buttonClass({ look: "outline", size: "compact" })}
          >
            <Download aria-hidden="true" className="size-4" />
            <Trans>CSV for Excel</Trans>
          </a>
        ) : (
          <p className="text-muted text-sm">
            <Trans>You see your own leads and those nobody has taken yet.</Trans>
          </p>
        )}
      </div>
      <ul className="grid gap-2.5">
        {items.map((lead) => (
          <LeadRow key={lead.id} base={base} lead={lead} />
        ))}
      </ul>
      <nav className="flex gap-3">
        {!isFirst && (
          <ButtonLink to={`${base}${queryOf(asked)}`} look="outline" size="compact">
            <Trans>Back to the newest</Trans>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink
            to={`${base}${queryOf({ ...asked, cursor: nextCursor })}`}
            look="outline"
            size="compact"
          >
            <Trans>Older leads</Trans>
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

function LeadRow({ base, lead }: { base: string; lead: ListedLead }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { property, assignedTo, followUpOn, times } = lead;
  return (
    <li className="relative grid gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 has-[a.card-link:hover]:border-line-strong md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.6fr)_9.25rem] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={`${base}/${lead.id}`}
            className="card-link break-words font-semibold text-lg leading-snug focus-visible:after:outline-2 focus-visible:after:outline-neem"
          >
            <LeadName lead={lead} />
          </Link>
          <StageTag stage={lead.stage} />
        </p>
        <p className="text-muted text-sm">
          {lead.phone && <span className="tabular-nums">{formatPhone(lead.phone)} · </span>}
          {i18n._(CHANNEL_LABELS[lead.channel])} ·{" "}
          <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt, language)}</time>
        </p>
      </div>
      <div className="min-w-0">
        {property && <p className="truncate font-medium">{property.title}</p>}
        {lead.message && <p className="line-clamp-2 break-words text-muted">{lead.message}</p>}
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          {times > 1 && (
            <span>
              <Plural value={times} one="asked # time" other="asked # times" />
            </span>
          )}
          {assignedTo && (
            <span className="inline-flex items-center gap-1">
              <UserRound aria-hidden="true" className="size-4" />
              {assignedTo.name}
            </span>
          )}
          {followUpOn && (
            <span className="inline-flex items-center gap-1">
              <CalendarClock aria-hidden="true" className="size-4" />
              {formatDate(followUpOn, language)}
            </span>
          )}
        </p>
      </div>
      <div className="relative z-1 justify-self-start md:justify-self-end">
        <ContactButtons lead={lead} size="row" />
      </div>
    </li>
  );
}

/** A lead from a call or WhatsApp button has no name. */
export function LeadName({ lead }: { lead: Pick<ListedLead, "name" | "phone" | "erasedAt"> }) {
  const { name, phone, erasedAt } = lead;
  if (erasedAt) return <Trans>Erased at the person's request</Trans>;
  if (name) return name;
  return phone ? formatPhone(phone) : <Trans>A visitor</Trans>;
}

function NoLeads({ isFiltered, base }: { isFiltered: boolean; base: string }) {
  const { t } = useLingui();
  if (isFiltered) {
    return (
      <EmptyState
        title={t`No lead matches`}
        action={
          <ButtonLink to={base} look="outline">
            <Trans>Show all leads</Trans>
          </ButtonLink>
        }
      >
        <Trans>Try fewer words, or another stage.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No leads yet`}>
      <Trans>
        Everybody who asks about one of your listings, or presses its WhatsApp or call button,
        appears here at once. Good photos and an honest price bring the first ones.
      </Trans>
    </EmptyState>
  );
}
