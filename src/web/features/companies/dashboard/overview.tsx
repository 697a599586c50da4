import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListingNeed, NeedyListing } from "#domain/companies/dashboard.ts";
import type { Member } from "#domain/companies/member.ts";
import { INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import type { LeadCounts } from "#domain/leads/lead.ts";
import { MEMBER_LABELS, STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

type NumberProps = { label: string; value: number; to: string };

/** A number that links to its rows. */
export function DashboardNumber({ label, value, to }: NumberProps) {
  return (
    <div className="relative rounded-card border border-line bg-surface px-4 py-3.5 has-[a:hover]:border-line-strong">
      <dt className="text-muted">{label}</dt>
      <dd className="font-bold text-3xl tabular-nums leading-tight tracking-tight">
        <Link
          to={to}
          className="card-link focus-visible:after:outline-2 focus-visible:after:outline-neem"
        >
          {value.toLocaleString("en-IN")}
        </Link>
      </dd>
    </div>
  );
}

/** How many leads are at each stage, as bars that need no JavaScript. */
export function Pipeline({ counts }: { counts: LeadCounts }) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...Object.values(counts.byStage));
  return (
    <ul className="grid gap-1">
      {INQUIRY_STAGES.map((stage) => (
        <li key={stage}>
          <Link
            to={`/company/leads?stage=${stage}`}
            className="grid min-h-11 grid-cols-[6.5rem_1fr_auto] items-center gap-3 rounded-control px-2 hover:bg-sunk"
          >
            <span>{i18n._(STAGE_LABELS[stage])}</span>
            <span aria-hidden="true" className="h-3 rounded-full bg-sunk">
              <span
                className="block h-3 rounded-full bg-neem"
                style={{ width: `${(100 * counts.byStage[stage]) / most}%` }}
              />
            </span>
            <span className="font-semibold tabular-nums">{counts.byStage[stage]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown beside the title; an unconfirmed listing shows the confirm button instead. */
const NEED_LABELS: Record<Exclude<ListingNeed, "unconfirmed">, ReturnType<typeof msg>> = {
  rejected: msg`Turned down`,
  expired: msg`Expired`,
  draft: msg`Not sent in yet`,
  "no-photos": msg`No photos`,
};

export function NeedyListings({ listings }: { listings: NeedyListing[] }) {
  const { i18n } = useLingui();
  if (listings.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nothing to do: every listing is complete and up to date.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {listings.map(({ id, title, need, reason }) => (
        <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
          <span className="min-w-0 flex-1 basis-48">
            <Link
              to={`/company/properties/${id}`}
              className="card-link break-words font-medium focus-visible:after:outline-2 focus-visible:after:outline-neem"
            >
              {title}
            </Link>
            {reason && need === "rejected" && (
              <span className="block text-muted text-sm">{reason}</span>
            )}
          </span>
          {need === "unconfirmed" ? (
            <ConfirmForm id={id} title={title} />
          ) : (
            <span
              className={`rounded-full px-2.5 py-0.5 font-semibold text-sm ${need === "rejected" ? "bg-brick-wash text-brick" : "bg-marigold-wash"}`}
            >
              {i18n._(NEED_LABELS[need])}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lies above the link that covers the row. */
function ConfirmForm({ id, title }: Pick<NeedyListing, "id" | "title">) {
  const { t } = useLingui();
  return (
    <form method="post" className="relative z-1">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="confirm"
        aria-label={t`Still available: confirm ${title}`}
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <Trans>Still available: confirm</Trans>
      </button>
    </form>
  );
}

type TeamProps = { members: Member[]; canInvite: boolean };

export function TeamSummary({ members, canInvite }: TeamProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {members.map(({ id, name, role }) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 flex-none place-items-center rounded-full bg-neem-wash font-semibold text-neem"
            >
              {[...name][0] ?? "?"}
            </span>
            <span className="min-w-0 break-words">
              {name} <span className="text-muted">· {i18n._(MEMBER_LABELS[role])}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link
        to="/company/profile#team"
        className="inline-flex min-h-11 items-center justify-self-start font-medium text-neem hover:underline"
      >
        {canInvite ? <Trans>Invite somebody</Trans> : <Trans>See the team</Trans>}
      </Link>
    </div>
  );
}

export function PendingNotice({ reason }: { reason: string | null }) {
  if (reason !== null) return <ChangeNotice reason={reason} />;
  return (
    <p className="rounded-card bg-marigold-wash p-4">
      <Trans>
        <strong>Waiting for verification.</strong> Visitors see your company and its listings once
        we have looked at it, usually within two working days. A RERA number in the profile helps.
      </Trans>
    </p>
  );
}

/** What our staff asked to change; saving the profile resubmits the company. */
function ChangeNotice({ reason }: { reason: string }) {
  return (
    <div className="grid gap-2 rounded-card bg-marigold-wash p-4">
      <p className="font-semibold">
        <Trans>Something has to change before visitors see your company.</Trans>
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
      <Link
        to="/company/profile"
        className="inline-flex min-h-11 items-center font-medium text-neem hover:underline"
      >
        <Trans>Change the profile and send it in again</Trans>
      </Link>
    </div>
  );
}

export function SuspendedNotice({ reason }: { reason: string | null }) {
  return (
    <div className="rounded-card bg-brick-wash p-4 text-brick">
      <p>
        <Trans>Your company is suspended and not shown. Write to us to have it looked at.</Trans>
      </p>
      {reason && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>}
    </div>
  );
}
