import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import { formatDate } from "./labels/dates.ts";
import { useLanguage } from "./messages/language.ts";

type Verifiable = { name: string; verifiedAt: string | null; reraNumber: string | null };

type Props = {
  company: Verifiable;
  /** Where on the page it stands: a company can be there more than once. */
  at: string;
  /** The mark alone, where there is no room for the word. */
  isSmall?: boolean;
};

/**
 * Only for a company whose papers somebody has looked at. A press or a key opens what was seen and when; the browser
 * does that by itself, before any script has come and without one.
 */
export function VerifiedBadge({ company, at, isSmall = false }: Props) {
  const { t } = useLingui();
  const { name, verifiedAt } = company;
  if (verifiedAt === null) return null;
  const id = `verified-${at}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t`Verified: what was checked about ${name}`}
        className={`relative inline-flex cursor-pointer items-center gap-1 font-semibold text-neem ${isSmall ? "-m-2.5 flex-none p-2.5" : "-m-2.5 p-2.5"}`}
      >
        <BadgeCheck aria-hidden="true" className="size-4" />
        {!isSmall && <Trans>Verified</Trans>}
      </button>
      <Evidence id={id} company={company} verifiedAt={verifiedAt} />
    </>
  );
}

type EvidenceProps = { id: string; company: Verifiable; verifiedAt: string };

function Evidence({ id, company: { name, reraNumber }, verifiedAt }: EvidenceProps) {
  const date = formatDate(verifiedAt, useLanguage());
  return (
    <span
      popover="auto"
      id={id}
      className="m-auto w-[min(20rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 text-left font-normal text-base text-ink shadow-soft backdrop:bg-scrim"
    >
      <span className="flex items-center gap-1.5 font-semibold">
        <BadgeCheck aria-hidden="true" className="size-5 flex-none text-neem" />
        {name}
      </span>
      <span className="mt-2 block">
        <Trans>Our staff saw its papers on {date}.</Trans>
      </span>
      <span className="mt-1 block [overflow-wrap:anywhere]">
        {reraNumber ? (
          <Trans>RERA number given: {reraNumber}</Trans>
        ) : (
          <Trans>It gave no RERA number.</Trans>
        )}
      </span>
      <span className="mt-1 block text-muted text-sm">
        <Trans>We check the company, not each of its listings.</Trans>
      </span>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className="mt-3 inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-4 font-medium"
      >
        <Trans>Close</Trans>
      </button>
    </span>
  );
}
