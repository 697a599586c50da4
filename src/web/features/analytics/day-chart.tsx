import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingNumbers, Numbers } from "#domain/listing-numbers.ts";
import { formatDate } from "#web/dates.ts";
import { useLanguage } from "#web/language.ts";
import { ScrollRegion } from "./scroll-region.tsx";

type Props = { title: string; of: keyof Numbers; days: ListingNumbers["byDay"]; look: string };

const WIDTH = 720;
const HEIGHT = 200;
const LEFT = 40;
const BOTTOM = 22;
const TOP = 8;
const FLOOR = HEIGHT - BOTTOM;
const LABELS = 5;

/** Bars by day: values on hover, axes with words, and the numbers themselves in the table below. */
export function DayChart({ title, of, days, look }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = days.reduce((sum, day) => sum + day[of], 0);
  const top = niceTop(Math.max(...days.map((day) => day[of])));
  const step = (WIDTH - LEFT) / days.length;
  const heightOf = (value: number) => ((FLOOR - TOP) * value) / top;
  const every = Math.ceil(days.length / LABELS);
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="mb-2 flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="font-[660] text-xl tabular-nums">{total.toLocaleString("en-IN")}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t`${title} by day; the numbers are in the table below`}
        className="block h-auto w-full"
      >
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={FLOOR - heightOf(value)}
              y2={FLOOR - heightOf(value)}
              className="stroke-line"
            />
            <text
              x={LEFT - 6}
              y={FLOOR - heightOf(value) + 4}
              textAnchor="end"
              className="fill-muted text-[12px] tabular-nums"
            >
              {value}
            </text>
          </g>
        ))}
        {days.map((day, at) => (
          <g key={day.day}>
            {/* The whole column answers the pointer, however low its bar. */}
            <rect x={LEFT + at * step} y={TOP} width={step} height={FLOOR - TOP} fill="transparent">
              <title>{`${formatDate(day.day, language)}: ${day[of]}`}</title>
            </rect>
            <rect
              x={LEFT + at * step + step * 0.15}
              y={FLOOR - heightOf(day[of])}
              width={step * 0.7}
              height={heightOf(day[of])}
              rx={Math.min(2, step * 0.2)}
              className={`pointer-events-none ${look}`}
            />
            {at % every === 0 && (
              <text x={LEFT + at * step} y={HEIGHT - 4} className="fill-muted text-[12px]">
                {shortDay(day.day, language)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** All three numbers of every day, for those who cannot see bars, and for whoever wants them exactly. */
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

/** The next round number that halves into a whole one: 2, 4, 10, 20, 40, 100 … */
function niceTop(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [2, 4, 10]) if (most <= step * power) return step * power;
  }
}

/** "15 Nov" */
function shortDay(day: string, language: "en" | "hi"): string {
  return formatDate(day, language).replace(/[ ,]+\d{4}$/, "");
}
