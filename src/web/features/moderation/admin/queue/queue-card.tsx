import { useLingui } from "@lingui/react/macro";
import { Building2, Flag, House, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { KIND_LABELS, REPORT_LABELS } from "./queue-item.ts";

type Props = { entry: QueueEntry; opener: (children: ReactNode) => ReactNode };

export function QueueCard({ entry, opener }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { label, tone } = KIND_LABELS[entry.kind];
  return (
    <div className="flex gap-3 p-3 pr-11">
      <Thumb entry={entry} />
      <div className="grid min-w-0 content-start gap-1">
        <p>
          <Tag tone={tone}>{i18n._(label)}</Tag>
        </p>
        {opener(<span className="line-clamp-2 font-medium leading-snug">{entry.title}</span>)}
        <p className="line-clamp-1 text-muted text-sm">
          <Gist entry={entry} />
        </p>
        <p className="text-[0.8125rem] text-muted">
          {formatDateTime(entry.waitingSince, language)}
        </p>
      </div>
    </div>
  );
}

/** The one fact that helps most to choose an entry. */
function Gist({ entry }: { entry: QueueEntry }) {
  const { i18n } = useLingui();
  if (entry.reason) return i18n._(REPORT_LABELS[entry.reason]);
  if (entry.rating !== null) return `${"★".repeat(entry.rating)} ${entry.from ?? ""}`;
  return [entry.priceRange, entry.location].filter(Boolean).join(" · ");
}

const ICONS = {
  listing: House,
  edit: House,
  company: Building2,
  report: Flag,
  review: MessageSquareText,
};

function Thumb({ entry }: { entry: QueueEntry }) {
  const Icon = ICONS[entry.kind];
  const look = "size-14 flex-none rounded-control border border-line object-cover";
  return entry.pictureUrl ? (
    <img
      src={entry.pictureUrl.replace("/320.webp", "/160.webp")}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className={look}
    />
  ) : (
    <span className={`grid place-items-center bg-sunk text-muted ${look}`}>
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
