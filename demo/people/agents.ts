/** Forty agents, four per city; most belong to a company in their trade. */

import { type PictureSeed, pictureOf } from "#demo/artwork.ts";
import { sample } from "#demo/chance.ts";
import { DEMO_COMPANIES, sampleRera } from "#demo/companies/companies.ts";
import { createRandom, cycle, range } from "#demo/drawing/random.ts";
import { phoneOf, uuidOf } from "#demo/identity.ts";
import { DEMO_CITIES, type DemoCity } from "#demo/places/cities.ts";
import type { AgentRow } from "#demo/repository.ts";
import { companyIdFrom } from "#domain/companies/company.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { AGENT_ROLES, BADGES, CITY_LANGUAGES, WOMEN } from "./names.ts";
import { personName } from "./people.ts";

const AGENTS_PER_CITY = 4;
const FIRST_AGENT_PHONE = 50_120;
const FIRST_AGENT_RERA = 501;

export function agentRows(now: Date): { agents: AgentRow[]; portraits: PictureSeed[] } {
  const createdAt = new Date(now.getTime() - 300 * DAY_MS);
  const agents = DEMO_CITIES.flatMap((city, cityIndex) =>
    range(AGENTS_PER_CITY).map((place) =>
      agentRow(city, cityIndex * AGENTS_PER_CITY + place, createdAt),
    ),
  );
  const portraits = agents.map(({ id, name }, index) =>
    pictureOf(portraitIdOf(id), { what: "portrait", seed: portraitSeed(name, index) }, createdAt),
  );
  return { agents, portraits };
}

function agentRow(city: DemoCity, index: number, createdAt: Date): AgentRow {
  const random = createRandom(`agent/${index}`);
  const name = personName(index);
  const id = companyIdFrom(name);
  const role = cycle(AGENT_ROLES, index * 3 + Math.floor(index / 8));
  const experienceYears = random.integer(2, 22);
  const firms = DEMO_COMPANIES.filter(
    ({ citySlug, trades }) => citySlug === city.slug && trades.includes(role.trade),
  );
  return {
    id,
    companyId: index % 6 === 0 || firms.length === 0 ? null : cycle(firms, index).id,
    name,
    title: role.title,
    location: `${cycle(city.localities, index * 2).name}, ${city.name}`,
    citySlug: city.slug,
    specialization: role.specialization,
    experienceYears,
    propertiesSold: experienceYears * random.integer(4, 11),
    languages: sample(random, CITY_LANGUAGES[city.slug] ?? ["English"], random.integer(2, 3)),
    description: role.description,
    badge: index % 4 === 1 ? random.pick(BADGES) : null,
    phone: phoneOf(FIRST_AGENT_PHONE + index * 11),
    email: `${id}@agents.example`,
    reraNumber: index % 5 === 0 ? null : sampleRera(FIRST_AGENT_RERA + index),
    portraitId: portraitIdOf(id),
    status: "live",
    createdAt,
    updatedAt: createdAt,
  };
}

/** Even seeds produce portraits of women, odd ones of men. */
function portraitSeed(name: string, index: number): number {
  return 2 * (index + 1) + (WOMEN.has(name.split(" ")[0] ?? "") ? 0 : 1);
}

function portraitIdOf(agentId: string): string {
  return uuidOf(`portrait/${agentId}`);
}
