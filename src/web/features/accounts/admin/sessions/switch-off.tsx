import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { firstMessage } from "./set-up.tsx";

/** Asks for the password and a code, so that a passer-by at an open console cannot do it. */
export function SwitchOff({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setError("");
    try {
      await callAdmin("/admin/two-factor", { method: "DELETE", body });
      onEnd();
      await refresh();
      await showToast({ title: t`The second factor is off` });
    } catch (failure) {
      setError(firstMessage(failure, t`It could not be switched off. Please try again.`));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={send} className="grid max-w-md gap-4">
      <Field id="off-password" label={t`Your password, again`}>
        <input
          id="off-password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          // biome-ignore lint/a11y/noAutofocus: it appears where the person pressed
          autoFocus
          className={CONTROL}
        />
      </Field>
      <Field id="off-code" label={t`A code from the app, or a recovery code`}>
        <input
          id="off-code"
          name="code"
          required
          autoComplete="one-time-code"
          maxLength={LENGTHS.secondStepCode}
          className={CONTROL}
        />
      </Field>
      {error && (
        <p role="alert" className="font-medium text-brick">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" disabled={isBusy}>
          <Trans>Switch off</Trans>
        </Button>
        <Button look="outline" size="compact" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
