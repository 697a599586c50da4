import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { CheckedSystem } from "#domain/operations/answer-schema.ts";
import type { SystemCheck } from "#domain/operations/system.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { wordsOf, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL } from "#web/ui/field.tsx";

/** Tests mail, texts and picture storage on demand, and explains the result. */
export function Checks() {
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="checks"
      className="mt-4 grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 id="checks" className="text-lg">
          <Trans>Try it out</Trans>
        </h2>
        <p className="max-w-prose text-muted">
          <Trans>What the operator has set up for mails, texts and pictures, used once.</Trans>
        </p>
      </div>
      <Check
        what="mail"
        button={t`Send test mail`}
        to={{ label: t`E-mail address for the test`, type: "email" }}
      />
      <Check
        what="text"
        button={t`Send test SMS`}
        to={{ label: t`Mobile number for the test`, type: "tel" }}
      />
      <Check what="files" button={t`Test the store of pictures`} />
    </section>
  );
}

type Props = {
  what: SystemCheck;
  button: string;
  to?: { label: string; type: "email" | "tel" };
};

function Check({ what, button, to }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<CheckedSystem | null>(null);

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setResult(null);
    try {
      const body = { what, ...given };
      const { data } = await writeAdmin("POST /admin/system/check", { body });
      setResult(data);
    } catch (error) {
      setResult({ isWorking: false, message: wordsOf(error, t`There was no answer`) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={check} className="flex flex-wrap items-end gap-3">
      {to && (
        <div className="grow sm:max-w-80">
          <label htmlFor={id} className="mb-1 block font-medium text-sm">
            {to.label}
          </label>
          <input
            id={id}
            name="to"
            type={to.type}
            required
            maxLength={LENGTHS.email}
            className={CONTROL}
          />
        </div>
      )}
      <Button type="submit" look="outline" disabled={isBusy}>
        {isBusy ? <Trans>Trying...</Trans> : button}
      </Button>
      <p role="status" className="min-h-6 basis-full">
        {result && (
          <span className={result.isWorking ? "text-neem" : "text-brick"}>
            <b>{result.isWorking ? <Trans>Works:</Trans> : <Trans>Does not work:</Trans>}</b>{" "}
            {result.message}
          </span>
        )}
      </p>
    </form>
  );
}
