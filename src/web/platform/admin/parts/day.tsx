import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

/** A date in a table column: "15 Nov 2026". */
export function Day({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso} className="whitespace-nowrap text-muted">
      {formatDate(iso, language)}
    </time>
  );
}
