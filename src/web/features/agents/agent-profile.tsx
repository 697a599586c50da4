import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Building2, Mail, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { Agent } from "#domain/agents/agent.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { ContactLink } from "#web/platform/contact-links.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import {
  AgentBadge,
  AgentRating,
  CallButton,
  ChatButton,
  Portrait,
  ReraLine,
} from "./agent-parts.tsx";
import { useAgentContact } from "./contact.ts";
import { useAgentLabels } from "./labels.ts";

type Props = { agent: Agent };

export function AgentHeader({ agent }: Props) {
  const { url } = useAgentContact(agent);
  return (
    <header className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-4 md:gap-x-6">
      <Portrait agent={agent} className="size-20 md:size-36" />
      <div className="min-w-0 flex-1 basis-44">
        <h1 className="text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">{agent.name}</h1>
        <p className="mt-1 text-lg text-muted">{agent.title}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5">
          <span className="inline-flex items-center gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="size-4" />
            {agent.location}
          </span>
          <AgentRating agent={agent} />
          <AgentBadge agent={agent} />
        </p>
      </div>
      <ShareButton title={agent.name} url={url} />
    </header>
  );
}

export function AgentAbout({ agent }: Props) {
  const { t } = useLingui();
  const say = useAgentLabels();
  const { experienceYears: years, propertiesSold: sold, listingCount: listed } = agent;
  return (
    <>
      <section aria-labelledby="agent-about">
        <h2 id="agent-about" className="text-xl">
          <Trans context="of a person">About</Trans>
        </h2>
        <p className="mt-2 max-w-[68ch] whitespace-pre-line text-[1.0625rem]">
          {agent.description || <Trans>This agent has not written anything yet.</Trans>}
        </p>
      </section>
      <dl className="mt-7 grid gap-x-10 border-line border-t sm:grid-cols-2">
        <Fact label={t`Specialization`}>{say(agent.specialization)}</Fact>
        <Fact label={t`Experience`}>
          {t`${plural(years, { one: "# year", other: "# years" })}`}
        </Fact>
        <Fact label={t`Properties sold`}>{sold}</Fact>
        <Fact label={t`Live listings`}>{listed}</Fact>
        <Fact label={t`Languages`}>{agent.languages.map(say).join(", ")}</Fact>
        <Fact label={t`Company`}>
          {agent.company ? (
            <Link
              to={`/company/${agent.company.id}`}
              className="text-neem underline-offset-4 hover:underline"
            >
              {agent.company.name}
            </Link>
          ) : (
            <Trans>Works alone</Trans>
          )}
        </Fact>
      </dl>
      <p className="mt-3 text-muted text-sm">
        <Trans>
          Experience and properties sold are the agent's own figures; live listings are counted by
          us.
        </Trans>
      </p>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}

/** Every way to contact the agent, and the RERA number. */
export function AgentContactBox({ agent }: Props) {
  const { t } = useLingui();
  const name = agent.name;
  const { mailUrl } = useAgentContact(agent);
  return (
    <section
      aria-label={t`Contact ${name}`}
      className="rounded-card border border-line bg-surface p-5 shadow-soft"
    >
      <p className="text-muted">
        <Trans>Contact</Trans>
      </p>
      <p className="font-bold text-xl leading-tight">
        {agent.phone ? formatPhone(agent.phone) : name}
      </p>
      <div className="mt-4 grid gap-2.5">
        <div className="contents max-md:hidden">
          <ChatButton agent={agent} size="normal" />
          <CallButton agent={agent} size="normal" />
        </div>
        {mailUrl && (
          <ContactLink
            channel="email"
            href={mailUrl}
            about={{ agentId: agent.id }}
            className={buttonClass({ look: "outline" })}
          >
            <Mail aria-hidden="true" className="size-4" />
            <Trans>E-mail</Trans>
          </ContactLink>
        )}
      </div>
      {agent.company && (
        <p className="mt-4 flex items-center gap-2 border-line border-t pt-3 text-sm">
          <Building2 aria-hidden="true" className="size-4 flex-none text-muted" />
          <Link to={`/company/${agent.company.id}`} className="text-neem hover:underline">
            {agent.company.name}
          </Link>
        </p>
      )}
      <ReraLine agent={agent} className="mt-3 border-line border-t pt-3" />
    </section>
  );
}

/** On phones the buttons stay at the bottom of the screen. */
export function AgentContactBar({ agent }: Props) {
  if (!agent.phone) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-2 gap-2 border-line border-t bg-surface px-[var(--gutter)] pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:hidden">
      <CallButton agent={agent} size="normal" />
      <ChatButton agent={agent} size="normal" />
    </div>
  );
}
