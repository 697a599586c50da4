import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { isWorthReloading, reloadOnce } from "#web/platform/hydration/reload.ts";
import { NotFound } from "./not-found.tsx";

type Props = { error: unknown; requestId: string | undefined };

export function ErrorScreen({ error, requestId }: Props) {
  const { t } = useLingui();
  const [isReloading] = useState(() => isWorthReloading(error));
  useEffect(() => {
    if (isReloading) reloadOnce();
  }, [isReloading]);
  if (isReloading) {
    return (
      <p role="status" className="wrap min-h-[60vh] py-16 text-muted">
        <Trans>Loading...</Trans>
      </p>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="wrap grid min-h-[60vh] content-center gap-4 py-16">
      <h1 className="text-4xl">
        <Trans>Unexpected Application Error!</Trans>
      </h1>
      <p className="text-lg text-muted">{describe(error, `500 ${t`Something went wrong`}`)}</p>
      {requestId && (
        <p className="text-muted">
          <Trans>If you write to us, quote this number: {requestId}</Trans>
        </p>
      )}
      <p>
        <a href="/" className="font-medium text-neem underline underline-offset-4">
          <Trans>Return to Home</Trans>
        </a>
      </p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="overflow-x-auto rounded-card bg-sunk p-4 text-sm">{error.stack}</pre>
      )}
    </div>
  );
}

function describe(error: unknown, otherwise: string): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.data || error.statusText}`;
  // Internal errors belong in the log; visitors must not see them.
  return import.meta.env.DEV && error instanceof Error ? error.message : otherwise;
}
