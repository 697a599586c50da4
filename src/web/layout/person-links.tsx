import { Trans } from "@lingui/react/macro";
import { LayoutDashboard } from "lucide-react";
import { useLocation } from "react-router";
import { removeDrafts } from "#web/platform/device/drafts.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { usePerson } from "#web/platform/site.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";

/** "Sign in" for visitors; dashboard and sign-out for signed-in users. */
export function PersonLinks({ className = "" }: { className?: string }) {
  const person = usePerson();
  return person ? (
    <SignedIn name={person.name} className={className} />
  ) : (
    <SignedOut className={className} />
  );
}

function SignedOut({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <ButtonLink
        to={`/auth?to=${encodeURIComponent(pathname)}`}
        rel="nofollow"
        look="quiet"
        size="compact"
        className={className}
      >
        <Trans>Login</Trans>
      </ButtonLink>
      <ButtonLink to="/sell" size="compact" className={className}>
        <Trans>List Property</Trans>
      </ButtonLink>
    </>
  );
}

/** Signing out loads a full page, so that no personal data stays in the browser's memory. */
function SignedIn({ name, className }: { name: string; className: string }) {
  const localPath = useLocalPath();
  return (
    <>
      <ButtonLink to="/dashboard" size="compact" className={className}>
        <LayoutDashboard aria-hidden="true" className="size-4 flex-none" />
        <span className="max-w-[16ch] truncate">{name || <Trans>Dashboard</Trans>}</span>
      </ButtonLink>
      <form
        method="post"
        action={localPath("/sign-out")}
        // Unsent drafts are private, and the next user of this device may be someone else.
        onSubmit={() => removeDrafts("member:")}
        className={`grid ${className}`}
      >
        <button type="submit" className={buttonClass({ look: "outline", size: "compact" })}>
          <Trans>Sign Out</Trans>
        </button>
      </form>
    </>
  );
}
