/** What visitors write: requirements by kind, budgets as typed, inquiry messages. */

import type { Use } from "#demo/places/locality.ts";
import type { ListingType, RequirementPropertyType } from "#domain/requirements/requirement.ts";

export type RequirementTemplate = {
  type: RequirementPropertyType;
  listingType: ListingType;
  weight: number;
  /** The land use of the localities to search in. */
  use: Use;
  words: readonly (readonly [budget: string, message: string])[];
};

export const REQUIREMENT_TEMPLATES: readonly RequirementTemplate[] = [
  {
    type: "apartment",
    listingType: "buy",
    weight: 14,
    use: "flats",
    words: [
      ["80L-1.2Cr", "2 BHK on a middle floor, with lift. Ready possession preferred."],
      ["₹ 1.1 - 1.4 Cr", "3 BHK near a school. We can wait a year if the builder is steady."],
      ["95 lakhs", "East facing please, and one covered parking. Loan is sanctioned."],
      ["70 to 85 lakh", "Ground or first floor for my parents."],
      ["60 lakh tak", "2bhk chahiye, metro ke paas ho to achha."],
      ["1.5 crore", "3 BHK in a society with a garden, resale is fine."],
    ],
  },
  {
    type: "residential",
    listingType: "buy",
    weight: 13,
    use: "flats",
    words: [
      ["25k per month", "Looking to rent from next month, family of four."],
      ["35,000 per month", "Two of us sharing, both working. 2 BHK semi-furnished."],
      ["45 lakhs", "First home. Please send options with carpet area."],
      ["1 Cr", "Any good society with a park for the children."],
      ["", ""],
      ["50-60 lakh", "1 or 2 BHK, not above the tenth floor."],
    ],
  },
  {
    type: "villa",
    listingType: "buy",
    weight: 4,
    use: "houses",
    words: [
      ["2.5 Cr", "Independent villa with a small garden, gated if possible."],
      ["1.8 crore onwards", "Row house is also fine. At least 3 bedrooms and parking for two."],
    ],
  },
  {
    type: "land",
    listingType: "buy",
    weight: 4,
    use: "plots",
    words: [
      ["40-55 lakh", "Residential plot, 150 to 200 sq yd, clear title, loan possible."],
      ["under 70 lakh", "Corner plot preferred. Will build within two years."],
    ],
  },
  {
    type: "agricultural",
    listingType: "buy",
    weight: 3,
    use: "farms",
    words: [
      ["1.5-2 Cr", "2 acres with water and road, within 50 km of the city."],
      ["60 lakh", "Farm land with a well. I hold a farmer's certificate."],
    ],
  },
  {
    type: "office",
    listingType: "buy",
    weight: 5,
    use: "offices",
    words: [
      ["1.2 lakh per month", "20 seats, furnished, close to the metro. From January."],
      ["80k per month", "Small office for a CA firm, 500 sq ft carpet."],
    ],
  },
  {
    type: "retail",
    listingType: "buy",
    weight: 3,
    use: "shops",
    words: [
      ["60k per month", "Ground floor shop for a bakery, water and drain needed."],
      ["75 lakhs", "Main road, 300 sq ft or so."],
    ],
  },
  {
    type: "warehouse",
    listingType: "buy",
    weight: 3,
    use: "sheds",
    words: [
      ["2.5 lakh per month", "10,000 sq ft with docks, truck access at night."],
      ["1.2 lakh per month", "Dry godown for paper stock, about 5,000 sq ft."],
    ],
  },
  {
    type: "apartment",
    listingType: "sell",
    weight: 6,
    use: "flats",
    words: [
      ["72 lakhs", "Selling my 2 BHK, fourth floor, twelve years old, society registered."],
      ["1.35 Cr", "3 BHK, vacant, want a quick sale. No loan."],
      ["88 L", "2 BHK with parking, tenant leaves in March."],
    ],
  },
  {
    type: "land",
    listingType: "sell",
    weight: 3,
    use: "plots",
    words: [
      ["38 lakh", "200 sq yd plot in a gated layout, all papers ready."],
      ["price on request", "30x40 site, corner, bought in 2012."],
    ],
  },
  {
    type: "commercial",
    listingType: "sell",
    weight: 2,
    use: "shops",
    words: [
      ["65 lakhs", "Shop with a tenant, rent 42,000. Want to sell."],
      ["2.2 Cr", "First-floor office, 700 sq ft, vacant."],
    ],
  },
];

export const INQUIRY_MESSAGES = [
  "Is this still available? Can we visit on Saturday?",
  "Please share the floor plan and the all-inclusive price.",
  "What is the maintenance, and is parking included?",
  "Kya rent thoda kam ho sakta hai? Family of three.",
  "Is a loan possible on this?",
  "Interested. Please call after 6 pm.",
  "Could you send the exact location?",
  "How old is the building, and is the OC there?",
  "We need it from the first of next month.",
  "Is the price negotiable for a quick deal?",
];

/** Notes that members write after a call. */
export const LEAD_NOTES = [
  "Called, wants to come on Sunday with the family.",
  "Loan is sanctioned up to 90 lakh. Sent the cost sheet.",
  "Asked for a lower floor; checking with the site.",
  "Call again after 7 pm.",
  "Comparing with another project, decides next week.",
  "Wants the possession date in writing.",
];
