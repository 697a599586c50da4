/**
 * Cards on the server. A card looks the same for everybody, and drawing two dozen of them costs more than the
 * rest of a page, so the markup of each is kept under all that it depends on. The browser draws its own, of
 * which React finds every element in place.
 */

import { I18nProvider, useLingui } from "@lingui/react";
import { type Context, type ReactNode, use } from "react";
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
} from "react-router";
import { indianDay } from "./dates.ts";
import { AreaUnitContext } from "./features/properties/area-unit.ts";
import { ItemCard, type ItemProps } from "./features/properties/property-item.tsx";
import { useLanguage } from "./language.ts";
import { useSite } from "./site.ts";

/** Some 15 MB of them. */
const MOST_CARDS = 1_000;

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

/** The least recently shown first. */
const kept = new Map<string, string>();

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
  const inPlace = useSurroundings();
  // A drawing within a drawing: no hook may follow it.
  const markup = kept.get(key) ?? renderToString(inPlace(<ItemCard {...card} />));
  keep(key, markup);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, escaped by it
  return <li className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
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

function keep(key: string, markup: string): void {
  kept.delete(key);
  kept.set(key, markup);
  const [oldest] = kept.size > MOST_CARDS ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
}
