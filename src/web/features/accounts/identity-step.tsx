import { Trans } from "@lingui/react/macro";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";

/** Never asks for an Aadhaar number or a picture of a card: the law bars us from collecting either. */
export function IdentityStep({ to }: { to: string | undefined }) {
  return (
    <>
      <p>
        <Trans>
          You are signed in. Identity checks are coming soon; everything works without one.
        </Trans>
      </p>
      <p className="text-muted">
        <Trans>
          We never ask for your Aadhaar number or a picture of the card. Never send it to anybody
          here.
        </Trans>
      </p>
      {to ? (
        <a href={to} className={buttonClass()}>
          <Trans>Skip for now</Trans>
        </a>
      ) : (
        <ButtonLink to="/dashboard">
          <Trans>Skip for now</Trans>
        </ButtonLink>
      )}
    </>
  );
}
