import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Relaxation } from "#domain/search/search.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useApplied } from "./applied.ts";
import { NearBy } from "./near-by.tsx";
import { useRelaxationName } from "./relaxation-name.ts";
import { usePlaceNames } from "./result-labels.ts";
import { changedAddress, clearedAddress, type Instead, type Results } from "./results.ts";

type Props = {
  results: Results;
  instead: Instead;
  /** The nearby listings as cards. */
  children: ReactNode;
};

/** An empty list: why it is empty, which filters to remove and what that finds, and what is nearby. */
export function NothingFound({ results, instead, children }: Props) {
  if (instead.listed === 0) return <NothingListed />;
  return (
    <>
      <NothingMatches results={results} instead={instead} />
      {instead.near && (
        <NearBy results={results} near={instead.near}>
          {children}
        </NearBy>
      )}
    </>
  );
}

/** Nothing of this kind is listed yet, whatever the filters. */
function NothingListed() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing is listed here yet`}
      action={
        <ButtonLink to="/sell" look="outline">
          <Trans>List your property</Trans>
        </ButtonLink>
      }
    >
      <Trans>New listings appear here as soon as they are published.</Trans>
    </EmptyState>
  );
}

function NothingMatches({ results, instead: { relaxations } }: Omit<Props, "children">) {
  const isFiltered = useApplied(results).length > 0;
  return (
    <EmptyState
      title={useTitle(results)}
      action={
        isFiltered && (
          <ButtonLink to={clearedAddress(results)} look="outline">
            <Trans>Clear Filters</Trans>
          </ButtonLink>
        )
      }
    >
      <p>
        {relaxations.length > 0 ? (
          <Trans>No exact matches. Try one of these:</Trans>
        ) : (
          <Trans>Nothing matches, not even with two filters fewer.</Trans>
        )}
      </p>
      {relaxations.length > 0 && (
        <ul className="mt-4 flex flex-wrap justify-center gap-2.5">
          {relaxations.map((relaxation) => (
            <li key={JSON.stringify(relaxation.change)} className="max-w-full">
              <ButtonLink
                to={changedAddress(results, relaxation.change)}
                look="outline"
                className="max-w-full py-2"
              >
                <span className="min-w-0 break-words">
                  <Wider results={results} relaxation={relaxation} />
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

/** A locality without any listings is the reason, whatever other filters are set. */
function useTitle({ chosen }: Results): string {
  const { t } = useLingui();
  const placeNames = usePlaceNames();
  const known = chosen.filter(({ isKnown }) => isKnown);
  if (known.length === 0 || !known.every(({ isEmpty }) => isEmpty)) return t`No properties found`;
  const names = placeNames(known);
  return t`Nothing is listed in ${names} today`;
}

function Wider({ results, relaxation }: { results: Results; relaxation: Relaxation }) {
  const { t } = useLingui();
  const nameOf = useRelaxationName(results);
  const { total, totalIsAtLeast } = relaxation;
  const step = nameOf(relaxation);
  const found = totalIsAtLeast
    ? t`more than ${plural(total, { one: "# property", other: "# properties" })}`
    : t`${plural(total, { one: "# property", other: "# properties" })}`;
  return `${step}: ${found}`;
}
