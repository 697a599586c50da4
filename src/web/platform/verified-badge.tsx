import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageIcon } from "#web/ui/page-icons.tsx";
import { formatDate } from "./labels/dates.ts";
import { useLanguage } from "./messages/language.ts";

type Verifiable = { name: string; verifiedAt: string | null; reraNumber: string | null };

type Props = {
  company: Verifiable;
  /** Makes its id unique: a company can appear more than once on a page. */
  at: string;
};

/**
 * Only for a company whose documents were checked. A press or a key opens what was checked and when; the
 * browser does that itself, before scripts have loaded and without them.
 */
export function VerifiedBadge({ company, at }: Props) {
  return (
    <>
      <VerifiedButton company={company} at={at}>
        <Trans>Verified</Trans>
      </VerifiedButton>
      <Evidence company={company} at={at} />
    </>
  );
}

/** The mark alone, for cards: what it opens is in the page once for all cards of the company. */
export function VerifiedMark(props: Props) {
  return <VerifiedButton {...props} className="flex-none" />;
}

type ButtonProps = Props & { className?: string; children?: ReactNode };

function VerifiedButton({ company: { name, verifiedAt }, at, className, children }: ButtonProps) {
  const { t } = useLingui();
  if (verifiedAt === null) return null;
  return (
    <button
      type="button"
      popoverTarget={`verified-${at}`}
      aria-label={t`Verified: what was checked about ${name}`}
      className={`relative -m-2.5 inline-flex cursor-pointer items-center gap-1 p-2.5 font-semibold text-neem ${className ?? ""}`}
    >
      <PageIcon name="badge" className="size-4" />
      {children}
    </button>
  );
}

/** What the badge or mark of the same place opens. */
export function Evidence({ company: { name, reraNumber, verifiedAt }, at }: Props) {
  const language = useLanguage();
  if (verifiedAt === null) return null;
  const id = `verified-${at}`;
  const date = formatDate(verifiedAt, language);
  return (
    <span
      popover="auto"
      id={id}
      className="m-auto w-[min(20rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 text-left font-normal text-base text-ink shadow-soft backdrop:bg-scrim"
    >
      <span className="flex items-center gap-1.5 font-semibold">
        <PageIcon name="badge" className="size-5 flex-none text-neem" />
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
