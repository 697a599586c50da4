import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Phone, Star, UserRound } from "lucide-react";
import type { Agent } from "#domain/agents/agent.ts";
import { ContactLink, WhatsAppLink } from "#web/platform/contact-links.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/picture.tsx";
import { useAgentContact } from "./contact.ts";
import { useAgentLabels } from "./labels.ts";

type Props = { agent: Agent; className?: string };

export function Portrait({ agent, className = "" }: Props) {
  if (agent.portrait) {
    return <Logo picture={agent.portrait} className={`flex-none rounded-full ${className}`} />;
  }
  return (
    <span
      className={`grid flex-none place-items-center rounded-full bg-neem-wash text-neem ${className}`}
    >
      <UserRound aria-hidden="true" className="size-1/2" />
    </span>
  );
}

export function AgentBadge({ agent: { badge }, className = "" }: Props) {
  const say = useAgentLabels();
  if (!badge) return null;
  return (
    <span
      className={`rounded-full bg-marigold-wash px-2.5 py-0.5 font-semibold text-sm ${className}`}
    >
      {say(badge)}
    </span>
  );
}

/** The company's reviews, labelled as such: reviews of agents are not collected yet. */
export function AgentRating({ agent: { rating, reviewCount: count, company } }: Props) {
  const { t } = useLingui();
  if (rating === null || !company) {
    return (
      <span className="text-muted">
        <Trans>No reviews yet</Trans>
      </span>
    );
  }
  const name = company.name;
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <Star
        aria-hidden="true"
        className="mt-[.15lh] size-4 flex-none fill-marigold text-marigold"
      />
      <span className="sr-only">{t`Rating`} </span>
      <span className="font-semibold">{rating.toFixed(1)}</span>
      <span className="min-w-0 break-words text-muted">
        {t`${plural(count, { one: "# review of", other: "# reviews of" })} ${name}`}
      </span>
    </span>
  );
}

/** The law requires the number beside the agent's name; only the register can say whether it is valid. */
export function ReraLine({ agent: { reraNumber }, className = "" }: Props) {
  if (!reraNumber) {
    return (
      <p className={className}>
        <Trans>No RERA number given</Trans>
      </p>
    );
  }
  return (
    <p className={`break-words ${className}`}>
      <Trans>RERA no. given: {reraNumber}, not checked by us</Trans>
    </p>
  );
}

type ButtonProps = { agent: Agent; size?: "normal" | "compact" };

export function ChatButton({ agent, size = "compact" }: ButtonProps) {
  const { t } = useLingui();
  const name = agent.name;
  const { whatsappUrl } = useAgentContact(agent);
  return (
    <WhatsAppLink
      href={whatsappUrl}
      about={{ agentId: agent.id }}
      label={t`WhatsApp ${name}`}
      className={buttonClass({ look: "whatsapp", size }, "relative max-md:px-2")}
    >
      WhatsApp
    </WhatsAppLink>
  );
}

export function CallButton({ agent, size = "compact" }: ButtonProps) {
  const { t } = useLingui();
  const name = agent.name;
  const { telUrl } = useAgentContact(agent);
  if (!telUrl) return null;
  return (
    <ContactLink
      channel="call"
      href={telUrl}
      about={{ agentId: agent.id }}
      label={t`Call ${name}`}
      className={buttonClass({ look: "outline", size }, "relative max-md:px-2")}
    >
      <Phone aria-hidden="true" className="size-4 flex-none" />
      <Trans>Call</Trans>
    </ContactLink>
  );
}
