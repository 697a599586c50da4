import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { UnsentNote } from "#web/platform/unsent-note.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { AccountProblem } from "./fields.tsx";

type Props = {
  phone: string;
  triesLeft: number;
  resendInSeconds: number;
  answer: FormAnswer | undefined;
};

export function CodeForm({ phone, triesLeft, resendInSeconds, answer }: Props) {
  const { t } = useLingui();
  const number = formatPhone(phone);
  const isOver = triesLeft === 0;
  const form = useForm(answer, "account");
  return (
    <>
      <p>
        <Trans>We have sent a code of six digits to {number}. It is good for 10 minutes.</Trans>
      </p>
      <UnsentNote of="texts" />
      <AccountProblem form={form} />
      {isOver ? (
        <p role="status">
          <Trans>This code was tried three times and is void. Ask for a new one.</Trans>
        </p>
      ) : (
        <form ref={form.ref} {...form.props} className="grid gap-4">
          <TextField
            form={form}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            maxLength={LENGTHS.messageCode}
            required
            label={t`Code`}
          />
          <button type="submit" name="intent" value="verify" className={buttonClass()}>
            <Trans>Sign in</Trans>
          </button>
        </form>
      )}
      <Resend seconds={resendInSeconds} />
    </>
  );
}

/** Counts down with JavaScript; without it the server says how long to wait. */
function Resend({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    setLeft(seconds);
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <form method="post" className="grid">
      <button
        type="submit"
        name="intent"
        value="resend"
        disabled={left > 0}
        className={buttonClass({ look: "outline" })}
      >
        {left > 0 ? t`Send again in ${left} s` : t`Send again`}
      </button>
    </form>
  );
}
