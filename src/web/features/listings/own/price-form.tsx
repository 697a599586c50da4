import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_PRICE_CHANGE_PERCENT } from "#domain/listings/price-change.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";

export const PRICE_FORM = "price-form";

type Props = {
  action: string;
  /** The listings on the page whose price can change. */
  ids: string[];
  /** What was wrong with the last price change. */
  problem: string | null;
};

/** Raises or lowers the prices of several listings; the checkboxes are on their cards. */
export function PriceForm({ action, ids, problem }: Props) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <details open={problem !== null}>
      <summary className={buttonClass({ look: "outline", size: "compact" }, "cursor-pointer")}>
        <Trans>Change several prices</Trans>
      </summary>
      <form
        id={PRICE_FORM}
        method="post"
        action={localPath(action)}
        className="mt-3 grid max-w-2xl gap-4 rounded-card border border-line bg-surface p-4"
      >
        {problem !== null && <Problem problem={problem} />}
        <p className="text-muted">
          <Trans>
            Tick the listings below, or take all on this page. The new price is rounded and written
            in figures.
          </Trans>
        </p>
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <Field id="price-way" label={t`Prices go`}>
            <Select id="price-way" name="way" defaultValue="down">
              <option value="down">{t`down`}</option>
              <option value="up">{t`up`}</option>
            </Select>
          </Field>
          <Field id="price-percent" label={t`by percent`}>
            <input
              id="price-percent"
              name="percent"
              type="number"
              inputMode="decimal"
              min={0.5}
              max={MAX_PRICE_CHANGE_PERCENT}
              step={0.5}
              required
              className={CONTROL}
            />
          </Field>
        </div>
        <input type="hidden" name="intent" value="prices" />
        <input type="hidden" name="shown" value={ids.join(" ")} />
        <div className="flex flex-wrap gap-2">
          <button
            type="submit"
            name="scope"
            value="ticked"
            className={buttonClass({ size: "compact" })}
          >
            <Trans>Change the ticked ones</Trans>
          </button>
          <button
            type="submit"
            name="scope"
            value="shown"
            className={buttonClass({ look: "outline", size: "compact" })}
          >
            <Trans>Change all on this page</Trans>
          </button>
        </div>
      </form>
    </details>
  );
}

function Problem({ problem }: { problem: string }) {
  return (
    <p role="alert" className="rounded-control bg-brick-wash px-4 py-3 font-medium text-brick">
      {problem === "none" ? (
        <Trans>Tick at least one listing.</Trans>
      ) : (
        <Trans>Give a percentage from 0.5 to {MAX_PRICE_CHANGE_PERCENT}.</Trans>
      )}
    </p>
  );
}
