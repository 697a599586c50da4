/** Six hundred listings, newest first, with their pictures. */

import type { PictureSeed } from "#demo/artwork.ts";
import { createDeck } from "#demo/chance.ts";
import { pickAgent, responsibleAgent } from "#demo/dashboards/agent.ts";
import { createRandom, type Random } from "#demo/drawing/random.ts";
import { listingIdOf, phoneOf } from "#demo/identity.ts";
import { createPictureChooser } from "#demo/pictures.ts";
import type { DemoCity } from "#demo/places/cities.ts";
import type { Locality } from "#demo/places/locality.ts";
import type { AgentRow, ListingImageRow, ListingRow } from "#demo/repository.ts";
import {
  type Lister,
  type ListingStatus,
  type PropertyType,
  SUBTYPES_OF,
  type Subtype,
} from "#domain/listings/listing.ts";
import type { PictureRow } from "#server/platform/db/pictures.ts";
import type { Writer } from "./brief.ts";
import { createFlatWriter } from "./flats.ts";
import { createHouseWriter } from "./houses.ts";
import { createLandWriter } from "./land.ts";
import { type Life, lifeOf, listingAges } from "./listing-history.ts";
import {
  chooseLister,
  createCityChooser,
  dealsIn,
  isAtHome,
  type Kind,
  type Listed,
  plannedKinds,
} from "./listing-plan.ts";
import { createWorkplaceWriter } from "./workplaces.ts";

const FIRST_OWNER_PHONE = 60_200;
const JITTER_DEGREES = 0.006;
const WHATSAPP_SHARE = 0.8;

type Listings = { properties: ListingRow[]; propertyImages: ListingImageRow[] };
type Contact = Pick<ListingRow, "companyId" | "agentId" | "whatsappNumber"> & { postedBy: Lister };

export function listingRows(
  now: Date,
  agents: readonly AgentRow[],
  pool: readonly PictureSeed[],
): Listings {
  const seed = createRandom("listings");
  const kinds = plannedKinds(seed.fork("plan"));
  const ages = listingAges(seed.fork("ages"), kinds.length);
  const writers = createWriters(seed.fork("words"));
  const localityFor = createLocalityChooser(seed.fork("localities"));
  const chooseCity = createCityChooser();
  const choosePictures = createPictureChooser(pool);
  const pictureFor = new Map(pool.map((picture) => [picture.id, storedPicture(picture)]));
  const properties: ListingRow[] = [];
  const propertyImages: ListingImageRow[] = [];

  for (const [index, kind] of kinds.entries()) {
    const random = createRandom(`listing/${index}`);
    const city = chooseCity(kind, random);
    const listed = chooseLister(kind, city, random);
    const locality = listed.project?.locality ?? localityFor(city, kind.subtype);
    const life = lifeOf({ index, purpose: kind.purpose, ageDays: ages[index] ?? 0, now, random });
    const row: ListingRow = {
      id: listingIdOf(`listing/${index}`),
      type: typeOf(kind.subtype),
      ...kind,
      ...writers[kind.subtype]({ ...kind, city, locality, project: listed.project, random, now }),
      ...whereabouts(locality, random),
      projectId: listed.project?.id ?? null,
      ...contactOf({ kind, listed, agents: agentsIn(city, agents), index }, random),
      ...life,
    };
    const chosen = choosePictures(kind.subtype, listsOf(kind, city, row, life), random);
    const pictures = chosen.flatMap((id) => pictureFor.get(id) ?? []);
    properties.push({ ...row, pictures, hasPhotos: pictures.length > 0 });
    for (const [position, mediaId] of chosen.entries()) {
      propertyImages.push({ propertyId: row.id, position, mediaId });
    }
  }
  return { properties, propertyImages };
}

/** As the database would store it, so that it has nothing to update in rows with thirty indexes. */
function storedPicture({ id, width, height, kind }: PictureSeed): PictureRow {
  return { id, width, height, kind, thumbhash: null };
}

