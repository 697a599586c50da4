import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNameIn } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";
import { addressOf, type Near, type Results } from "./results.ts";

type Props = { results: Results; near: Near; children: ReactNode };

/** Localities with listings close to one without, and some of those listings. */
export function NearBy({ results, near: { city, places, isNear }, children }: Props) {
  const { t } = useLingui();
  const placeName = useNameIn();
  const cityName = placeName(city);
  return (
    <section aria-labelledby="near-by" className="mt-9">
      <h2 id="near-by" className="text-xl">
        {isNear ? <Trans>Close by</Trans> : <Trans>Elsewhere in {cityName}</Trans>}
      </h2>
      <ul aria-label={t`Localities`} className="mt-2 mb-4 flex flex-wrap gap-x-5">
        {places.map((place) => (
          <li key={place.slug}>
            <Link
              to={addressIn(results, city.slug, place.slug)}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium text-neem underline underline-offset-3"
            >
              {placeName(place)}{" "}
              <span className="font-normal text-muted text-sm">({place.count})</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The URL of all listings in one locality: as many as the count beside its name. */
function addressIn({ name, query }: Results, city: string, locality: string): string {
  const given = new URLSearchParams(query);
  const kept = ["purpose", "category"].flatMap((key) => {
    const value = given.get(key);
    return value ? [[key, value]] : [];
  });
  return addressOf(name, new URLSearchParams([["city", city], ["locality", locality], ...kept]));
}
