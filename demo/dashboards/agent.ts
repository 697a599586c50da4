/** Assigns agents to listings by their declared specialization. */

import { cycle, type Random } from "#demo/drawing/random.ts";
import type { Kind } from "#demo/listings/listing-plan.ts";
import type { AgentRow } from "#demo/repository.ts";
import { SUBTYPES_OF, type Subtype } from "#domain/listings/listing.ts";

const HOMES: readonly Subtype[] = [...SUBTYPES_OF.Apartment, ...SUBTYPES_OF.House];

type Ground = { subtypes: readonly Subtype[]; purpose?: Kind["purpose"] };

const GROUNDS: Readonly<Record<string, Ground>> = {
  "Resale flats": { subtypes: SUBTYPES_OF.Apartment, purpose: "sale" },
  Rentals: { subtypes: HOMES, purpose: "rent" },
  "Plots and farm land": { subtypes: [...SUBTYPES_OF.Land, "farmhouse"] },
  "Offices and shops": { subtypes: ["office", "retail"] },
  "Under-construction homes": { subtypes: HOMES, purpose: "sale" },
  "Independent houses and villas": { subtypes: SUBTYPES_OF.House },
  "Warehouses and sheds": { subtypes: ["warehouse", "industrial", "industrial-land"] },
  "First homes": { subtypes: SUBTYPES_OF.Apartment },
};

/** The agent of the company who looks after the listing; null if none knows this kind. */
export function responsibleAgent(
  companyId: string,
  kind: Kind,
  agents: readonly AgentRow[],
  index: number,
): string | null {
  const staff = agents.filter((agent) => agent.companyId === companyId && knows(agent, kind));
  return staff.length === 0 ? null : cycle(staff, index).id;
}

/** The agent who lists it: an independent one who knows the kind if possible, else any agent who does. */
export function pickAgent(kind: Kind, agents: readonly AgentRow[], random: Random): AgentRow {
  const knowing = agents.filter((agent) => knows(agent, kind));
  const free = knowing.filter(({ companyId }) => companyId === null);
  const choice = [free, knowing, agents].find(({ length }) => length > 0);
  return random.pick(choice ?? agents);
}

function knows({ specialization }: AgentRow, { subtype, purpose }: Kind): boolean {
  const ground = GROUNDS[specialization];
  if (!ground?.subtypes.includes(subtype)) return false;
  return ground.purpose === undefined || ground.purpose === purpose;
}
