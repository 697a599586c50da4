import { describe, expect, test } from "vitest";
import { readRows as read, reasonsOf } from "#test/import-rows.ts";

describe("columns are told by header and cells", () => {
  test("of a portal's scrape, in capitals", () => {
    const { facts, drafts } = read(
      "gurgaon_rent.csv",
      [
        "PROP_ID",
        "CITY",
        "PRICE",
        "PRICE_SQFT",
        "AREA",
        "PROP_HEADING",
        "FURNISH",
        "BEDROOM_NUM",
        "FLOOR_NUM",
        "AMENITIES_SCORE",
      ],
      [
        "a1",
        "gurgaon",
        "75000.0",
        "28.0",
        "2604.0",
        "4 bhk flat in sector 12 gurgaon",
        "Semifurnished",
        "4.0",
        "high rise",
        "55",
      ],
      [
        "a2",
        "gurgaon",
        "45000.0",
        "45.0",
        "1220.0",
        "2 bhk flat in green city 1",
        "Unfurnished",
        "2.0",
        "mid rise",
        "14",
      ],
    );

    expect(facts.columns).toEqual({
      sourceKey: "PROP_ID",
      city: "CITY",
      price: "PRICE",
      area: "AREA",
      title: "PROP_HEADING",
      furnishing: "FURNISH",
      beds: "BEDROOM_NUM",
    });
    expect(drafts[0]).toMatchObject({
      sourceKey: "a1",
      title: "4 BHK Flat in Sector 12 Gurgaon",
      location: "Sector 12, Gurugram",
      localityName: "Sector 12",
      citySlug: "gurugram",
      purpose: "rent",
      priceMin: 75_000,
      areaSqft: 2604,
      beds: 4,
      furnishing: "semi-furnished",
      floor: null,
    });
  });

  test("of a data set whose city and lakhs stand in names only", () => {
    const { drafts } = read(
      "Bengaluru_Homes.csv",
      ["area_type", "availability", "location", "size", "total_sqft", "bath", "price(lakhs)"],
      ["Super built-up  Area", "Ready To Move", "Old Madras Road", "2 BHK", "1056", "2", "39.07"],
      ["Plot  Area", "19-Dec", "Hosur Road", "4 Bedroom", "34.46Sq. Meter", "5", "120"],
      ["Built-up  Area", "Ready To Move", "Neem Layout", "3 BHK", "2100 - 2850", "3", "98.5"],
    );

    expect(drafts).toMatchObject([
      {
        type: "Apartment",
        citySlug: "bangalore",
        priceMin: 3_907_000,
        areaSqft: 1056,
        areaBasis: "super",
        beds: 2,
        baths: 2,
        possession: "ready",
      },
      {
        type: "House",
        citySlug: "bangalore",
        priceMin: 12_000_000,
        areaSqft: 371,
        areaBasis: "plot",
        beds: 4,
      },
      { areaSqft: 2100, areaBasis: "builtup", purpose: "sale" },
    ]);
  });

  test("of cells that run together, hold lines and broken signs", () => {
    const { drafts } = read(
      "hyderabad.csv",
      ["", "Property_Type", "Area_in_Sft", "Price", "bhk", "Posted_On"],
      [
        "0",
        "2 BHK Residential Apartment in Neem Nagar",
        "1,053 sq.ft. (98 sq.m.) Super built-up Area",
        "₹ 46 Lac₹ 4,368/sq.ft.",
        "2 BHK2 Baths",
        "Posted on 18th Jun, 2021 by Owner",
      ],
      [
        "1",
        "Residential land / Plot in Lake View",
        "1,350 sq.ft. (125 sq.m.) Plot Area",
        "â‚¹ 33 Lacâ‚¹ 2,444/sq.ft.",
        "",
        "Posted on 20th Apr, 2021 by Dealer",
      ],
      [
        "2",
        "3 BHK Residential Apartment in Neem Nagar",
        "\n1,500 sq.ft.\n",
        "Price on Request",
        "3 BHK",
        "Posted by Builder",
      ],
    );

    expect(drafts).toMatchObject([
      {
        title: "2 BHK Residential Apartment in Neem Nagar",
        localityName: "Neem Nagar",
        priceMin: 4_600_000,
        priceRange: "₹46 L",
        areaBasis: "super",
        beds: 2,
        baths: 2,
        postedBy: "owner",
      },
      {
        type: "Land",
        subtype: "residential-land",
        priceMin: 3_300_000,
        areaSqft: 1350,
        areaBasis: "plot",
        beds: null,
        postedBy: "agent",
      },
      { priceMin: null, priceRange: "Price on request", areaSqft: 1500 },
    ]);
  });

  test("of an office list, with basements and impossible floors", () => {
    const { drafts } = read(
      "commercial_rent.csv",
      ["rent_per_month", "address", "carpet_area_sqft", "floor"],
      [
        "1.2 Lac",
        "in Tech Park , Neem Field, , Bangalore East, Bangalore",
        "1400",
        "2nd/ 4 floors",
      ],
      ["35,000", "in Lake Road, , Bangalore Central, Bangalore", "null", "B1/ 2 floors"],
      ["45,000", "Bangalore Central, Bangalore", "900", "9 out of 4"],
    );

    expect(drafts).toMatchObject([
      {
        type: "Commercial",
        purpose: "rent",
        priceMin: 120_000,
        priceRange: "₹1,20,000/month",
        location: "Tech Park, Neem Field, Bangalore",
        localityName: "Neem Field",
        areaSqft: 1400,
        areaBasis: "carpet",
        floor: 2,
        totalFloors: 4,
      },
      { location: "Lake Road, Bangalore", areaSqft: null, floor: -1, totalFloors: 2 },
      { location: "Bangalore Central, Bangalore", floor: null, totalFloors: null },
    ]);
  });

  test("of a Hindi sheet", () => {
    const { drafts } = read(
      "सूची.csv",
      ["शीर्षक", "कीमत", "क्षेत्रफल", "शहर", "प्रकार"],
      ["पुणे में २ बीएचके", "₹ ८५ लाख", "१०५० वर्ग फुट", "पुणे", "फ्लैट"],
      ["नोएडा में विला", "₹ १.२५ करोड़", "२०० गज", "नोएडा", "विला"],
    );

    expect(drafts).toMatchObject([
      { priceMin: 8_500_000, areaSqft: 1050, citySlug: "pune", type: "Apartment" },
      { priceMin: 12_500_000, areaSqft: 1800, citySlug: "noida", type: "House", subtype: "villa" },
    ]);
  });
});

