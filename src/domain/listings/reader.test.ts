import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { type ListingReading, type ListingText, readListing } from "./reader.ts";

const EMPTY: ListingText = {
  title: "",
  type: "Apartment",
  location: "",
  priceRange: "",
  features: "",
  description: "",
};

type Case = [text: Partial<ListingText>, read: Partial<ListingReading>];

/** Formats that owners type and portals print. */
const CASES: Case[] = [
  [
    {
      title: "2 BHK Apartment for Sale in Sarjapur Road Bangalore",
      location: "Sarjapur Road, Bangalore",
      priceRange: "1.15 Cr",
      features: "715 sqft, Unfurnished, 11 out of 11, Under Construction, East facing, 2 baths",
    },
    {
      purpose: "sale",
      citySlug: "bangalore",
      priceMin: 11_500_000,
      areaSqft: 715,
      beds: 2,
      baths: 2,
      furnishing: "unfurnished",
      possession: "under-construction",
      facing: "east",
      floor: 11,
      totalFloors: 11,
    },
  ],
  [
    {
      location: "Near Phoenix Mall, Viman Nagar Pune 411 014",
      priceRange: "₹ 80 L - 1.2 Cr",
      features:
        "3 BHK, 1,850 sq ft super built-up, 1,450 sq.ft. carpet area, NE facing, RERA: P52100012345, Gym",
    },
    {
      pincode: "411014",
      priceMin: 8_000_000,
      priceMax: 12_000_000,
      areaSqft: 1450,
      areaBasis: "carpet",
      facing: "north-east",
      reraNumber: "P52100012345",
      reraState: "MH",
      amenities: ["Gym"],
    },
  ],
  [
    {
      title: "1RK studio for rent",
      priceRange: "₹14,000/month",
      features: "Furnished, 350 sq ft, Deposit ₹50,000, 2nd/ 6 floors",
    },
    { purpose: "rent", subtype: "studio", priceMin: 14_000, deposit: 50_000, beds: 1, floor: 2 },
  ],
  [
    { priceRange: "25,000", features: "2 BHK, 800 sq ft super area, Ground out of 2" },
    { purpose: "rent", priceMin: 25_000, areaBasis: "super", floor: 0, totalFloors: 2 },
  ],
  [
    { priceRange: "6 lakh per year", features: "2,3 BHK, 2.5 km from metro" },
    { purpose: "rent", priceMin: 50_000, beds: 2, areaSqft: null },
  ],
  [
    { priceRange: "95 lakh", features: "Three bedroom flat, 2 covered car parking, G+7" },
    { beds: 3, parking: 2, totalFloors: 7, floor: null },
  ],
  [
    {
      title: "३ बीएचके फ्लैट",
      location: "वाकड, पुणे",
      priceRange: "८० लाख",
      features: "१२०० वर्ग फुट, पूर्व मुखी, लिफ्ट",
    },
    { citySlug: "pune", priceMin: 8_000_000, areaSqft: 1200, beds: 3, facing: "east" },
  ],
  [
    {
      type: "House",
      title: "Villa in Kismatpur",
      priceRange: "3.26 Cr - 3.66 Cr",
      features: "3 BHK Villa, 3264 - 3661 sqft, Possession in 2025",
    },
    { subtype: "villa", areaSqft: 3264, possession: "under-construction", priceMax: 36_600_000 },
  ],
  [
    {
      type: "Commercial",
      title: "Showroom, HSR Layout",
      location: "Sector 1, HSR Layout, Bangalore",
      priceRange: "7.5 Lacs per month",
      features: "8850 sq.ft built up, 7000 sq.ft carpet, Ground Floor/ 5 floors, 2 washrooms",
    },
    {
      purpose: "rent",
      subtype: "retail",
      priceMin: 750_000,
      areaSqft: 7000,
      baths: 2,
      floor: 0,
      totalFloors: 5,
    },
  ],
  [
    {
      type: "Commercial",
      title: "Godown",
      priceRange: "Rs 18 per sq ft per month",
      features: "20000 sq ft, Shed",
    },
    { purpose: "rent", subtype: "warehouse", priceMin: 360_000 },
  ],
  [
    { type: "Commercial", priceRange: "Price on request", features: "3 lifts, 24x7 access" },
    { purpose: "sale", subtype: "office", priceMin: null, priceMax: null, areaSqft: null },
  ],
  [
    {
      type: "Land",
      title: "Farm land",
      priceRange: "₹ 3 Cr per acre",
      features: "2 acre 20 guntha, Borewell",
    },
    { subtype: "agricultural-land", areaSqft: 108_900, areaBasis: "plot", priceMin: 75_000_000 },
  ],
  [
    { type: "Land", title: "Corner site", priceRange: "₹ 4,500/sq ft", features: "30x40" },
    { subtype: "residential-land", areaSqft: 1200, priceMin: 5_400_000, beds: null },
  ],
  [
    { type: "Land", priceRange: "2.3 crore", features: "200 gaj, NE facing" },
    { purpose: "sale", areaSqft: 1800, facing: "north-east" },
  ],
  // If there is nothing to read, the result is empty, not a guess.
  [
    { priceRange: "call", features: "Lift" },
    { priceMin: null, areaSqft: null, beds: null, floor: null, furnishing: null, facing: null },
  ],
  [
    { priceRange: "60 L", features: "12th floor of 7" },
    { floor: null, totalFloors: null },
  ],
  [{ priceRange: "60 L", features: "Visitor parking, Parking" }, { parking: null }],
];

describe("what a listing says in its own words", () => {
  test.each(CASES)("%j", (text, expected) => {
    expect(readListing({ ...EMPTY, ...text })).toMatchObject(expected);
  });
});

test("a locality's likeliest name comes first, and the city is none", () => {
  const { localityNames } = readListing({ ...EMPTY, location: "Sector 1, HSR Layout, Bangalore" });

  expect(localityNames.slice(0, 2)).toEqual(["HSR Layout", "HSR"]);
  expect(localityNames).toContain("Sector 1");
  expect(localityNames).not.toContain("Bangalore");
});

test("whatever is typed is read at once", async () => {
  for (const piece of ["1", "1 ", "9,", "rera ", "north", "floor ", "1/", "bhk", "(", "₹1-", "अ"]) {
    const text = piece.repeat(8000 / piece.length);
    const listing = {
      title: text.slice(0, 200),
      type: "House",
      location: text.slice(0, 200),
      priceRange: text.slice(0, 120),
      features: text.slice(0, 2000),
      description: text,
    } as const;
    expect(await quickestMs(150, () => readListing(listing))).toBeLessThan(150);
  }
});
