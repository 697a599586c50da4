/** What buying a home costs on top of its price: duty, registration and, before completion, GST. */

import { LAKH } from "#domain/shared/money/money.ts";
import { type Buyer, type DutyRates, dutyRatesFor, type Surcharge } from "./stamp-duty-table.ts";

export type Purchase = {
  price: number;
  city: string;
  state: string | null;
  isUnderConstruction: boolean;
  /** The upper bound of the carpet area: the carpet itself, or a built-up area that contains it. */
  carpetAtMostSqft: number | null;
  /** Whether the figure above is the carpet area and not just a bound. */
  isCarpet: boolean;
};

export type DutyCost = { rupees: number; percent: number; surchargePercent: number };
export type RegistrationCost = {
  rupees: number;
  percent: number;
  isCapped: boolean;
  plusRupees: number;
};
export type Gst = { rupees: number; percent: number; isUncertain: boolean };

type PurchaseCost = {
  duty: DutyCost | null;
  registration: RegistrationCost | null;
  gst: Gst | null;
  /** The price plus whatever is known of the above. */
  total: number;
};

type Rates = {
  surcharge: Surcharge | null;
  asOf: string | null;
  source: DutyRates["source"];
  isContested: boolean;
  isHighestSlab: boolean;
};

export type PurchaseCosts = {
  price: number;
  /** Null where we have no rates: the sub-registrar knows them. */
  rates: Rates | null;
  byBuyer: Record<Buyer, PurchaseCost>;
  /** Whether the rates depend on who buys. */
  isBuyerRelevant: boolean;
  /** Part of the price, not on top of it; null below the limit. */
  taxToWithhold: number | null;
};

export const TAX_AT_SOURCE = { from: 50 * LAKH, percent: 1 } as const;

/** Applies to homes before their completion certificate; not to ready homes, resale and land. */
export const GST = {
  asOf: "2025-09-22",
  usualPercent: 5,
  affordablePercent: 1,
  affordableMaxPrice: 45 * LAKH,
  affordableMaxSqm: { metro: 60, elsewhere: 90 },
} as const;

/** The metropolitan regions of the GST rule, as far as we have listings there. */
const METROS = new Set([
  "bangalore",
  "chennai",
  "delhi",
  "gurugram",
  "noida",
  "hyderabad",
  "kolkata",
  "mumbai",
]);

const SQFT_PER_SQM = 1 / 0.09290304;

export function purchaseCosts(purchase: Purchase): PurchaseCosts {
  const { price } = purchase;
  const rates = dutyRatesFor(purchase);
  const byBuyer = {
    man: costFor("man", purchase, rates),
    woman: costFor("woman", purchase, rates),
    joint: costFor("joint", purchase, rates),
  };
  return {
    price,
    rates: rates ? ratesOf(rates) : null,
    byBuyer,
    isBuyerRelevant: new Set(Object.values(byBuyer).map(({ total }) => total)).size > 1,
    taxToWithhold:
      price >= TAX_AT_SOURCE.from ? Math.round((price * TAX_AT_SOURCE.percent) / 100) : null,
  };
}

function ratesOf(rates: DutyRates): Rates {
  const { surcharge = null, asOf, source, isContested, registration } = rates;
  return {
    surcharge,
    asOf,
    source,
    isContested,
    isHighestSlab: Boolean(registration.isHighestSlab),
  };
}

function costFor(buyer: Buyer, purchase: Purchase, rates: DutyRates | undefined): PurchaseCost {
  const { price } = purchase;
  const duty = rates ? dutyOf(price, buyer, rates) : null;
  const registration = rates ? registrationOf(price, buyer, rates) : null;
  const gst = purchase.isUnderConstruction ? gstOf(purchase) : null;
  const extras = [duty, registration, gst].map((cost) => cost?.rupees ?? 0);
  return { duty, registration, gst, total: extras.reduce((sum, rupees) => sum + rupees, price) };
}

function dutyOf(price: number, buyer: Buyer, { bands }: DutyRates): DutyCost | null {
  const band = bands.find(({ upTo }) => upTo === null || price <= upTo);
  if (!band) return null;
  const percent = band.percent[buyer];
  const { surchargePercent } = band;
  return { rupees: share(price, percent + surchargePercent), percent, surchargePercent };
}

function registrationOf(price: number, buyer: Buyer, rates: DutyRates): RegistrationCost {
  const { percent: usual, womanPercent, maxRupees, plusRupees = 0 } = rates.registration;
  const percent = buyer === "woman" ? (womanPercent ?? usual) : usual;
  const charged = share(price, percent);
  const isCapped = maxRupees !== undefined && charged > maxRupees;
  return { rupees: (isCapped ? maxRupees : charged) + plusRupees, percent, isCapped, plusRupees };
}

function gstOf({ price, city, carpetAtMostSqft, isCarpet }: Purchase): Gst {
  const limit = GST.affordableMaxSqm[METROS.has(city) ? "metro" : "elsewhere"] * SQFT_PER_SQM;
  const isCheap = price <= GST.affordableMaxPrice;
  const isSmall = carpetAtMostSqft !== null && carpetAtMostSqft <= limit;
  const percent = isCheap && isSmall ? GST.affordablePercent : GST.usualPercent;
  return { rupees: share(price, percent), percent, isUncertain: isCheap && !isSmall && !isCarpet };
}

/** Rounds to the rupee; a product like 4.9 × 10 lakh is slightly off in floating point. */
function share(price: number, percent: number): number {
  return Math.round(Number(((price * percent) / 100).toFixed(4)));
}
