import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { CallFailed, callAdmin } from "#web/platform/admin/admin-api.ts";
import type { Ask } from "#web/platform/admin/parts/confirm-dialog.tsx";

/** A company with listings is deleted only after the admin agrees to delete them too; false if they do not. */
export async function discardCompany(
  { _id, name }: ManagedCompany,
  { confirm, i18n }: { confirm: Ask; i18n: I18n },
): Promise<boolean> {
  const path = `/companies/${_id}`;
  try {
    await callAdmin(path, { method: "DELETE" });
    return true;
  } catch (error) {
    const count = listingsIn(error);
    if (count === undefined) throw error;
    const answer = await confirm({
      title: i18n._(
        msg`${plural(count, { one: "This company has # property", other: "This company has # properties" })}`,
      ),
      body: (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            name="withProperties"
            required
            className="mt-1 size-5 flex-none accent-neem"
          />
          <span>{i18n._(msg`Delete ${name} together with everything it lists`)}</span>
        </label>
      ),
      confirm: i18n._(msg`Delete all of it`),
      isDangerous: true,
    });
    if (!answer?.has("withProperties")) return false;
    await callAdmin(`${path}?withProperties=true`, { method: "DELETE" });
    return true;
  }
}

function listingsIn(error: unknown): number | undefined {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined;
  return (error.data as { propertyCount?: number } | undefined)?.propertyCount;
}
