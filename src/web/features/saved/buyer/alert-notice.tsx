import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";

/** A short message about alerts, with a link to their settings. */
export function AlertNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-2xl py-14">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{children}</p>
      <p className="mt-6">
        <ButtonLink to="/buyer/saved" look="outline">
          <Trans>Saved homes and searches</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
