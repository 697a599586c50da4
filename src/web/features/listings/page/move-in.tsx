import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Listing } from "#domain/listings/listing.ts";
import { moveInCost } from "#domain/listings/rent-cost.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { Block } from "./block.tsx";

/** What a tenant pays on the first day, and how much of it is returned. */
export function MoveIn({ property }: { property: Listing }) {
  const { t } = useLingui();
  const cost = property.purpose === "rent" ? moveInCost(property) : null;
  if (!cost) return null;
  const { rent, deposit, maintenance, depositMonths, total } = cost;
  const months =
    depositMonths &&
    t`${plural(depositMonths, { one: "# month's rent", other: "# months' rent" })}`;
  return (
    <Block title={t`What moving in takes`}>
      <dl className="max-w-xl">
        <Line label={t`First month's rent`} rupees={rent} />
        {maintenance !== null && <Line label={t`First month's maintenance`} rupees={maintenance} />}
        {deposit !== null && <Line label={t`Deposit`} note={months || ""} rupees={deposit} />}
        <Line label={t`Total`} rupees={total} isTotal />
      </dl>
      <p className="mt-3 max-w-[68ch] text-muted text-sm">
        <Trans>
          Brokerage, agreement and moving are not in it. The deposit comes back when you leave, less
          what the agreement allows.
        </Trans>
        {deposit === null && (
          <>
            {" "}
            <Trans>The lister gave no deposit: ask.</Trans>
          </>
        )}
      </p>
    </Block>
  );
}

type LineProps = { label: string; note?: string; rupees: number; isTotal?: boolean };

function Line({ label, note = "", rupees, isTotal = false }: LineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-line border-b py-2.5 ${isTotal ? "border-b-0 font-bold text-lg" : ""}`}
    >
      <dt>{label}</dt>
      <dd className="text-right font-semibold">
        {formatRupees(rupees)}
        {note && <span className="block font-normal text-muted text-sm">{note}</span>}
      </dd>
    </div>
  );
}
