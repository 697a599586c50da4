import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Timer } from "lucide-react";
import type { LeadPace } from "#domain/leads/lead.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
/** With fewer answers, the usual time says little about the next one. */
const FEWEST_ANSWERS = 3;

/** How many leads are unread, since when, and how fast the lister usually answers. */
export function PaceLine({ pace }: { pace: LeadPace }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { waiting, waitingSince, usualMinutes, answered } = pace;
  const since = waitingSince && formatDateTime(waitingSince, language);
  const usual = useDuration(usualMinutes ?? 0);
  if (waiting === 0 && answered === 0) return null;
  return (
    <p className="flex items-start gap-2 text-muted">
      <Timer aria-hidden="true" className="mt-1 size-4 flex-none" />
      <span>
        {since ? (
          <strong className="font-semibold text-ink">
            {t`${plural(waiting, { one: "# unread lead", other: "# unread leads" })}`}
            {", "}
            <Trans>the first since {since}.</Trans>
          </strong>
        ) : (
          <Trans>No unread leads.</Trans>
        )}{" "}
        {usualMinutes !== null && answered >= FEWEST_ANSWERS && (
          <Trans>You usually answer within {usual}.</Trans>
        )}
      </span>
    </p>
  );
}

function useDuration(minutes: number): string {
  const { t } = useLingui();
  if (minutes < HOUR) {
    const count = Math.max(1, minutes);
    return t`${plural(count, { one: "# minute", other: "# minutes" })}`;
  }
  if (minutes < 2 * DAY) {
    const hours = Math.ceil(minutes / HOUR);
    return t`${plural(hours, { one: "# hour", other: "# hours" })}`;
  }
  const days = Math.ceil(minutes / DAY);
  return t`${plural(days, { one: "# day", other: "# days" })}`;
}
