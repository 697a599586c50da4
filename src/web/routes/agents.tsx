import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { run } from "#web/context.ts";
import { AgentCard } from "#web/features/agents/agent-card.tsx";
import { fetching } from "#web/fetching.ts";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/agents";

export async function loader({ context }: Route.LoaderArgs) {
  return { agents: await run(context, (app) => app.agents.list()) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Agents`),
    description: i18n._(
      msg`Real estate agents by city and language, with their speciality and phone.`,
    ),
  });
}

export default function Agents({ loaderData: { agents } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap py-9">
      <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
        <Trans>Agents</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[56ch] text-[1.0625rem] text-muted">
        <Trans>People who know the lane, by city.</Trans>
      </p>
      {agents.length === 0 ? (
        <EmptyState title={t`No agents listed yet`} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
          {agents.map((agent) => (
            <li key={agent.id} className="min-w-0">
              <AgentCard agent={agent} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
