import { Trans } from "@lingui/react/macro";
import type { Claims } from "#domain/site/site.ts";

/** The operator's claims, as set in the site's settings. */
export function ClaimsStrip({ claims }: { claims: Claims }) {
  const rows = [
    { id: "agents", value: claims.agents, label: <Trans>agents</Trans> },
    { id: "cities", value: claims.cities, label: <Trans>cities</Trans> },
    { id: "clients", value: claims.clients, label: <Trans>clients</Trans> },
    { id: "rating", value: claims.rating, label: <Trans>average rating</Trans> },
  ];
  return (
    <dl className="mt-8 grid grid-cols-2 border-line border-y sm:grid-cols-4">
      {rows.map(({ id, value, label }, at) => (
        <div
          key={id}
          className={`flex flex-col-reverse justify-end border-line py-4 ${at > 0 ? "sm:border-l sm:pl-6" : ""}`}
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-semibold text-2xl leading-tight tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
