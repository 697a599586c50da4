import { Trans } from "@lingui/react/macro";
import type { Proof } from "#domain/accounts/proof.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { ProofForm } from "./proof-form.tsx";

type Props = { to: string | undefined; proofs: Proof[]; answer: FormAnswer | undefined };

/** Never asks for an Aadhaar number or a picture of a card: the law bars us from collecting either. */
export function IdentityStep({ to, proofs, answer }: Props) {
  const hasGiven = proofs.length > 0;
  const words = hasGiven ? <Trans>Go on</Trans> : <Trans>Skip for now</Trans>;
  return (
    <>
      <p>
        <Trans>
          You are signed in. Identity checks are coming soon; everything works without one.
        </Trans>
      </p>
      <p>
        <Trans>
          Do you have a RERA or GST number? Give it here: we check it by hand, and your account then
          shows as verified.
        </Trans>
      </p>
      {hasGiven && !answer && (
        <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
          <Trans>Thank you. We check the number and write to you.</Trans>
        </p>
      )}
      <ProofForm proofs={proofs} answer={answer} />
      {to ? (
        <a href={to} className={buttonClass()}>
          {words}
        </a>
      ) : (
        <ButtonLink to="/dashboard">{words}</ButtonLink>
      )}
    </>
  );
}
