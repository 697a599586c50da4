import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useNavigation } from "react-router";
import { agentFilterSchema } from "#domain/agents/agent-schema.ts";
import { findCity } from "#domain/places/city.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import {
  type AgentChoices,
  AgentFilters,
  type ChosenAgents,
} from "#web/features/agents/agent-filters.tsx";
import { AgentList } from "#web/features/agents/agent-list.tsx";
import { run } from "#web/platform/context.ts";
import { fetching } from "#web/platform/fetching.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/agents";

await needMessages("agents");

const PAGE_SIZE = 24;

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = { ...filterFrom(agentFilterSchema, url.searchParams), limit: PAGE_SIZE };
  const [page, facets] = await run(context, (app) =>
    Promise.all([app.agents.list(filter), app.agents.countFacets(filter)]),
  );
  const { q, language, speciality, sort } = filter;
  const city = findCity(filter.city)?.slug ?? filter.city;
  const chosen: ChosenAgents = { q, city, language, speciality, sort };
  const choices: AgentChoices = {
    cities: facets.city.map(({ value, count }) => {
      const { name = value, nameHi = value } = findCity(value) ?? {};
      return { value, name, nameHi, count };
    }),
    languages: facets.language,
    specialities: facets.speciality,
  };
  return { page, chosen, choices };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => fetching(args);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Real estate agents`),
    description: i18n._(
      msg`Real estate agents by city, language and speciality, with their live listings, experience, phone and WhatsApp.`,
    ),
  });
}

export default function Agents({ loaderData: { page, chosen, choices } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { key } = useLocation();
  const isLoading = useNavigation().state === "loading";
  const isFiltered = Boolean(chosen.q || chosen.city || chosen.language || chosen.speciality);
  return (
    <>
      <div className="border-line border-b">
        <div className="wrap py-9">
          <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
            <Trans>Agents</Trans>
          </h1>
          <p className="mt-2 max-w-[56ch] text-[1.0625rem] text-muted">
            <Trans>
              Local agents, by city and language. Experience and sales are the agents' own figures;
              we count live listings.
            </Trans>
          </p>
          <AgentFilters chosen={chosen} choices={choices} />
        </div>
      </div>
      <div className="wrap pt-6">
        <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
          <p role="status">{isLoading ? t`Loading agents...` : <Found count={page.total} />}</p>
          {isFiltered && (
            <Link to="/agents" className="font-medium text-neem hover:underline">
              <Trans>Clear Filters</Trans>
            </Link>
          )}
        </div>
        {page.items.length === 0 ? (
          <NoAgents isFiltered={isFiltered} />
        ) : (
          <AgentList key={key} page={page} pathAfter={(cursor) => pathOf(chosen, cursor)} />
        )}
      </div>
    </>
  );
}

function Found({ count }: { count: number }) {
  const { t } = useLingui();
  return t`${plural(count, { one: "# agent found", other: "# agents found" })}`;
}

function NoAgents({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  if (!isFiltered) {
    return (
      <EmptyState title={t`No agents listed yet`}>
        <Trans>Agents appear here as soon as their profiles are published.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No agents found`}
      action={
        <ButtonLink to="/agents" look="outline">
          <Trans>All agents</Trans>
        </ButtonLink>
      }
    >
      <Trans>Nobody fits all of this. Try another city or any language.</Trans>
    </EmptyState>
  );
}

function pathOf(chosen: ChosenAgents, cursor: string): string {
  const given = Object.entries(chosen).filter(([, value]) => value !== "");
  return `/agents?${new URLSearchParams([...given, ["cursor", cursor]])}`;
}
