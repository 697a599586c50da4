import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Languages, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { Agent } from "#domain/agents/agent.ts";
import { Link } from "#web/ui/link.tsx";
import {
  AgentBadge,
  AgentRating,
  CallButton,
  ChatButton,
  Portrait,
  ReraLine,
} from "./agent-parts.tsx";
import { useAgentLabels } from "./labels.ts";

/** The whole card leads to the profile; both buttons lie above that link. */
export function AgentCard({ agent }: { agent: Agent }) {
  const say = useAgentLabels();
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-shadow duration-[180ms] has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-neem has-[h2_a:focus-visible]:outline-offset-2 hover:border-line-strong hover:shadow-soft">
      <header className="flex items-start gap-3.5">
        <Portrait agent={agent} className="size-18" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug tracking-normal">
            <Link to={`/agents/${agent.id}`} className="card-link">
              {agent.name}
            </Link>
          </h2>
          <p className="text-sm text-muted leading-snug">{agent.title}</p>
          <p className="mt-1 flex text-sm">
            <AgentRating agent={agent} />
          </p>
        </div>
      </header>
      <ul className="mt-3.5 grid gap-1 text-sm">
        <Line icon={<MapPin aria-hidden="true" className="size-4 flex-none text-muted" />}>
          {agent.location}
        </Line>
        <Line icon={<Languages aria-hidden="true" className="size-4 flex-none text-muted" />}>
          {agent.languages.map(say).join(", ")}
        </Line>
      </ul>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <span className="rounded-full bg-neem-wash px-2.5 py-0.5 font-semibold text-neem text-sm">
          {say(agent.specialization)}
        </span>
        <AgentBadge agent={agent} />
      </p>
      <p className="mt-3 mb-3.5 line-clamp-2 text-muted">{agent.description}</p>
      <Numbers agent={agent} />
      <ReraLine agent={agent} className="mt-3 text-muted text-sm" />
      {agent.phone && (
        <div className="mt-3.5 grid grid-cols-2 gap-2.5">
          <CallButton agent={agent} />
          <ChatButton agent={agent} />
        </div>
      )}
    </article>
  );
}

function Numbers({ agent }: { agent: Agent }) {
  const { t } = useLingui();
  const { experienceYears: years, propertiesSold: sold, listingCount: listed } = agent;
  const facts = [
    {
      label: t`Experience`,
      value: t`${plural(years, { one: "# year", other: "# years" })}`,
    },
    { label: t`Properties sold`, value: String(sold) },
    { label: t`Live listings`, value: String(listed) },
  ];
  return (
    <dl className="mt-auto grid grid-cols-3 border-line border-y py-2.5 leading-tight">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end pr-2">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      {icon}
      <span className="truncate">{children}</span>
    </li>
  );
}
