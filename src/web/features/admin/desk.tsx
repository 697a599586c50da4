import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin, forgetToken, SessionEnded } from "./admin-api.ts";
import { type Requirement, RequirementList } from "./requirement-list.tsx";

type Numbers = { companies: number; properties: number; requirements: number };
type State = { numbers: Numbers; requirements: Requirement[] };

/** What the admin reads today: how much there is, and what customers ask for. */
export function Desk({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useLingui();
  const [state, setState] = useState<State | null>(null);

  const load = useCallback(async () => {
    try {
      const [companies, properties, requirements] = await Promise.all([
        callAdmin<unknown[]>("/companies?limit=1"),
        callAdmin<unknown[]>("/properties?limit=1"),
        callAdmin<Requirement[]>("/requirements"),
      ]);
      setState({
        numbers: {
          companies: companies.total ?? 0,
          properties: properties.total ?? 0,
          requirements: requirements.total ?? 0,
        },
        requirements: requirements.data,
      });
    } catch (error) {
      if (error instanceof SessionEnded) return onSignedOut();
      const description = t`Failed to fetch data`;
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }, [onSignedOut, t]);

  useEffect(() => {
    void load();
  }, [load]);

  async function signOut() {
    await callAdmin("/admin/logout", { method: "POST" }).catch(() => undefined);
    forgetToken();
    await showToast({ title: t`Logged out successfully` });
    onSignedOut();
  }

  return (
    <div className="py-9">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-3xl">
          <Trans>Admin</Trans>
        </h1>
        <Button look="outline" size="compact" onClick={signOut}>
          <Trans>Logout</Trans>
        </Button>
      </header>
      {state ? (
        <>
          <Totals numbers={state.numbers} />
          <RequirementList requirements={state.requirements} />
        </>
      ) : (
        <p role="status" className="mt-6 text-muted">
          <Trans>Loading...</Trans>
        </p>
      )}
    </div>
  );
}

function Totals({ numbers }: { numbers: Numbers }) {
  const { t } = useLingui();
  const rows = [
    { label: t`Total Companies`, value: numbers.companies },
    { label: t`Total Properties`, value: numbers.properties },
    { label: t`Requirements`, value: numbers.requirements },
  ];
  return (
    <dl className="mt-6 grid gap-3 sm:grid-cols-3">
      {rows.map(({ label, value }) => (
        <div key={label} className="rounded-card border border-line bg-surface px-4 py-3.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold text-3xl tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
