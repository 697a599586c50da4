import { Trans, useLingui } from "@lingui/react/macro";
import type { InquiryStage, LostReason } from "#domain/leads/inquiry.ts";
import type { LeadEvent } from "#domain/leads/lead.ts";
import { LOST_LABELS, STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDate, formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

type Event = Omit<LeadEvent, "id">;

/** The lead's history, latest first. */
export function Timeline({ lead }: { lead: { events: Event[]; createdAt: string } }) {
  const language = useLanguage();
  return (
    <ol className="mt-5 grid gap-4 border-line border-l-2 pl-4">
      {lead.events.map((event) => (
        <li key={`${event.at} ${event.kind}`}>
          <p className="whitespace-pre-line break-words">
            <EventText event={event} />
          </p>
          <p className="text-muted text-sm">
            <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
            {event.by && ` · ${event.by}`}
          </p>
        </li>
      ))}
      <li>
        <p>
          <Trans>The lead came in</Trans>
        </p>
        <p className="text-muted text-sm">
          <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt, language)}</time>
        </p>
      </li>
    </ol>
  );
}

function EventText({ event: { kind, body } }: { event: Event }) {
  const language = useLanguage();
  switch (kind) {
    case "note":
      return body;
    case "stage":
      return <StageText body={body} />;
    case "assigned":
      return body ? <Trans>Given to {body}</Trans> : <Trans>Given to nobody</Trans>;
    case "follow_up": {
      const day = body && formatDate(body, language);
      return day ? <Trans>Follow up on {day}</Trans> : <Trans>No follow-up any more</Trans>;
    }
  }
}

/** "lost too-expensive": the stage, then the reason. */
function StageText({ body }: { body: string }) {
  const { i18n } = useLingui();
  const [stage, reason] = body.split(" ") as [InquiryStage, LostReason | undefined];
  const label = i18n._(STAGE_LABELS[stage]);
  const why = reason && i18n._(LOST_LABELS[reason]);
  return why ? (
    <Trans>
      Stage: {label} ({why})
    </Trans>
  ) : (
    <Trans>Stage: {label}</Trans>
  );
}
