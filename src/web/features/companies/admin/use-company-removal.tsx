import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { CallFailed, callAdmin } from "#web/platform/admin/admin-api.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { useRemoval } from "#web/platform/admin/parts/use-removal.tsx";

type Named = Pick<ManagedCompany, "_id" | "name">;

/** Deletes a company like any other row, but asks about its listings first. */
export function useCompanyRemoval() {
  const { t } = useLingui();
  const mayDeleteListings = useListingsQuestion();
  return useRemoval<Named>({
    path: "/companies",
    nameOf: ({ name }) => name,
    words: {
      title: t`Delete company`,
      done: t`Company deleted successfully`,
      failed: t`Failed to delete company`,
    },
    discard: (company) => discard(company, mayDeleteListings),
  });
}

/** A company with listings is deleted only after the admin agrees to delete them too. */
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

/** Returns false if the admin cancelled. */
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
