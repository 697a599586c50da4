import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { wordsOf } from "../admin-api.ts";
import { useRefresh } from "../admin-query.ts";
import type { BulkAction } from "./columns.ts";

type Props<Item> = {
  items: Item[];
  actions: BulkAction<Item>[];
  nameOf: (item: Item) => string;
  onClear: () => void;
};

type Progress = { done: number; of: number };

/** What can be done to all that are selected: one after another, so that each failure has a name. */
export function BulkBar<Item>({ items, actions, nameOf, onClear }: Props<Item>) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress | null>(null);

  async function start(action: BulkAction<Item>) {
    if (action.prepare && !(await action.prepare(items))) return;
    const failures: string[] = [];
    setProgress({ done: 0, of: items.length });
    for (const [at, item] of items.entries()) {
      try {
        await action.run(item);
      } catch (error) {
        failures.push(`${nameOf(item)}: ${wordsOf(error, t`no answer`)}`);
      }
      setProgress({ done: at + 1, of: items.length });
    }
    setProgress(null);
    await refresh();
    onClear();
    await report(action, failures);
  }

  async function report(action: BulkAction<Item>, failures: string[]) {
    const count = items.length - failures.length;
    if (count > 0) await showToast({ title: action.done(count) });
    if (failures.length === 0) return;
    const failed = failures.length;
    await showToast({
      title: t`${plural(failed, { one: "# could not be changed", other: "# could not be changed" })}`,
      description: failures.slice(0, 5).join(" · "),
      tone: "error",
    });
  }

  const count = items.length;
  return (
    <section
      aria-label={t`Selected`}
      className="sticky top-16 z-20 mb-2 flex min-h-13 flex-wrap items-center gap-2 rounded-card border border-neem bg-neem-wash px-3.5 py-1 max-md:top-28"
    >
      {progress ? (
        <label className="flex grow items-center gap-3">
          <span role="status">
            {progress.done} / {progress.of}
          </span>
          <progress max={progress.of} value={progress.done} className="grow accent-neem" />
        </label>
      ) : (
        <>
          <p className="mr-auto font-medium" role="status">
            {t`${plural(count, { one: "# selected", other: "# selected" })}`}
          </p>
          {actions.map((action) => (
            <Button
              key={action.label}
              look="outline"
              size="compact"
              onClick={() => void start(action)}
              className={action.isDangerous ? "text-brick!" : ""}
            >
              {action.label}
            </Button>
          ))}
          <Button look="quiet" size="compact" onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
