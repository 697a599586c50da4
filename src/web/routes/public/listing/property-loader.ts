/** What the property page needs besides the listing; tables and rules stay on the server. */

import type { RouterContextProvider } from "react-router";
import { type Loan, readLoan } from "#domain/listings/emi.ts";
import { isHomeType, type Listing } from "#domain/listings/listing.ts";
import { type PurchaseCosts, purchaseCosts } from "#domain/listings/purchase-cost.ts";
import { BUYERS, type Buyer } from "#domain/listings/stamp-duty-table.ts";
import { findCity } from "#domain/places/city.ts";
import type { City } from "#domain/places/city-table.ts";
import { readRera } from "#domain/rera/rera.ts";
import { landUnits } from "#domain/shared/area/local-units.ts";
import { forCard } from "#web/platform/card-data.ts";
import { run } from "#web/platform/context.ts";

const SIMILAR = 6;

export async function loadListing(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  return run(context, async (app, actor) => {
    const property = await app.properties.get(id);
    const [similar, lister, asker] = await Promise.all([
      app.properties.listSimilar(property, SIMILAR),
      property.company && app.companies.get(property.company.id),
      actor && app.inquiries.getAsker(actor),
    ]);
    return {
      property,
      /** The rating of the company that lists it. */
      rated: lister && { rating: lister.rating, reviewCount: lister.reviewCount },
      /** The signed-in user, if any; pages that are cached for everyone have none. */
      asker,
      similar: similar.map((home) => forCard(home, "grid")),
      ...placeFacts(property),
      purchase: purchaseOf(property, findCity(property.city), url.searchParams),
      now: new Date().toISOString(),
    };
  });
}

/** Facts about a listing from its state and the RERA register. */
export function placeFacts(property: Listing) {
  const city = findCity(property.city);
  const state = city?.state ?? null;
  return {
    rera: reraOf(property, city),
    landUnits: property.type === "Land" ? landUnits(state) : [],
    state,
  };
}

export type Rera = { number: string; isSample: boolean; portal: string | null };

function reraOf({ reraNumber }: Listing, city: City | undefined): Rera | null {
  if (!reraNumber) return null;
  const { normalised, isSample, lookupUrl } = readRera(reraNumber, city?.state);
  return { number: normalised, isSample, portal: lookupUrl };
}

export type PurchasePlan = { costs: PurchaseCosts; loan: Loan; buyer: Buyer };

/** For a home with a sale price; commercial property and land follow other rules. */
function purchaseOf(
  property: Listing,
  city: City | undefined,
  asked: URLSearchParams,
): PurchasePlan | null {
  const { purpose, type, priceMin: price, areaBasis, areaSqft } = property;
  if (!isHomeType(type) || purpose !== "sale" || !price) return null;
  const hasCarpetWithin = areaBasis !== "plot" && areaBasis !== "unknown";
  return {
    costs: purchaseCosts({
      price,
      city: property.city,
      state: city?.state ?? null,
      isUnderConstruction: property.possession === "under-construction",
      carpetAtMostSqft: hasCarpetWithin ? areaSqft : null,
      isCarpet: areaBasis === "carpet",
    }),
    loan: readLoan((name) => asked.get(name), price),
    buyer: BUYERS.find((buyer) => buyer === asked.get("buyer")) ?? "man",
  };
}
