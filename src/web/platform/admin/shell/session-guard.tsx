import { Trans, useLingui } from "@lingui/react/macro";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createAdminQueries, isRefusal, useAdmin } from "#web/platform/admin/admin-query.ts";
import { LoginForm } from "#web/platform/admin/sign-in/login-form.tsx";
import { useStoredToken } from "#web/platform/admin/token.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

type Props = { frame: (content: ReactNode) => ReactNode; children: ReactNode };

/**
 * The token is stored in the browser, as the spec says; the server decides whether it is still valid: here at
 * load, and later with every call. An admin without one signs in on the spot and stays on the page.
 */
export function SessionGate({ frame, children }: Props) {
  const token = useStoredToken();
  if (token === undefined) return frame(<Waiting />);
  if (token === null) return frame(<LoginForm />);
  // Data that one admin has loaded is not cached for the next.
  return (
    <Queries key={token}>
      <Checked frame={frame}>{children}</Checked>
    </Queries>
  );
}

function Queries({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [queries] = useState(() =>
    createAdminQueries((error) => {
      if (isRefusal(error)) return;
      const description = t`Failed to fetch data`;
      void showToast({ title: t`Error`, description, tone: "error", id: "fetch" });
    }),
  );
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

function Checked({ frame, children }: Props) {
  const { isSuccess, isError, refetch } = useAdmin("/admin/session");
  if (isSuccess) return children;
  if (!isError) return frame(<Waiting />);
  return frame(
    <div role="alert" className="grid justify-items-start gap-4 py-14">
      <p>
        <Trans>The server does not answer. You are still signed in.</Trans>
      </p>
      <Button look="outline" size="compact" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>,
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="scripted py-14 text-muted">
        <Trans>Loading...</Trans>
      </p>
      <noscript>
        <div className="grid gap-3 py-14">
          <h1 className="text-2xl">
            <Trans>Admin Login</Trans>
          </h1>
          <p className="max-w-prose">
            <Trans>
              The console needs JavaScript. Switch it on for this site in your browser, or open this
              page in another browser.
            </Trans>
          </p>
        </div>
      </noscript>
    </>
  );
}
