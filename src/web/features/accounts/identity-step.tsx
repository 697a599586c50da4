import { Trans } from "@lingui/react/macro";
import { mailtoLink } from "#domain/contact-links.ts";
import { useSite } from "#web/site.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";

/** Never asks for an Aadhaar number or a picture of a card: the law bars us from collecting either. */
export function IdentityStep({ to }: { to: string | undefined }) {
  const site = useSite();
  return (
    <>
      <p>
        <Trans>
          You are signed in. Identity checks are coming soon; everything works without one.
        </Trans>
      </p>
      <p>
        <Trans>
          Do you have a RERA or GST number? Send it to{" "}
          <a href={mailtoLink(site.email) ?? undefined} className="text-neem underline">
            {site.email}
          </a>{" "}
          and we check it by hand.
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
