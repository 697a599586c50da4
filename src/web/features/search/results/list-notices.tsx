import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MAX_LINE_LENGTH } from "#domain/search/line/line-length.ts";
import { useNameIn } from "#web/platform/messages/language.ts";
import type { NamedPlace, Results } from "./results.ts";

/** Tells visitors how their search was interpreted. */
export function ListNotices({ results }: { results: Results }) {
  const { isLineCut, chosen, misplaced, city, total } = results;
  const unknown = chosen.filter(({ isKnown }) => !isKnown);
  // An empty list has its own message instead.
  const empty = total === 0 ? [] : chosen.filter(({ isKnown, isEmpty }) => isKnown && isEmpty);
  return (
    <>
      {isLineCut && (
        <Notice>
          <Trans>
            Your search was too long. We read its first {MAX_LINE_LENGTH} characters and left out
            the rest.
          </Trans>
        </Notice>
      )}
      {unknown.map(({ slug }) => (
        <UnknownNotice key={slug} typed={slug} city={city} />
      ))}
      {empty.map((place) => (
        <EmptyNotice key={place.slug} place={place} />
      ))}
      {city &&
        misplaced.map((place) => <MisplacedNotice key={place.slug} place={place} city={city} />)}
    </>
  );
}

function UnknownNotice({ typed, city }: { typed: string; city: NamedPlace | null }) {
  const nameIn = useNameIn();
  const place = city && nameIn(city);
  return (
    <Notice>
      {place ? (
        <Trans>
          We do not know a locality called “{typed}” in {place}.
        </Trans>
      ) : (
        <Trans>We do not know a locality called “{typed}”.</Trans>
      )}
    </Notice>
  );
}

function EmptyNotice({ place }: { place: NamedPlace }) {
  const name = useNameIn()(place);
  return (
    <Notice>
      <Trans>Nothing is listed in {name} today.</Trans>
    </Notice>
  );
}

function MisplacedNotice({ place, city }: { place: NamedPlace; city: NamedPlace }) {
  const nameIn = useNameIn();
  const [name, cityName] = [nameIn(place), nameIn(city)];
  return (
    <Notice>
      <Trans>
        {name} is not in {cityName}, so it was left out.
      </Trans>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 break-words rounded-control bg-sunk px-3.5 py-2.5 text-sm">{children}</p>
  );
}
