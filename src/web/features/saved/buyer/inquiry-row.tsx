import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MessageCircle, Phone, SquarePen } from "lucide-react";
import type { InquiryStage } from "#domain/leads/inquiry.ts";
import type { OwnInquiry } from "#domain/leads/sent-inquiry.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { formatDate, formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";
import { CHANNEL_LABELS, STAGE_LABELS } from "./inquiry-labels.ts";

const ICONS = { whatsapp: MessageCircle, call: Phone, email: Mail, form: SquarePen };

const STAGE_LOOKS: Record<InquiryStage, string> = {
  new: "bg-marigold-wash",
  contacted: "bg-neem-wash text-neem",
  visit: "bg-neem-wash text-neem",
  won: "bg-neem text-on-neem",
  lost: "bg-sunk text-muted",
};

/** An inquiry the user made: about what, with whom, how and when, and its stage. */
export function InquiryRow({ inquiry }: { inquiry: OwnInquiry }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { channel, stage, changedAt } = inquiry;
  const Icon = ICONS[channel];
  const changed = changedAt && formatDate(changedAt, language);
  return (
    <article className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[96px_minmax(0,1fr)_auto]">
      <Thumbnail inquiry={inquiry} />
      <div className="min-w-0">
        <h2 className="text-base tracking-normal">
          <Subject inquiry={inquiry} />
        </h2>
        {inquiry.home && <p className="truncate text-muted">{inquiry.home.location}</p>}
        <Lister inquiry={inquiry} />
        <p className="mt-1 inline-flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
          <Icon aria-hidden="true" className="size-4" />
          {i18n._(CHANNEL_LABELS[channel])} · {formatDateTime(inquiry.createdAt, language)}
        </p>
      </div>
      <div className="max-sm:col-start-2 sm:text-right">
        <p
          className={`inline-flex rounded-full px-3 py-1 font-semibold text-sm ${STAGE_LOOKS[stage]}`}
        >
          {i18n._(STAGE_LABELS[stage])}
        </p>
        {changed && (
          <p className="mt-1 text-muted text-sm">
            <Trans>since {changed}</Trans>
          </p>
        )}
        <ReviewLink inquiry={inquiry} />
      </div>
    </article>
  );
}

function Thumbnail({ inquiry: { home } }: { inquiry: OwnInquiry }) {
  return (
    <div className="aspect-[4/3] overflow-hidden rounded-control bg-sunk">
      {home?.pictureId && (
        <img
          src={pictureUrl(home.pictureId, 320, "webp")}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          className={`size-full object-cover ${home.isLive ? "" : "opacity-50 grayscale"}`}
        />
      )}
    </div>
  );
}

function Subject({ inquiry: { home, company, agent } }: { inquiry: OwnInquiry }) {
  const look = "hover:underline";
  if (home) {
    if (!home.isLive) return home.title;
    return (
      <Link to={`/property/${home.id}`} className={look}>
        {home.title}
      </Link>
    );
  }
  if (company) return company.name;
  return agent ? agent.name : <Trans>A home that is no longer listed</Trans>;
}

function Lister({ inquiry: { home, company, agent } }: { inquiry: OwnInquiry }) {
  const look = "text-neem underline underline-offset-3";
  if (company?.isLive) {
    return (
      <p>
        <Link to={`/company/${company.id}`} className={look}>
          {home ? company.name : <Trans>See its homes</Trans>}
        </Link>
      </p>
    );
  }
  if (agent && home) {
    return (
      <p>
        <Link to={`/agents/${agent.id}`} className={look}>
          {agent.name}
        </Link>
      </p>
    );
  }
  if (company) return home ? <p>{company.name}</p> : null;
  return home ? (
    <p>
      <Trans>Owner</Trans>
    </p>
  ) : null;
}

function ReviewLink({ inquiry: { company } }: { inquiry: OwnInquiry }) {
  const { t } = useLingui();
  if (!company?.isLive) return null;
  const name = company.name;
  return (
    <p>
      <Link
        to={`/company/${company.id}/review`}
        aria-label={t`Write a review: ${name}`}
        className="inline-flex min-h-11 items-center font-medium text-neem hover:underline"
      >
        <Trans>Write a review</Trans>
      </Link>
    </p>
  );
}
