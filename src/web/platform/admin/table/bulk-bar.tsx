import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import { type AdminList, useRefresh } from "#web/platform/admin/admin-query.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { type BulkBody, type BulkResult, runBulk } from "./bulk.ts";
import type { NamedFailure } from "./bulk-failures.tsx";
import type { Bulk, BulkAction } from "./columns.ts";

type Props<Item> = {
  items: Item[];
  bulk: Bulk<Item>;
  list: AdminList<Item>;
  /** Everything on this page is selected. */
  isPageChosen: boolean;
  nameOf: (item: Item) => string;
  onFailures: (failures: NamedFailure[]) => void;
  onClear: () => void;
};

type Progress = { done: number; of: number };

/** Actions for all selected items, or for all that match the list's filters; failures are listed by name. */
export function BulkBar<Item extends { _id: string }>(props: Props<Item>) {
  const { items, bulk, list, isPageChosen, nameOf, onFailures, onClear } = props;
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isAll, setAll] = useState(false);
  const actions = bulk.actions.filter(({ isFor }) => isFor?.(list) ?? true);
  const canTakeAll = isPageChosen && list.total > items.length;
  const count = isAll && canTakeAll ? list.total : items.length;

  async function start(action: BulkAction<Item>) {
    const given = await askFirst(action);
    if (given === null) return;
    setProgress({ done: 0, of: count });
    try {
      const body = { act: action.act, ...given, ...targets() };
      // Cleared before the outcome is said: whatever is selected from then on is the next selection.
      const result = await runBulk(body, setProgress).finally(onClear);
      await report(action, result);
    } catch (error) {
      const description = wordsOf(error, t`There was no answer. Some may have been changed.`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  }

  /** What is sent besides the action; null if the admin cancelled. */
  async function askFirst({ ask, label }: BulkAction<Item>): Promise<object | null> {
    if (!ask) return {};
    const form = await confirm({ confirm: i18n._(label), ...ask(count, i18n, items) });
    return form && Object.fromEntries(form);
  }

  function targets(): Pick<BulkBody, "items" | "matching"> {
    if (isAll && canTakeAll) {
      const kind = "list" in bulk ? bulk.list : bulk.kind;
      return { matching: { kind, filter: filterOf(list.asked) } };
    }
    const of = "list" in bulk ? bulk.kind : () => ({ kind: bulk.kind });
    return { items: items.map((item) => ({ ...of(item), id: item._id })) };
  }

  async function report(action: BulkAction<Item>, { done, failed: failures }: BulkResult) {
    const names = new Map(items.map((item) => [item._id, nameOf(item)]));
    onFailures(
      failures.map(({ _id, name, message }) => ({
        id: _id,
        name: name ?? names.get(_id) ?? _id,
        reason: message,
      })),
    );
    if (done > 0) await showToast({ title: i18n._(action.done(done)) });
    const failed = failures.length;
    if (failed === 0) return;
    await showToast({
      title: t`${plural(failed, { one: "# could not be changed", other: "# could not be changed" })}`,
      description: t`The reasons are above the list.`,
      tone: "error",
    });
  }

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
          {canTakeAll && (
            <Button look="quiet" size="compact" onClick={() => setAll(!isAll)}>
              {isAll ? <Trans>Only this page</Trans> : <AllMatching list={list} />}
            </Button>
          )}
          {actions.map((action) => (
            <Button
              key={action.act}
              look="outline"
              size="compact"
              onClick={() => void start(action)}
              className={action.isDangerous ? "text-brick!" : ""}
            >
              {i18n._(action.label)}
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

function AllMatching({ list: { total, totalIsAtLeast } }: { list: AdminList<unknown> }) {
  const count = total.toLocaleString("en-IN") + (totalIsAtLeast ? "+" : "");
  return <Trans>Select all {count} that match</Trans>;
}

/** The list's filters, without cursor and sort. */
function filterOf(asked: [string, string][]): Record<string, string> {
  return Object.fromEntries(asked.filter(([name]) => name !== "cursor" && name !== "sort"));
}
