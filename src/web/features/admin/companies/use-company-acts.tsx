import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast.ts";
import { CallFailed, callAdmin, wordsOf } from "../admin-api.ts";
import { useRefresh } from "../admin-query.ts";
import { useConfirm } from "../parts/confirm-dialog.tsx";
import { showUndoToast } from "../parts/undo-toast.ts";
import type { ManagedCompany } from "./managed-company.ts";

type Named = Pick<ManagedCompany, "_id" | "name">;

/** Deleting, which can be undone for a while, and undoing it. */
export function useCompanyActs() {
  const { t } = useLingui();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const mayDeleteListings = useListingsQuestion();

  async function remove(company: Named) {
    const { name } = company;
    const answer = await confirm({
      title: t`Delete company`,
      body: (
        <p>
          <Trans>Are you sure you want to delete {name}? This action cannot be undone.</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDangerous: true,
    });
    if (answer) await removeNow(company);
  }

  async function removeNow(company: Named) {
    try {
      if (!(await discard(company, mayDeleteListings))) return;
      await refresh();
      await showUndoToast({
        title: t`Company deleted successfully`,
        label: t`Undo`,
        undo: () => void restore(company),
      });
    } catch (error) {
      const description = wordsOf(error, t`Failed to delete company`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }

  async function restore({ _id, name }: Named) {
    try {
      await callAdmin(`/companies/${_id}/restore`, { method: "POST" });
      await showToast({ title: t`${name} is back` });
    } catch (error) {
      const description = wordsOf(error, t`It could not be restored`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  }

  return { remove, restore };
}

/** A company that has listings does not go without a word about them. */
function useListingsQuestion(): (company: Named, count: number) => Promise<boolean> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return async ({ name }, count) => {
    const answer = await confirm({
      title: t`${plural(count, { one: "This company has # property", other: "This company has # properties" })}`,
      body: (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="withProperties"
            required
            className="mt-1 size-5 flex-none accent-neem"
          />
          <span>{t`Delete ${name} together with everything it lists`}</span>
        </label>
      ),
      confirm: t`Delete all of it`,
      isDangerous: true,
    });
    return answer?.has("withProperties") ?? false;
  };
}

/** False if it was thought better of. */
async function discard(
  company: Named,
  mayDeleteListings: (company: Named, count: number) => Promise<boolean>,
): Promise<boolean> {
  const path = `/companies/${company._id}`;
  try {
    await callAdmin(path, { method: "DELETE" });
    return true;
  } catch (error) {
    const count = listingsIn(error);
    if (count === undefined) throw error;
    if (!(await mayDeleteListings(company, count))) return false;
    await callAdmin(`${path}?withProperties=true`, { method: "DELETE" });
    return true;
  }
}

function listingsIn(error: unknown): number | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined;
  return (error.data as { propertyCount?: number } | undefined)?.propertyCount;
}
