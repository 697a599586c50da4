/** Settings being edited beside those that were loaded; only the differences are sent. */

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AuditEntry as Entry } from "#domain/moderation/answer-schema.ts";
import type { SiteSettings, VersionedSettings } from "#domain/site/site.ts";
import { CallFailed, wordsOf, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useAdminWrite } from "#web/platform/admin/admin-query.ts";
import { readDraft } from "#web/platform/device/drafts.ts";
import { useStateDraft } from "#web/platform/device/use-state-draft.ts";
import { showToast } from "#web/ui/toast.ts";

type Change = Pick<Entry, "before" | "after"> & { at: string; by: string | null };
export type Conflict = { current: VersionedSettings; changes: Change[] };
type Changes = Partial<SiteSettings>;

export type SettingsDraft = ReturnType<typeof useSettings>;

export function useSettings(first: VersionedSettings) {
  const { t } = useLingui();
  const name = useAdminDraftName("settings");
  const [restored] = useState(() => readDraft<Changes>(name));
  const [seen, setSeen] = useState(first);
  const [version, setVersion] = useState(restored?.version ?? first.updatedAt);
  const [draft, setDraft] = useState<SiteSettings>({ ...first, ...restored?.values });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const write = useAdminWrite((body: Changes & { version: string }) =>
    writeAdmin("PATCH /admin/settings", { body }),
  );
  const changes = changesIn(seen, draft);
  useStateDraft({ name, values: changes, start: {}, version });

  function show(settings: VersionedSettings, mine: Changes = {}) {
    setSeen(settings);
    setVersion(settings.updatedAt);
    setDraft({ ...settings, ...mine });
    setConflict(null);
    setErrors({});
  }

  async function save() {
    try {
      const { data } = await write.mutateAsync({ ...changes, version });
      show(data);
      await showToast({ title: t`Settings saved` });
    } catch (failure) {
      await refuse(failure);
    }
  }

  async function refuse(failure: unknown) {
    if (failure instanceof CallFailed && failure.status === 409) {
      return setConflict(failure.data as Conflict);
    }
    if (failure instanceof CallFailed && failure.status === 422) {
      const fields = Object.entries(failure.errors);
      setErrors(Object.fromEntries(fields.map(([name, [words]]) => [name, words ?? ""])));
    }
    const description = wordsOf(failure, t`Failed to save settings`);
    await showToast({ title: t`Error`, description, tone: "error" });
  }

  return {
    draft,
    errors,
    conflict,
    isBusy: write.isPending,
    isChanged: Object.keys(changes).length > 0,
    set: (change: Changes) => setDraft((now) => ({ ...now, ...change })),
    save,
    reset: () => show(seen),
    takeTheirs: () => conflict && show(conflict.current),
    keepMine: () => conflict && show(conflict.current, changes),
  };
}

function changesIn(seen: SiteSettings, draft: SiteSettings): Changes {
  const keys = Object.keys(draft) as (keyof SiteSettings)[];
  const changed = keys.filter((key) => JSON.stringify(seen[key]) !== JSON.stringify(draft[key]));
  return Object.fromEntries(changed.map((key) => [key, draft[key]]));
}
