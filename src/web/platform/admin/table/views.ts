/** An admin's saved views: stored in the account, so that they are available in every browser. */

import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminView } from "#domain/moderation/admin-view.ts";
import { plainPath } from "#domain/shared/language.ts";
import { type Answer, askAdmin, wordsOf, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { showToast } from "#web/ui/toast.ts";

const PATH = "/admin/views";
/** Where browsers stored them before accounts did. */
const STORAGE_KEY = "admin-views";
const NONE: AdminView[] = [];

export function useViews(isWanted: boolean) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => fetchViews(signal),
    enabled: isWanted,
  });

  /** Returns whether it was saved. */
  async function write(call: Promise<Answer<AdminView[]>>): Promise<boolean> {
    try {
      queries.setQueryData([PATH], await call);
      return true;
    } catch (error) {
      const description = wordsOf(error, t`The view could not be saved`);
      await showToast({ title: t`Error`, description, tone: "error" });
      return false;
    }
  }

  return {
    views: data?.data ?? NONE,
    save: (view: AdminView) => write(writeAdmin("PUT /admin/views", { body: view })),
    forget: ({ path, name }: AdminView) =>
      write(writeAdmin("DELETE /admin/views", { query: { path, name } })),
  };
}

/** Moves views that this browser still has to the account, once. */
async function fetchViews(signal: AbortSignal): Promise<Answer<AdminView[]>> {
  const views = storedViews();
  if (views.length === 0) return askAdmin(PATH, {}, { signal });
  const answer = await writeAdmin("POST /admin/views/merge", { body: { views } });
  localStorage.removeItem(STORAGE_KEY);
  return answer;
}

function storedViews(): AdminView[] {
  try {
    const stored: AdminView[] = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return stored.map(({ path, name, search }) => ({ path: plainPath(path), name, search }));
  } catch {
    return [];
  }
}
