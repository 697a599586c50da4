import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import { CallFailed, callAdmin } from "#web/platform/admin/admin-api.ts";
import { storeToken } from "#web/platform/admin/token.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useWaitingLabels } from "./waiting-label.ts";

/** Signing in keeps the URL, so that an admin who followed a link finds its page. */
export function LoginForm() {
  const { t } = useLingui();
  const waitingWords = useWaitingLabels();
  const [isBusy, setBusy] = useState(false);
  const [isCodeNeeded, setCodeNeeded] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    try {
      const { token } = await callAdmin("/admin/login", { method: "POST", body });
      if (!token) return await fail(t`Login failed`);
      await showToast({ title: t`Admin login successful` });
      storeToken(token);
    } catch (error) {
      await refuse(error, "code" in body);
    } finally {
      setBusy(false);
    }
  }

  async function refuse(error: unknown, wasCodeGiven: boolean) {
    if (!(error instanceof CallFailed)) return await fail(t`Login failed. Please try again.`);
    if (error.isCodeNeeded) setCodeNeeded(true);
    // The first time this is not an error, only the next step.
    if (error.isCodeNeeded && !wasCodeGiven) return;
    if (error.status === 429) return await fail(waitingWords(error.retryAfterSeconds));
    await fail(error.words ?? t`Login failed`);
  }

  async function fail(description: string) {
    await showToast({ title: t`Error`, description, tone: "error" });
  }

  return (
    <form onSubmit={signIn} className="mx-auto grid max-w-md gap-4 py-10 md:py-16">
      <h1 className="text-3xl">
        <Trans>Admin Login</Trans>
      </h1>
      <Field id="admin-email" label={t`E-mail`}>
        <input
          id="admin-email"
          name="email"
          type="email"
          required
          autoComplete="username"
          className={CONTROL}
        />
      </Field>
      <PasswordField />
      {isCodeNeeded && <CodeField />}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}

function PasswordField() {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id="admin-password" label={t`Password`}>
      <span className="flex gap-2">
        <input
          id="admin-password"
          name="password"
          type={isShown ? "text" : "password"}
          required
          autoComplete="current-password"
          className={CONTROL}
        />
        <Button
          look="outline"
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? t`Hide password` : t`Show password`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      </span>
    </Field>
  );
}

function CodeField() {
  const { t } = useLingui();
  return (
    <div className="grid gap-1.5 rounded-card border border-line bg-surface p-4">
      <Field id="admin-code" label={t`Code from your authenticator app`}>
        <input
          id="admin-code"
          name="code"
          required
          // biome-ignore lint/a11y/noAutofocus: it appears where the person was told to go on
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={LENGTHS.secondStepCode}
          aria-describedby="admin-code-hint"
          className={`${CONTROL} tracking-widest`}
        />
      </Field>
      <p id="admin-code-hint" className="text-muted text-sm">
        <Trans>Without the app, use one of your recovery codes.</Trans>
      </p>
    </div>
  );
}
