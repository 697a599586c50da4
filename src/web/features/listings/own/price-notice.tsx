import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** The result of changing several prices, or of undoing it. */
export type PriceOutcome = {
  /** How many were changed or restored. */
  count: number;
  /** How many were not. */
  left: number;
  isBack: boolean;
  /** The token that undoes the change. */
  undo: string | null;
};

type Props = { outcome: PriceOutcome; action: string };

/** Confirms that several prices were changed and offers to undo it. */
export function PriceNotice({ outcome, action }: Props) {
  const localPath = useLocalPath();
  const { undo, isBack } = outcome;
  return (
    <form
      method="post"
      action={localPath(action)}
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-neem-wash px-4 py-3"
    >
      <span>{isBack ? <PutBack {...outcome} /> : <Changed {...outcome} />}</span>
      {undo && (
        <>
          <input type="hidden" name="id" value={undo} />
          <button
            type="submit"
            name="intent"
            value="undo-prices"
            className={buttonClass({ look: "outline", size: "compact" })}
          >
            <Trans>Undo</Trans>
          </button>
        </>
      )}
    </form>
  );
}

function Changed({ count, left }: PriceOutcome) {
  const { t } = useLingui();
  return (
    <>
      {t`${plural(count, { one: "# price changed.", other: "# prices changed." })}`}{" "}
      {left > 0 &&
        t`${plural(left, { one: "# has no price in figures and stays as it was.", other: "# have no price in figures and stay as they were." })}`}
    </>
  );
}

function PutBack({ count, left }: PriceOutcome) {
  const { t } = useLingui();
  return (
    <>
      {t`${plural(count, { one: "# price is as it was before.", other: "# prices are as they were before." })}`}{" "}
      {left > 0 &&
        t`${plural(left, { one: "# was edited or deleted meanwhile and stays.", other: "# were edited or deleted meanwhile and stay." })}`}
    </>
  );
}
