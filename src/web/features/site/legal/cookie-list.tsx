import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Every cookie by name; none of them tracks anyone. */
export function CookieList() {
  return (
    <ul>
      <Cookie names="lang">
        <Trans>your choice of language, for a year.</Trans>
      </Cookie>
      <Cookie names="session">
        <Trans>that you are signed in, until you sign out, and for 30 days at most.</Trans>
      </Cookie>
      <Cookie names="known-device, device">
        <Trans>
          that you have signed in from this browser before, so that nobody who guesses at your
          password can lock you out of it; for 180 days.
        </Trans>
      </Cookie>
      <Cookie names="phone-step, google-step, second-step">
        <Trans>how far you are while you sign in, for 10 minutes.</Trans>
      </Cookie>
      <Cookie names="requirement">
        <Trans>the receipt of the requirement you have just sent, for 15 minutes.</Trans>
      </Cookie>
      <Cookie names="wrote">
        <Trans>
          that you have just sent or changed something, so that the next pages show it to you at
          once; for 10 seconds, and only where this site reads from more than one database.
        </Trans>
      </Cookie>
      <Cookie names="via">
        <Trans>
          the code of the affiliate's link you came by, for 60 days. Clicks are counted; who clicked
          is not known.
        </Trans>
      </Cookie>
    </ul>
  );
}

function Cookie({ names, children }: { names: string; children: ReactNode }) {
  return (
    <li>
      <code>{names}</code>: {children}
    </li>
  );
}
