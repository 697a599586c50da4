import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";
import { AccountProblem, PasswordField } from "./fields.tsx";

/** With what is shown once: the app's key, then the recovery codes. */
export type FactorAnswer = FormAnswer & {
  factor?: { secret: string; uri: string };
  recoveryCodes?: string[];
};

type StepProps = { answer: FactorAnswer | undefined };

/** Set up, confirmed and removed with plain forms: each step is the response to the one before. */
export function SecondFactor({ isOn, answer }: StepProps & { isOn: boolean }) {
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} />;
  if (isOn) return <SwitchOff answer={answer} />;
  const isConfirming = answer?.factor !== undefined || answer?.intent === "factor-confirm";
  return isConfirming ? <Confirm answer={answer} /> : <Start answer={answer} />;
}

function Start({ answer }: StepProps) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  return (
    <details open={answer !== undefined}>
      <summary className={buttonClass({ look: "outline", size: "compact" })}>
        <Trans>Set up a second step</Trans>
      </summary>
      <form ref={form.ref} {...form.props} className="mt-4 grid max-w-md gap-4">
        <AccountProblem form={form} />
        <p className="text-muted">
          <Trans>
            An authenticator app on your phone shows a code that is asked for after the password.
          </Trans>
        </p>
        <PasswordField
          name="current"
          id="factor-current"
          label={t`Your password, again`}
          isNew={false}
          form={form}
        />
        <button
          type="submit"
          name="intent"
          value="factor-start"
          className={buttonClass({}, "justify-self-start")}
        >
          <Trans>Continue</Trans>
        </button>
      </form>
    </details>
  );
}

function Confirm({ answer }: StepProps) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  const factor = answer?.factor;
  return (
    <form ref={form.ref} {...form.props} className="grid max-w-md gap-4">
      <AccountProblem form={form} />
      {factor && (
        <div className="grid gap-2">
          <QrCode text={factor.uri} label={t`QR code for the authenticator app`} />
          <p>
            <Trans>Scan it with your app, or type this key into it:</Trans>
          </p>
          <code className="select-all rounded-control bg-sunk px-2.5 py-1.5 [overflow-wrap:anywhere]">
            {factor.secret.match(/.{1,4}/g)?.join(" ")}
          </code>
        </div>
      )}
      <TextField
        form={form}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LENGTHS.appCode}
        required
        label={t`The code that the app shows now`}
      />
      <button
        type="submit"
        name="intent"
        value="factor-confirm"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Switch on</Trans>
      </button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div role="status" className="grid gap-3 rounded-card bg-marigold-wash p-4">
      <p className="max-w-prose font-medium">
        <Trans>
          It is on. Keep these recovery codes where you keep your keys: each opens the door once
          without your phone, and they are never shown again.
        </Trans>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

function SwitchOff({ answer }: StepProps) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  return (
    <>
      <p className="mb-3">
        <Trans>It is on: a code of your app is asked for after the password.</Trans>
      </p>
      <details open={answer !== undefined}>
        <summary className={buttonClass({ look: "outline", size: "compact" })}>
          <Trans>Switch it off</Trans>
        </summary>
        <form ref={form.ref} {...form.props} className="mt-4 grid max-w-md gap-4">
          <AccountProblem form={form} />
          <PasswordField
            name="current"
            id="factor-current"
            label={t`Your password, again`}
            isNew={false}
            form={form}
          />
          <TextField
            form={form}
            name="code"
            autoComplete="one-time-code"
            maxLength={LENGTHS.secondStepCode}
            required
            label={t`A code from the app, or a recovery code`}
          />
          <button
            type="submit"
            name="intent"
            value="factor-stop"
            className={buttonClass({ look: "outline" }, "justify-self-start")}
          >
            <Trans>Switch off</Trans>
          </button>
        </form>
      </details>
    </>
  );
}
