import { useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { showToast } from "#web/ui/toast.ts";
import { type Conflict, conflictIn } from "./conflict-dialog.tsx";
import { errorsIn, type FormErrors, FormProblem, focusFirstError } from "./form-errors.ts";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Throws FormProblem for what can be checked here; `version` is the one that was loaded. */
  send: (version: string | undefined) => Promise<unknown>;
  saved: string;
  /** Shown when the server gives no message. */
  failed: string;
  onSaved: () => void;
};

/** Saves a form, one request at a time, and shows the result, including invalid fields and conflicts. */
export function useSave<Item>({ form, send, saved, failed, onSaved }: Options) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [conflict, setConflict] = useState<Conflict<Item> | null>(null);

  async function save(version: string | undefined) {
    setErrors({});
    setConflict(null);
    setBusy(true);
    try {
      await send(version);
      await refresh();
      void showToast({ title: saved });
      onSaved();
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  }

  async function refuse(error: unknown) {
    const found = conflictIn<Item>(error);
    if (found) return setConflict(found);
    setErrors(error instanceof FormProblem ? error.errors : errorsIn(error));
    focusFirstError(form.current);
    const description = error instanceof FormProblem ? error.words : wordsOf(error, failed);
    if (description) await showToast({ title: t`Error`, description, tone: "error" });
  }

  return { isBusy, errors, conflict, save, dismiss: () => setConflict(null) };
}
