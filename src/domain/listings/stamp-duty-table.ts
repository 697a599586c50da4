/**
 * Stamp duty and registration of a sale deed in town, by state: dated data. Rates change with state budgets;
 * when changing one, update its date and source too. What sources disagree about, or what was not verified at
 * a source, is marked as contested and shown as such.
 */

import { CRORE, LAKH } from "#domain/shared/money/money.ts";

export const BUYERS = ["man", "woman", "joint"] as const;
export type Buyer = (typeof BUYERS)[number];

/** What is charged on top of the duty, by the state's own name for it. */
export type Surcharge = "metro-cess" | "local-tax-and-metro-cess" | "cess" | "transfer-duty";

type DutyBand = {
  /** The highest price of the band; the last band is open-ended. */
  upTo: number | null;
  percent: Record<Buyer, number>;
  surchargePercent: number;
};

export type DutyRates = {
  state: string;
  /** Only in these cities; undefined for the rest of the state. */
  cities?: readonly string[];
  bands: readonly DutyBand[];
  surcharge?: Surcharge;
  registration: {
    percent: number;
    /** Women pay this instead. */
    womanPercent?: number;
    maxRupees?: number;
    plusRupees?: number;
    /** Charged by slabs that we do not know individually: the highest is used. */
    isHighestSlab?: boolean;
  };
  /** A year or a month, as exact as the source is; null where it gives no date. */
  asOf: string | null;
  source: { name: string; url: string };
  isContested: boolean;
};

const same = (percent: number) => ({ man: percent, woman: percent, joint: percent });

const anyPrice = (percent: Record<Buyer, number>, surchargePercent = 0): readonly DutyBand[] => [
  { upTo: null, percent, surchargePercent },
];

const source = (host: string) => ({ name: host, url: `https://${host}` });

const MAHARASHTRA_REGISTRATION = { percent: 1, maxRupees: 30_000 } as const;

/** A city's own row comes before its state's. */
export const STAMP_DUTY: readonly DutyRates[] = [
  {
    state: "MH",
    cities: ["mumbai"],
    bands: anyPrice({ man: 5, woman: 4, joint: 5 }, 1),
    surcharge: "metro-cess",
    registration: MAHARASHTRA_REGISTRATION,
    asOf: "2025-09",
    source: source("shapoorjirealestate.com"),
    isContested: false,
  },
  {
    state: "MH",
    cities: ["pune", "nagpur"],
    bands: anyPrice({ man: 5, woman: 4, joint: 5 }, 2),
    surcharge: "local-tax-and-metro-cess",
    registration: MAHARASHTRA_REGISTRATION,
    asOf: "2025",
    source: source("blog.openplot.com"),
    isContested: false,
  },
  {
    state: "KA",
    bands: [
      { upTo: 20 * LAKH, percent: same(2), surchargePercent: 0.24 },
      { upTo: 45 * LAKH, percent: same(3), surchargePercent: 0.36 },
      { upTo: null, percent: same(5), surchargePercent: 0.6 },
    ],
    surcharge: "cess",
    registration: { percent: 2 },
    asOf: "2025-08",
    source: source("deccanherald.com"),
    isContested: false,
  },
  {
    state: "DL",
    bands: anyPrice({ man: 6, woman: 4, joint: 5 }),
    registration: { percent: 1, plusRupees: 100 },
    asOf: "2025",
    source: source("godrejcapital.com"),
    isContested: false,
  },
  {
    state: "HR",
    bands: anyPrice({ man: 7, woman: 5, joint: 6 }),
    registration: { percent: 0, plusRupees: 50_000, isHighestSlab: true },
    asOf: null,
    source: source("housing.com"),
    isContested: false,
  },
  {
    state: "UP",
    bands: [
      { upTo: CRORE, percent: { man: 7, woman: 6, joint: 7 }, surchargePercent: 0 },
      { upTo: null, percent: same(7), surchargePercent: 0 },
    ],
    registration: { percent: 1 },
    asOf: "2025-07",
    source: source("hindustantimes.com"),
    isContested: false,
  },
  {
    state: "AP",
    bands: anyPrice(same(5), 1.5),
    surcharge: "transfer-duty",
    registration: { percent: 1 },
    asOf: null,
    source: source("bookmyprops.com"),
    isContested: false,
  },
  {
    state: "KL",
    bands: anyPrice(same(8)),
    registration: { percent: 2 },
    asOf: null,
    source: source("stampdutycalculator.in"),
    isContested: false,
  },
  {
    state: "GJ",
    bands: anyPrice(same(4.9)),
    registration: { percent: 1, womanPercent: 0 },
    asOf: null,
    source: source("stampdutycalculator.in"),
    isContested: false,
  },
  {
    // Other sources give a registration fee of 2 %; the higher one is used.
    state: "TN",
    bands: anyPrice(same(7)),
    registration: { percent: 4 },
    asOf: null,
    source: source("stampdutycalculator.in"),
    isContested: true,
  },
  {
    // Some sources from 2025 give 7.5 % in total.
    state: "TS",
    bands: anyPrice(same(4), 1.5),
    surcharge: "transfer-duty",
    registration: { percent: 0.5 },
    asOf: null,
    source: source("bookmyprops.com"),
    isContested: true,
  },
  {
    // Some sources still list a rebate of two points; it ended in 2024.
    state: "WB",
    bands: [
      { upTo: CRORE, percent: same(6), surchargePercent: 0 },
      { upTo: null, percent: same(7), surchargePercent: 0 },
    ],
    registration: { percent: 1 },
    asOf: null,
    source: source("creditdharma.in"),
    isContested: true,
  },
];

export function dutyRatesFor(place: { city: string; state: string | null }): DutyRates | undefined {
  const rows = STAMP_DUTY.filter(({ state }) => state === place.state);
  return (
    rows.find(({ cities }) => cities?.includes(place.city)) ?? rows.find(({ cities }) => !cities)
  );
}