describe("a row is refused", () => {
  const header = ["title", "price", "area", "city"];
  test.for([
    ["without a price", ["2 BHK flat", "", "900 sqft", "Pune"], { price: "No price" }],
    [
      "with words for a price",
      ["2 BHK flat", "call", "900", "Pune"],
      { price: '"call" is not a price' },
    ],
    [
      "with a rate for a price",
      ["Plot", "5,000/sq ft", "900", "Pune"],
      { price: '"5,000/sq ft" is a rate, not a price' },
    ],
    [
      "when a plot costs too little",
      ["Plot for sale", "25,000", "900", "Pune"],
      { price: '"25,000" is too little for a sale' },
    ],
    [
      "when its area shows the price to be a rate",
      ["Plot for sale", "230000", "2160 sqft", "Pune"],
      { price: "₹2.3 L for 2160 sq ft looks like a rate, not a price" },
    ],
    [
      "when a rent is no rent",
      ["Flat for rent", "3 Cr", "900", "Pune"],
      { price: '"3 Cr" is too much for a rent' },
    ],
    [
      "in a city we do not know",
      ["2 BHK flat", "80 Lac", "900", "Atlantis"],
      { city: 'We do not know a city "Atlantis"' },
    ],
    [
      "without a city",
      ["2 BHK flat", "80 Lac", "900", ""],
      { city: "No city: name one for the file" },
    ],
    [
      "when nobody can tell what it is",
      ["Great deal", "80 Lac", "900", "Pune"],
      { type: "What kind of property it is cannot be told" },
    ],
  ] as const)("%s", ([, cells, reasons]) => {
    const good = ["3 BHK flat", "90 Lac", "1200 sqft", "Pune"];
    const { readings } = read("list.csv", header, [...cells], good, good, good);

    expect(reasonsOf(readings[0])).toMatchObject(reasons);
    expect(readings[1]?.draft).not.toBeNull();
  });
});

test("what is no fact is left out, not made up", () => {
  const { drafts } = read(
    "list.csv",
    ["title", "price", "city", "beds", "latitude", "longitude", "pincode", "phone"],
    ["Flat in Baner", "80 Lac", "Pune", "99", "2.751", "11.492", "411045", "+91 98765 43210"],
    ["Flat in Baner", "80 Lac", "Pune", "2", "18.561", "73.782", "411045", "98765 43210"],
    [
      "Flat\u0000 in \ud800Baner",
      "80 Lac",
      "Pune",
      "2",
      "18.561",
      "73.782",
      "411045",
      "98765 43210",
    ],
  );

  expect(drafts).toMatchObject([
    {
      beds: null,
      latitude: null,
      longitude: null,
      pincode: "411045",
      whatsappNumber: "+919876543210",
    },
    { beds: 2, latitude: 18.561, longitude: 73.782 },
    { title: "Flat in \ufffdBaner" },
  ]);
});
