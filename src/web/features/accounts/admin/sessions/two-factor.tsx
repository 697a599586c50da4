import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { Button } from "#web/ui/button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { SwitchOff } from "./switch-off.tsx";

type Step = "rest" | "setUp" | "switchOff";

/** Explains the second factor, shows whether it is on, and lets the admin switch it. */
export function TwoFactor() {
  const { data } = useAdmin("/admin/session");
  const [step, setStep] = useState<Step>("rest");
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = data?.data.twoFactorEnabled ?? false;

  return (
    <section className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          <Trans>Second factor</Trans>
        </h2>
        {isOn ? (
          <Tag tone="good">
            <Trans>On</Trans>
          </Tag>
        ) : (
          <Tag>
            <Trans>Off</Trans>
          </Tag>
        )}
      </header>
      <p className="max-w-prose text-muted">
        <Trans>
          With it, whoever learns your password still needs a six-digit code from an app on your
          phone, such as Aegis, Google Authenticator or 1Password.
        </Trans>
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {step === "rest" && !codes && (
        <div>
          {isOn ? (
            <Button look="outline" size="compact" onClick={() => setStep("switchOff")}>
              <Trans>Switch off</Trans>
            </Button>
          ) : (
            <Button size="compact" onClick={() => setStep("setUp")}>
              <Trans>Set up</Trans>
            </Button>
          )}
        </div>
      )}
      {step === "setUp" && (
        <SetUp
          onCancel={() => setStep("rest")}
          onDone={(given) => {
            setCodes(given);
            setStep("rest");
          }}
        />
      )}
      {step === "switchOff" && <SwitchOff onEnd={() => setStep("rest")} />}
    </section>
  );
}
