import type { Agent } from "#domain/agents/agent.ts";
import { sharePictureUrl } from "#domain/pictures/picture.ts";

/** The agent for search engines; no rating, because the reviews are the company's. */
export function agentData(agent: Agent, url: string, publicUrl: string) {
  return {
    "@type": "RealEstateAgent",
    name: agent.name,
    description: agent.description,
    url,
    address: agent.location,
    knowsLanguage: agent.languages,
    ...(agent.portrait && { image: publicUrl + sharePictureUrl(agent.portrait.id) }),
    ...(agent.phone && { telephone: agent.phone }),
    ...(agent.email && { email: agent.email }),
    ...(agent.company && {
      parentOrganization: {
        "@type": "RealEstateAgent",
        name: agent.company.name,
        url: `${publicUrl}/company/${agent.company.id}`,
      },
    }),
  };
}
