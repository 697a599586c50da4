import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import type { SignUpRole } from "#domain/accounts/account.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyHouse } from "#web/ui/icons.tsx";

await needMessages("wrong-dashboard");

/** Buyers' pages are open to all signed-in users: sellers look for homes too. */
export type DashboardRole = Exclude<SignUpRole, "buyer">;

/** Shown to a user who opens a dashboard of another role; other errors are handled elsewhere. */
export function WrongDashboard({ error }: { error: unknown }) {
  const dashboard = dashboardOf(error);
  if (!dashboard) throw error;
  return (
    <div className="wrap grid min-h-[60vh] justify-items-center gap-3 py-20 text-center">
      <EmptyHouse className="w-44 text-neem" />
      <h1 className="text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">{TITLES[dashboard]}</h1>
      <p className="max-w-[52ch] text-lg text-muted">
        <Trans>
          You are signed in with an account of another kind. Your own desk has everything that
          belongs to it.
        </Trans>
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/dashboard">
          <Trans>To your dashboard</Trans>
        </ButtonLink>
        <ButtonLink to="/" look="outline">
          <Trans>Return to Home</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

const TITLES: Record<DashboardRole, ReactNode> = {
  seller: <Trans>This desk is for sellers</Trans>,
  company: <Trans>This desk is for companies</Trans>,
  affiliate: <Trans>This desk is for affiliates</Trans>,
};

function dashboardOf(error: unknown): DashboardRole | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  const dashboard: unknown = error.data?.dashboard;
  return dashboard === "seller" || dashboard === "company" || dashboard === "affiliate"
    ? dashboard
    : undefined;
}
