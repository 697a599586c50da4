/**
 * What the server need not draw again. A card, or the filters above a list, look the same for everybody, and
 * drawing them costs more than the rest of a page, so the markup of each is kept under all that it depends on.
 * The browser draws its own, of which React finds every element in place.
 */

import { I18nProvider, useLingui } from "@lingui/react";
import { type Context, createContext, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  useLocation,
} from "react-router";
import { type PartProps, RenderedPart } from "#web/platform/hydration/lazy-parts.tsx";
import { indianDay } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { AreaUnitContext } from "./area-unit.ts";
import { ItemCard, type ItemProps } from "./listing-item.tsx";

/** Some 15 MB of them each. */
const MOST_CARDS = 1_000;
const MOST_PARTS = 200;

/** What links and the site's facts are read from. */
const ROUTER = [
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
] as Context<unknown>[];

/** By key, the least recently shown first; as bytes, so that no page need write them down again. */
type Shelf = { most: number; kept: Map<string, Buffer> };
const cards: Shelf = { most: MOST_CARDS, kept: new Map() };
const parts: Shelf = { most: MOST_PARTS, kept: new Map() };

/** The kept parts of the page that is being drawn, by the number that stands for each. */
export const KeptMarkupContext = createContext<Buffer[]>([]);

/** No text of anybody's contains it: React escapes what it is given. */
const MARK = "<!--kept ";
const MARK_END = "-->";

/** Puts the kept parts where their numbers stand. */
export function fillIn(html: Buffer, kept: Buffer[]): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (let mark = html.indexOf(MARK); mark >= 0; mark = html.indexOf(MARK, at)) {
    const end = html.indexOf(MARK_END, mark);
    if (end < 0) break;
    const part = kept[Number(html.toString("latin1", mark + MARK.length, end))];
    pieces.push(html.subarray(at, mark), part ?? Buffer.of());
    at = end + MARK_END.length;
  }
  return Buffer.concat([...pieces, html.subarray(at)]);
}

export function KeptItem({ className, ...card }: ItemProps) {
  const { property, now, ...manner } = card;
  const { phone, publicUrl } = useSite();
  const { unit, states } = use(AreaUnitContext);
  const key = JSON.stringify([
    property,
    indianDay(now),
    manner,
    useLanguage(),
    { phone, publicUrl },
    { unit, state: states[property.city] },
  ]);
  const inner = useMarkup(cards, key, <ItemCard {...card} />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, escaped by it
  return <li className={className} dangerouslySetInnerHTML={inner} />;
}

/** A part that names nothing it depends on is drawn anew. */
export function KeptPart(props: PartProps) {
  return props.basis === undefined ? <RenderedPart {...props} /> : <PartOnBasis {...props} />;
}

function PartOnBasis({ name, basis, children }: PartProps) {
  const { pathname, search } = useLocation();
  const key = JSON.stringify([name, basis, pathname + search]);
  const inner = useMarkup(parts, key, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, escaped by it
  return <div className="contents" dangerouslySetInnerHTML={inner} />;
}

/** A drawing within a drawing: no hook may follow it. */
function useMarkup({ most, kept }: Shelf, key: string, part: ReactNode): { __html: string } {
  const inPlace = useSurroundings();
  const drawn = use(KeptMarkupContext);
  const markup = kept.get(key) ?? Buffer.from(renderToString(inPlace(part)));
  kept.delete(key);
  kept.set(key, markup);
  const [oldest] = kept.size > most ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return { __html: `${MARK}${drawn.push(markup) - 1}${MARK_END}` };
}

/** Gives a part that is drawn by itself what surrounds it here. */
function useSurroundings(): (part: ReactNode) => ReactNode {
  const { i18n } = useLingui();
  const around = [AreaUnitContext as Context<unknown>, ...ROUTER].map((context) => ({
    Provider: context,
    value: use(context),
  }));
  return (part) => {
    let whole = part;
    for (const { Provider, value } of around) whole = <Provider value={value}>{whole}</Provider>;
    return <I18nProvider i18n={i18n}>{whole}</I18nProvider>;
  };
}
