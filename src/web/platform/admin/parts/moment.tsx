import { formatDate, formatMoment } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

/** A date and time in Indian time: "15 Nov 2026, 14:05". */
export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {formatMoment(iso, language)}
    </time>
  );
}

/** A date in a table column: "15 Nov 2026". */
export function Day({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso} className="whitespace-nowrap text-muted">
      {formatDate(iso, language)}
    </time>
  );
}
