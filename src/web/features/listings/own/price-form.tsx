import { Trans, useLingui } from "@lingui/react/macro";
import { MAX_PRICE_CHANGE_PERCENT } from "#domain/listings/price-change.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { ProblemNote } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";

export const PRICE_FORM = "price-form";

type Props = {
  action: string;
  /** The listings on the page whose price can change. */
  ids: string[];
  answer: FormAnswer | undefined;
};

/** Raises or lowers the prices of several listings; the checkboxes are on their cards. */
export function PriceForm({ action, ids, answer }: Props) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const form = useForm(answer, "price");
  const problem =
    form.error("ids", t`Tick at least one listing.`) ??
    form.error("percent", t`Give a percentage from 0.5 to ${MAX_PRICE_CHANGE_PERCENT}.`);
  return (
    <details open={answer !== undefined}>
      <summary className={buttonClass({ look: "outline", size: "compact" }, "cursor-pointer")}>
        <Trans>Change several prices</Trans>
      </summary>
      <form
        id={PRICE_FORM}
        ref={form.ref}
        {...form.props}
        action={localPath(action)}
        className="mt-3 grid max-w-2xl gap-4 rounded-card border border-line bg-surface p-4"
      >
        {problem && <ProblemNote>{problem}</ProblemNote>}
        <p className="text-muted">
          <Trans>
            Tick the listings below, or take all on this page. The new price is rounded and written
            in figures.
          </Trans>
        </p>
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">
          <Field id="price-way" label={t`Prices go`}>
            <Select id="price-way" name="way" defaultValue={form.value("way", "down")}>
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
              defaultValue={form.value("percent")}
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
