import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button.tsx";

/** A short page with one message and a link home. */
export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-2xl py-14">
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-3 text-lg text-muted">{children}</div>
      <p className="mt-6">
        <ButtonLink to="/" look="outline">
          <Trans>Return to Home</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
