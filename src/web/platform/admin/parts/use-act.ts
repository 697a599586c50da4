import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { showToast } from "#web/ui/toast.ts";

type Toast = Parameters<typeof showToast>[0];

type Outcome<Result> = {
  done?: string | Toast | ((result: Result) => string | Toast | false);
  /** Shown when the server gives no message. */
  failed: string;
};

/**
 * Does something by the API, says in a toast how it went and fetches again what is shown. Answers what the call
 * answered, or undefined when it failed.
 */
export function useAct() {
  const { t } = useLingui();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function act<Result>(
    call: () => Promise<Result>,
    { done, failed }: Outcome<Result>,
  ): Promise<Result | undefined> {
    setBusy(true);
    try {
      const result = await call();
      const said = typeof done === "function" ? done(result) : done;
      if (said) void showToast(typeof said === "string" ? { title: said } : said);
      return result;
    } catch (error) {
      const description = wordsOf(error, failed);
      void showToast({ title: t`Error`, description, tone: "error" });
      return undefined;
    } finally {
      await refresh();
      setBusy(false);
    }
  }

  return { act, isBusy };
}
