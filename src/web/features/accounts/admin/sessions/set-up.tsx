import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { AppSecret } from "#domain/accounts/answer-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { CallFailed, wordsOf, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";

type Props = { onCancel: () => void; onDone: (recoveryCodes: string[]) => void };

/** Asks for the password again, shows the secret for the app, then asks for its first code. */
export function SetUp({ onCancel, onDone }: Props) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setError("");
    try {
      if (secret) await confirm(body);
      else await begin(body);
    } catch (failure) {
      setError(firstMessage(failure, t`It could not be set up. Please try again.`));
    } finally {
      setBusy(false);
    }
  }

  async function begin(body: object) {
    const { data } = await writeAdmin("POST /admin/two-factor", { body });
    setSecret(data);
  }

  async function confirm(body: object) {
    const { data } = await writeAdmin("POST /admin/two-factor/confirm", { body });
    onDone(data.recoveryCodes);
    await refresh();
  }

  return (
    <form key={secret ? "code" : "password"} onSubmit={send} className="grid max-w-xl gap-4">
      {secret ? <AppStep {...secret} error={error} /> : <PasswordStep error={error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" disabled={isBusy}>
          {secret ? <Trans>Switch on</Trans> : <Trans>Continue</Trans>}
        </Button>
        <Button look="outline" size="compact" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function PasswordStep({ error }: { error: string }) {
  const { t } = useLingui();
  const id = "factor-password";
  return (
    <Field id={id} label={t`Your password, again`} error={error}>
      <input
        id={id}
        name="password"
        type="password"
        required
        autoComplete="current-password"
        // biome-ignore lint/a11y/noAutofocus: it appears where the person pressed
        autoFocus
        className={CONTROL}
        {...errorProps({ id, error })}
      />
    </Field>
  );
}

function AppStep({ secret, uri, error }: AppSecret & { error: string }) {
  const { t } = useLingui();
  const id = "factor-code";
  return (
    <>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={uri} label={t`QR code for the authenticator app`} />
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <p>
            <Trans>Scan the code with your app.</Trans>
          </p>
          <p className="text-muted text-sm">
            <Trans>Or type this key into it:</Trans>
          </p>
          <code className="select-all rounded-control bg-sunk px-2.5 py-1.5">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </code>
          <a href={uri} className="inline-flex min-h-11 items-center text-neem hover:underline">
            <Trans>Open in an app on this device</Trans>
          </a>
        </div>
      </div>
      <Field id={id} label={t`The code that the app shows now`} error={error}>
        <input
          id={id}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LENGTHS.appCode}
          // biome-ignore lint/a11y/noAutofocus: it appears where the person goes on
          autoFocus
          className={`${CONTROL} max-w-56 tracking-widest`}
          {...errorProps({ id, error })}
        />
      </Field>
    </>
  );
}

export function firstMessage(failure: unknown, otherwise: string): string {
  const [words] = failure instanceof CallFailed ? Object.values(failure.errors).flat() : [];
  return words ?? wordsOf(failure, otherwise);
}
