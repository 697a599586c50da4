import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin, storeToken } from "./admin-api.ts";

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const credentials = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    try {
      const { token, message } = await callAdmin("/admin/login", {
        method: "POST",
        body: JSON.stringify(credentials),
      });
      if (!token) {
        const description = message ?? t`Login failed`;
        return await showToast({ title: t`Error`, description, tone: "error" });
      }
      storeToken(token);
      await showToast({ title: t`Admin login successful` });
      onSignedIn();
    } catch {
      const description = t`Login failed. Please try again.`;
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={signIn} className="mx-auto grid max-w-md gap-4 py-14">
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
            {isShown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </Button>
        </span>
      </Field>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}
