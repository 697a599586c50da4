import type { Language } from "#domain/language.ts";
import { useLanguage } from "#web/language.ts";

const OPTIONS: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
};

const FORMATS: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-IN", OPTIONS),
  hi: new Intl.DateTimeFormat("hi-IN-u-nu-latn", OPTIONS),
};

/** A day and an hour, in India's time: "15 Nov 2026, 14:05". */
export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {FORMATS[language].format(new Date(iso))}
    </time>
  );
}
