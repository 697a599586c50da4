import { useLingui } from "@lingui/react/macro";
import { Building2, Flag, House, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { Thumb } from "#web/platform/admin/parts/thumb.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { KIND_LABELS, REPORT_LABELS } from "./queue-item.ts";

type Props = { entry: QueueEntry; opener: (children: ReactNode) => ReactNode };

export function QueueCard({ entry, opener }: Props) {
  const language = useLanguage();
  return (
    <div className="flex gap-3 p-3 pr-11">
      <Thumb
        url={entry.pictureUrl}
        width={160}
        icon={ICONS[entry.kind]}
        className="size-14 rounded-control"
      />
      <div className="grid min-w-0 content-start gap-1">
        <p>
          <StateTag of={KIND_LABELS[entry.kind]} />
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
