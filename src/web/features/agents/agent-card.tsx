import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { MapPin, Phone } from "lucide-react";
import type { Agent } from "#domain/agent.ts";
import { greetingMessage, telLink, whatsappLink } from "#domain/contact-links.ts";
import { isMobile } from "#domain/phone.ts";
import { MESSAGE_WORDS, useLanguage } from "#web/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import { Logo } from "#web/ui/picture.tsx";

export function AgentCard({ agent }: { agent: Agent }) {
  const { t } = useLingui();
  const { experienceYears: years, propertiesSold: sold } = agent;
  const languages = agent.languages.join(", ");
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <header className="flex items-center gap-3.5">
        {agent.portrait && (
          <Logo picture={agent.portrait} className="size-16 flex-none rounded-full" />
        )}
        <div className="min-w-0">
          <h2 className="text-lg tracking-normal">{agent.name}</h2>
          <p className="text-muted text-sm">{agent.title}</p>
        </div>
        {agent.badge && (
          <span className="ml-auto rounded-full bg-marigold-wash px-2.5 py-0.5 text-center font-semibold text-sm">
            {agent.badge}
          </span>
        )}
      </header>
      <p className="mt-3 flex items-center gap-1.5 text-[0.9375rem] text-muted">
        <MapPin aria-hidden="true" className="size-4 flex-none" />
        {agent.location}
      </p>
      <p className="mt-2 line-clamp-3">{agent.description}</p>
      <dl className="mt-3 mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-[0.9375rem]">
        <dt className="text-muted">{t`Specialization`}</dt>
        <dd>{agent.specialization}</dd>
        <dt className="text-muted">{t`Experience`}</dt>
        <dd>{t`${plural(years, { one: "# year", other: "# years" })}`}</dd>
        <dt className="text-muted">{t`Properties sold`}</dt>
        <dd>{sold}</dd>
        <dt className="text-muted">{t`Languages`}</dt>
        <dd>{languages}</dd>
      </dl>
      {agent.phone && <Actions name={agent.name} phone={agent.phone} />}
    </article>
  );
}

function Actions({ name, phone }: { name: string; phone: string }) {
  const { t } = useLingui();
  const words = MESSAGE_WORDS[useLanguage()];
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5">
      <a
        href={telLink(phone) ?? undefined}
        aria-label={t`Call ${name}`}
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <Phone aria-hidden="true" className="size-4" />
        <Trans>Call</Trans>
      </a>
      {isMobile(phone) && (
        <a
          href={whatsappLink(phone, greetingMessage(name, words))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`WhatsApp ${name}`}
          className={buttonClass({ look: "whatsapp", size: "compact" })}
        >
          <WhatsAppIcon />
          WhatsApp
        </a>
      )}
    </div>
  );
}
