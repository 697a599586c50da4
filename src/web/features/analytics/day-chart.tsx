import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingNumbers, Numbers } from "#domain/analytics/listing-numbers.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { ScrollRegion } from "./scroll-region.tsx";

type Props = { title: string; of: keyof Numbers; days: ListingNumbers["byDay"]; look: string };

const HEIGHT = 100;
/** The share of a day's width that its bar leaves free. */
const GAP = 0.2;

/** A bar chart by day: values on hover, labelled axes, and the exact numbers in the table below. */
export function DayChart({ title, of, days, look }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = days.reduce((sum, day) => sum + day[of], 0);
  const top = niceTop(Math.max(...days.map((day) => day[of])));
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="mb-3 flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="font-bold text-xl tabular-nums">{total.toLocaleString("en-IN")}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-muted text-xs">
        <div aria-hidden="true" className="flex flex-col justify-between text-right tabular-nums">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2">
              {value.toLocaleString("en-IN")}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t`${title} by day; the numbers are in the table below`}
          className="block h-40 w-full border-line border-b bg-[linear-gradient(to_bottom,var(--line)_1px,transparent_1px)] bg-[length:100%_50%]"
        >
          {days.map((day, at) => (
            <Bar key={day.day} at={at} share={day[of] / top} look={look}>
              {`${formatDate(day.day, language)}: ${day[of]}`}
            </Bar>
          ))}
        </svg>
        <span />
        <div aria-hidden="true" className="mt-1 flex justify-between">
          {[0, Math.floor(days.length / 2), days.length - 1].map((at) => (
            <span key={at}>{shortDay(days[at]?.day ?? "", language)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

type BarProps = { at: number; share: number; look: string; children: string };

/** The whole column reacts to the pointer, however low its bar. */
function Bar({ at, share, look, children }: BarProps) {
  const height = HEIGHT * share;
  return (
    <g>
      <rect x={at} y={0} width={1} height={HEIGHT} fill="transparent">
        <title>{children}</title>
      </rect>
      <rect
        x={at + GAP / 2}
        y={HEIGHT - height}
        width={1 - GAP}
        height={height}
        className={`pointer-events-none ${look}`}
      />
    </g>
  );
}

/** All three numbers of every day, for those who cannot see the bars or want exact values. */
export function DayTable({ days }: { days: ListingNumbers["byDay"] }) {
  const language = useLanguage();
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium text-neem">
        <Trans>The same as a table</Trans>
      </summary>
      <ScrollRegion labelledBy="by-day" className="max-h-96 overflow-auto">
        <table className="w-full text-left">
          <caption id="by-day" className="sr-only">
            <Trans>Views, saves and contacts by day</Trans>
          </caption>
          <thead className="sticky top-0 bg-surface text-muted text-sm">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                <Trans>Day</Trans>
              </th>
              <NumberHeads />
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-line border-t">
                <th scope="row" className="whitespace-nowrap px-4 py-2 font-normal">
                  {formatDate(day.day, language)}
                </th>
                <NumberCells numbers={day} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

const CELL = "px-4 py-2 text-right tabular-nums";

export function NumberHeads() {
  return (
    <>
      <th scope="col" className={`${CELL} font-medium`}>
        <Trans>Views</Trans>
      </th>
      <th scope="col" className={`${CELL} font-medium`}>
        <Trans>Saves</Trans>
      </th>
      <th scope="col" className={`${CELL} font-medium`}>
        <Trans>Contacts</Trans>
      </th>
    </>
  );
}

export function NumberCells({ numbers: { views, saves, contacts } }: { numbers: Numbers }) {
  return (
    <>
      <td className={CELL}>{views.toLocaleString("en-IN")}</td>
      <td className={CELL}>{saves.toLocaleString("en-IN")}</td>
      <td className={CELL}>{contacts.toLocaleString("en-IN")}</td>
    </>
  );
}

/** The next round number that halves into a whole one: 2, 4, 6, 8, 10, 20, 40 … */
function niceTop(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [2, 4, 6, 8, 10]) if (most <= step * power) return step * power;
  }
}

/** "15 Nov" */
function shortDay(day: string, language: "en" | "hi"): string {
  return formatDate(day, language).replace(/[ ,]+\d{4}$/, "");
}
