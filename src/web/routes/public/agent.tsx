import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse } from "react-router";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import {
  AgentAbout,
  AgentContactBar,
  AgentContactBox,
  AgentHeader,
} from "#web/features/agents/agent-profile.tsx";
import { agentData } from "#web/features/agents/structured-data.ts";
import { ListingGrid } from "#web/features/listings/cards/listing-grid.tsx";
import { run } from "#web/platform/context.ts";
import { fetching } from "#web/platform/fetching.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { breadcrumbData, pageMeta, siteOf } from "#web/platform/meta.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/agent";

await needMessages("agents");

const PAGE_SIZE = 24;

export function loader({ params, url, context }: Route.LoaderArgs) {
  return run(context, async (app) => {
    const cursor = url.searchParams.get("cursor") ?? undefined;
    // Load the agent first: an invalid id needs nothing else.
    const agent = await app.agents.get(params.id);
    const page = await app.properties.list(
      listingFilterSchema.parse({ agentId: agent.id, limit: PAGE_SIZE, cursor }),
    );
    return { agent, page, now: new Date().toISOString() };
  });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const { pathname } = args.location;
  const i18n = i18nFor(pathname);
  if (!args.loaderData) {
    return pageMeta(args, {
      title: i18n._(msg`Agent Not Found`),
      description: i18n._(msg`There is no such agent.`),
      isIndexed: false,
    });
  }
  const { agent, page } = args.loaderData;
  const { name, title, location } = agent;
  const publicUrl = siteOf(args.matches)?.publicUrl ?? "";
  const language = languageOf(pathname);
  return pageMeta(args, {
    title: i18n._(msg`${name}, ${title} in ${location}`),
    description: `${agent.description} ${location}.`,
    pictureId: page.items[0]?.images[0]?.id ?? agent.portrait?.id,
    structuredData: [
      agentData(agent, publicUrl + localPath(language, `/agents/${agent.id}`), publicUrl),
      breadcrumbData(publicUrl, [
        { name: i18n._(msg`Home`), path: localPath(language, "/") },
        { name: i18n._(msg`Agents`), path: localPath(language, "/agents") },
        { name, path: localPath(language, `/agents/${agent.id}`) },
      ]),
    ],
  });
}

export default function AgentPage({ loaderData: { agent, page, now } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="wrap pt-3 max-md:pb-18">
      <Breadcrumb
        crumbs={[
          { label: t`Home`, to: "/" },
          { label: t`Agents`, to: "/agents" },
          { label: agent.name },
        ]}
      />
      <div className="grid gap-x-14 gap-y-8 border-line border-b pb-10 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <AgentHeader agent={agent} />
          <div className="mt-8">
            <AgentAbout agent={agent} />
          </div>
        </div>
        <aside className="md:sticky md:top-22 md:self-start">
          <AgentContactBox agent={agent} />
        </aside>
      </div>
      <h2 className="mt-10 mb-5 text-2xl">
        <Trans>Live listings</Trans>
      </h2>
      {page.items.length === 0 ? (
        <EmptyState title={t`No Properties Listed`} level="h3">
          <Trans>This agent has no live listing today.</Trans>
        </EmptyState>
      ) : (
        <ListingGrid properties={page.items} now={now} />
      )}
      {page.nextCursor && (
        <p className="mt-8 text-center">
          <ButtonLink to={`/agents/${agent.id}?cursor=${page.nextCursor}`} look="outline">
            <Trans>Next page</Trans>
          </ButtonLink>
        </p>
      )}
      <AgentContactBar agent={agent} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className="wrap py-14">
      <EmptyState
        title={t`Agent Not Found`}
        level="h1"
        action={
          <ButtonLink to="/agents">
            <Trans>All agents</Trans>
          </ButtonLink>
        }
      >
        <Trans>This agent may have left the site.</Trans>
      </EmptyState>
    </div>
  );
}
