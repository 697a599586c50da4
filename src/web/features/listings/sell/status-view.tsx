import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingTransition } from "#domain/listings/lifecycle.ts";
import type { Picture as PictureData } from "#domain/listings/listing.ts";
import type { SubmissionState } from "#domain/listings/submission.ts";
import { SELL_DRAFT } from "#web/features/listings/drafts.ts";
import { useArrivedDraft } from "#web/platform/device/use-arrived-draft.ts";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { ON_PHONES, Picture } from "#web/ui/picture.tsx";
import { STATE_LABELS } from "./sell-labels.ts";

const TONES = {
  plain: "bg-sunk",
  good: "bg-neem-wash text-neem",
  bad: "bg-brick-wash text-brick",
  wait: "bg-marigold-wash",
} as const;

/** The spec's text, the reference, and the link that is the only way back. */
export function SentNotice({ reference, link }: { reference: string; link: string }) {
  useArrivedDraft(useDraftName(SELL_DRAFT, "device"), true);
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-neem-wash p-4 sm:p-5">
      <p className="font-semibold text-lg">
        <Trans>Thank you! We'll contact you within 24 hours for property valuation.</Trans>
      </p>
      <p>
        <Trans>
          Your reference is <strong>{reference}</strong>. Keep this link: it shows how your listing
          stands, and needs no account.
        </Trans>
      </p>
      <p className="rounded-control border border-line bg-surface px-3 py-2 text-sm [overflow-wrap:anywhere]">
        <a href={link} className="text-neem underline underline-offset-2">
          {link}
        </a>
      </p>
    </div>
  );
}

type StateProps = {
  state: SubmissionState;
  reason: string | null;
  submittedAt: string;
  reference: string;
};

export function StateBlock({ state, reason, submittedAt, reference }: StateProps) {
  const { i18n } = useLingui();
  const { label, meaning, tone } = STATE_LABELS[state];
  const day = formatDateTime(submittedAt, useLanguage());
  return (
    <section aria-live="polite" className="grid gap-3">
      <p>
        <span className={`rounded-full px-3 py-1 font-semibold ${TONES[tone]}`}>
          {i18n._(label)}
        </span>
      </p>
      <p>{i18n._(meaning)}</p>
      {reason && (
        <blockquote className="whitespace-pre-line border-brick border-l-4 bg-brick-wash px-4 py-3">
          {reason}
        </blockquote>
      )}
      <p className="text-muted text-sm">
        <Trans>
          Reference {reference}, sent {day}
        </Trans>
      </p>
    </section>
  );
}

type OfferProps = {
  title: string;
  priceRange: string;
  features: string;
  picture: PictureData | undefined;
  /** The public page, once the listing is live. */
  livePath: string | null;
};

export function OfferSummary({ title, priceRange, features, picture, livePath }: OfferProps) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes={`(width >= 900px) 400px, ${ON_PHONES}`}
          maxWidth={828}
          className="aspect-[4/3] w-full object-cover"
        />
      )}
      <div className="grid gap-1 p-4">
        <p className="font-bold text-xl">{priceRange}</p>
        <h2 className="text-lg">{title}</h2>
        <p className="text-muted">{features}</p>
        {livePath && (
          <Link
            to={livePath}
            className="inline-flex min-h-11 items-center font-medium text-neem hover:underline"
          >
            <Trans>See it as buyers do</Trans>
          </Link>
        )}
      </div>
    </article>
  );
}

export function TransitionButtons({ moves }: { moves: ListingTransition[] }) {
  if (moves.length === 0) return null;
  return (
    <form method="post" className="flex flex-wrap gap-3">
      {moves.map((move) => (
        <button
          key={move}
          type="submit"
          name="move"
          value={move}
          className={buttonClass({ look: "outline", size: "compact" })}
        >
          <TransitionLabel move={move} />
        </button>
      ))}
    </form>
  );
}

function TransitionLabel({ move }: { move: ListingTransition }) {
  switch (move) {
    case "withdraw":
      return <Trans>Take it back</Trans>;
    case "pause":
      return <Trans>Pause it</Trans>;
    case "resume":
      return <Trans>Show it again</Trans>;
    case "sold":
      return <Trans>Mark as sold</Trans>;
    case "rented":
      return <Trans>Mark as rented</Trans>;
  }
}