function createWriters(random: Random): Record<Subtype, Writer> {
  const flat = createFlatWriter(random.fork("flats"));
  const house = createHouseWriter(random.fork("houses"));
  return {
    apartment: flat,
    "builder-floor": flat,
    penthouse: flat,
    studio: flat,
    house,
    villa: house,
    "row-house": house,
    farmhouse: house,
    office: createWorkplaceWriter(random, "office"),
    retail: createWorkplaceWriter(random, "retail"),
    warehouse: createWorkplaceWriter(random, "warehouse"),
    industrial: createWorkplaceWriter(random, "industrial"),
    "residential-land": createLandWriter(random, "residential-land"),
    "agricultural-land": createLandWriter(random, "agricultural-land"),
    "commercial-land": createLandWriter(random, "commercial-land"),
    "industrial-land": createLandWriter(random, "industrial-land"),
  };
}

/** Cycles through the suitable localities of a city, so that none is left out. */
function createLocalityChooser(random: Random) {
  const decks = new Map<string, () => Locality>();
  return (city: DemoCity, subtype: Subtype): Locality => {
    const key = `${city.slug}/${subtype}`;
    const fitting = city.localities.filter((locality) => isAtHome(locality, subtype));
    const deck = decks.get(key) ?? createDeck(random.fork(key), fitting);
    decks.set(key, deck);
    return deck();
  };
}

function typeOf(subtype: Subtype): PropertyType {
  const types = Object.keys(SUBTYPES_OF) as PropertyType[];
  const found = types.find((type) => (SUBTYPES_OF[type] as readonly string[]).includes(subtype));
  if (!found) throw new Error(`${subtype} belongs to no type`);
  return found;
}

function whereabouts(locality: Locality, random: Random) {
  const near = (degrees: number) =>
    Number((degrees + random.between(-JITTER_DEGREES, JITTER_DEGREES)).toFixed(5));
  return {
    location: `${locality.name}, ${locality.cityName}`,
    citySlug: locality.citySlug,
    localityId: locality.id,
    pincode: locality.pincode,
    latitude: near(locality.latitude),
    longitude: near(locality.longitude),
  };
}

type Deal = { kind: Kind; listed: Listed; agents: readonly AgentRow[]; index: number };

function contactOf({ kind, listed, agents, index }: Deal, random: Random): Contact {
  const { by: postedBy, company } = listed;
  const hasWhatsApp = random.chance(WHATSAPP_SHARE);
  if (postedBy === "agent")
    return { postedBy, ...agentContact(kind, pickAgent(kind, agents, random), hasWhatsApp) };
  const phone = company?.phone ?? phoneOf(FIRST_OWNER_PHONE + index);
  return {
    postedBy,
    agentId: company ? responsibleAgent(company.id, kind, agents, index) : null,
    companyId: company?.id ?? null,
    whatsappNumber: hasWhatsApp ? phone : null,
  };
}

/** Names an agent's firm where the firm deals in this kind of listing. */
function agentContact(kind: Kind, { id, companyId, phone }: AgentRow, hasWhatsApp: boolean) {
  return {
    agentId: id,
    companyId: dealsIn(companyId, kind) ? companyId : null,
    whatsappNumber: hasWhatsApp ? phone : null,
  };
}

function agentsIn({ slug }: DemoCity, agents: readonly AgentRow[]): AgentRow[] {
  return agents.filter(({ citySlug }) => citySlug === slug);
}

/** The lists in which this listing appears beside others. */
function listsOf({ purpose }: Kind, city: DemoCity, row: ListingRow, { status }: Life): string[] {
  const hidden: ListingStatus[] = ["draft", "in_review", "rejected"];
  if (status !== "live") return [hidden.includes(status) ? "hidden" : "past"];
  return [
    "all",
    `${purpose}/${row.type}`,
    purpose,
    city.slug,
    `company/${row.companyId ?? "none"}`,
  ];
}
