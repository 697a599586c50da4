import { Trans, useLingui } from "@lingui/react/macro";
import { groupIndian } from "#domain/area.ts";
import type { AreaUnit } from "#domain/area-units.ts";
import type { Relaxation } from "#domain/search.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useApplied } from "./applied.ts";
import { changedAddress, clearedAddress, type Results } from "./results.ts";
import { useAreaRangeName, usePriceRangeName } from "./words.ts";

/** Nothing matches all of it: what to let go, and how many homes each would bring. */
export function NothingFound({ results }: { results: Results }) {
  const { t } = useLingui();
  const { relaxations } = results;
  return (
    <EmptyState
      title={t`No properties found`}
      action={
        <ButtonLink to={clearedAddress(results)} look="outline">
          <Trans>Clear Filters</Trans>
        </ButtonLink>
      }
    >
      <p>
        {relaxations.length > 0 ? (
          <Trans>Nothing matches all of this. One step wider there is more:</Trans>
        ) : (
          <Trans>Nothing matches all of this. Drop one filter and look again.</Trans>
        )}
      </p>
      {relaxations.length > 0 && (
        <ul className="mt-4 flex flex-wrap justify-center gap-2.5">
          {relaxations.map((relaxation) => (
            <li key={JSON.stringify(relaxation.change)}>
              <ButtonLink to={changedAddress(results, relaxation.change)} look="outline">
                <Wider results={results} relaxation={relaxation} />
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

function Wider({ results, relaxation }: { results: Results; relaxation: Relaxation }) {
  const { t } = useLingui();
  const step = useStep(results);
  const { total, totalIsAtLeast } = relaxation;
  const number = groupIndian(total) + (totalIsAtLeast ? "+" : "");
  return `${step(relaxation)}: ${total === 1 ? t`1 home` : t`${number} homes`}`;
}

/** "Without Semi-furnished", "Up to ₹85 L" */
function useStep(results: Results): (relaxation: Relaxation) => string {
  const { t } = useLingui();
  const applied = useApplied(results);
  const priceName = usePriceRangeName();
  const params = new URLSearchParams(results.query);
  const areaName = useAreaRangeName((params.get("unit") ?? "sqft") as AreaUnit);
  return ({ change }) => {
    const [key = "", value = null] =
      Object.entries(change).find(([name]) => name !== "locality" || !("city" in change)) ?? [];
    if (value !== null) {
      const end = Number(value);
      const range = key.startsWith("min") ? { min: end, max: null } : { min: null, max: end };
      return key.endsWith("Price") ? priceName(range, false) : areaName(range);
    }
    const labels = applied.filter(({ filter }) => filter === key).map(({ label }) => label);
    const label = labels.join(", ") || key;
    return t`Without ${label}`;
  };
}
