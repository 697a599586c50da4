import { describe, expect, test } from "vitest";
import { readMoney } from "./reader.ts";

const L = 1_00_000;
const CR = 1_00_00_000;

function amount(text: string, hint?: { purpose?: "sale" | "rent" }) {
  const { kind, min, max } = readMoney(text, hint);
  return [kind, min, max];
}

describe("one price", () => {
  test.each([
    ["1.15 Cr", 1.15 * CR],
    ["55.11 Lac", 55_11_000],
    ["95.7 L", 95_70_000],
    ["5.25 Crore", 5.25 * CR],
    ["7.5 Lacs", 7_50_000],
    ["45 lakhs", 45 * L],
    ["45lakh", 45 * L],
    ["₹87 Lac", 87 * L],
    ["Rs.85,00,000/-", 85 * L],
    ["Rs 85 lakh only", 85 * L],
    ["INR 1.2cr", 1.2 * CR],
    ["₹ 75,00,000", 75 * L],
    ["25000", 25_000],
    ["33,000", 33_000],
    ["25 hazar", 25_000],
    ["1½ Cr", 1.5 * CR],
    ["1.5 lakh crore", 1_50_000 * CR],
    ["22.75 lakhs for full property", 22_75_000],
    ["50000 rs", 50_000],
    ["₹50,000¹", 50_000],
    ["₹6500000000", 650 * CR],
  ])("%s is read with certainty", (text, rupees) => {
    expect(readMoney(text)).toMatchObject({
      kind: "amount",
      min: Math.round(rupees),
      max: Math.round(rupees),
      rate: null,
      confidence: "high",
    });
  });

  test("a rupee sign broken by a wrong encoding does not become a digit", () => {
    expect(amount("â‚¹33.8 Lac")).toEqual(["amount", 33_80_000, 33_80_000]);
  });

  test.each([
    ["९० लाख", 90 * L],
    ["₹१.२५ करोड़", 1.25 * CR],
    ["२५ हज़ार", 25_000],
    ["डेढ़ करोड़", 1.5 * CR],
    ["dedh crore", 1.5 * CR],
    ["ढाई लाख", 2.5 * L],
    ["dhai lakh", 2.5 * L],
    ["sava crore", 1.25 * CR],
    ["सवा दो करोड़", 2.25 * CR],
    ["sadhe 3 lakh", 3.5 * L],
    ["पौने दो करोड़", 1.75 * CR],
    ["das lakh", 10 * L],
  ])("Hindi, in either script: %s", (text, rupees) => {
    expect(amount(text)).toEqual(["amount", rupees, rupees]);
  });

  test.each(["1 Cr 20 lakh", "1 crore and 20 lakh", "1 करोड़ 20 लाख", "1cr 20l"])(
    "%s is one sum",
    (text) => {
      expect(amount(text)).toEqual(["amount", 1.2 * CR, 1.2 * CR]);
    },
  );
});

describe("a range", () => {
  test.each([
    ["80L-1.2Cr", 80 * L, 1.2 * CR],
    ["63.7 Lac - 80.3 Lac", 63_70_000, 80_30_000],
    ["₹ 88.65 L - 1.29 Cr", 88_65_000, 1.29 * CR],
    ["₹ 1.64 - 2.6 Cr", 1.64 * CR, 2.6 * CR],
    ["₹ 52 - 70.9 L", 52 * L, 70_90_000],
    ["₹ 50.4  - 52.8 Lac", 50_40_000, 52_80_000],
    ["₹80 L – ₹1.2 Cr", 80 * L, 1.2 * CR],
    ["60k-1L", 60_000, L],
    ["25-30k", 25_000, 30_000],
    ["60000-90000", 60_000, 90_000],
    ["20,000 to 40,000", 20_000, 40_000],
    ["1 Cr ~ 1.5 Cr", CR, 1.5 * CR],
    ["₹1,000 – ₹1,000 Cr", 1_000, 1_000 * CR],
    ["50 se 60 lakh", 50 * L, 60 * L],
    ["50 लाख से 60 लाख तक", 50 * L, 60 * L],
    ["between 50 lakh and 80 lakh", 50 * L, 80 * L],
    ["₹25,000 - 1 L", 25_000, L],
  ])("%s", (text, min, max) => {
    expect(readMoney(text)).toMatchObject({
      kind: "amount",
      min: Math.round(min),
      max: Math.round(max),
      confidence: "high",
    });
  });

  test.each([
    ["80-1.2 Cr", 80 * L, 1.2 * CR],
    ["80 L - 1.2", 80 * L, 1.2 * CR],
    ["1 cr - 1.5", CR, 1.5 * CR],
  ])("a unit left out is supplied, with less certainty: %s", (text, min, max) => {
    expect(readMoney(text)).toMatchObject({ min, max, confidence: "medium" });
  });

  test.each([
    ["60 Lac Onwards", 60 * L, null],
    ["1.5 crore onwards", 1.5 * CR, null],
    ["1L+", L, null],
    ["starting from 40 lakh", 40 * L, null],
    ["50 lakh se upar", 50 * L, null],
    ["kam se kam 50 lakh", 50 * L, null],
    ["₹60 लाख से", 60 * L, null],
    ["Under 20k", null, 20_000],
    ["upto 2 Cr", null, 2 * CR],
    ["75L tak", null, 75 * L],
    ["75 लाख तक", null, 75 * L],
    ["50 lakh se kam", null, 50 * L],
    ["not more than 50 lakh", null, 50 * L],
    ["₹0 - 18.81 Cr", null, 18_81_00_000],
  ])("an open end stays open: %s", (text, min, max) => {
    expect(amount(text)).toEqual(["amount", min, max]);
  });
});

describe("a rate is kept apart from the price", () => {
  test.each([
    ["3.1 Cr /acre", 3.1 * CR, "acre"],
    ["36,900 /sq yard", 36_900, "sqyd"],
    ["35 lakhs /acre", 35 * L, "acre"],
    ["₹13,500/sqft", 13_500, "sqft"],
    ["40000 per gaj", 40_000, "sqyd"],
    ["4500 psf", 4_500, "sqft"],
    ["35 lakh an acre", 35 * L, "acre"],
    ["₹3.1 करोड़/एकड़", 3.1 * CR, "acre"],
    ["₹5,000 - 6,000/sq ft", 5_000, "sqft"],
  ])("%s", (text, rupees, per) => {
    expect(readMoney(text)).toMatchObject({
      kind: "rate",
      min: null,
      max: null,
      rate: { rupees, per },
    });
  });

  test.each([
    ["₹ 22 Lac₹ 1,222/sq.ft.", 22 * L, 22 * L, 1_222],
    ["₹ 90 L\n₹ 7,500/sq.ft.", 90 * L, 90 * L, 7_500],
    ["₹ 54.8  - 60.69 Lac₹ 4,950/sq.ft.", 54_80_000, 60_69_000, 4_950],
    ["₹ 25,000₹ 14/sq.ft.", 25_000, 25_000, 14],
  ])("run together with the price: %s", (text, min, max, rupees) => {
    expect(readMoney(text)).toMatchObject({
      kind: "amount",
      min,
      max,
      rate: { rupees, per: "sqft" },
      confidence: "high",
    });
  });

  test("rent by the square foot has a rate and a period", () => {
    expect(readMoney("₹45/sq.ft/month")).toMatchObject({
      kind: "rate",
      rate: { rupees: 45, per: "sqft" },
      period: "month",
    });
  });
});

describe("rent", () => {
  test.each([
    "25k per month",
    "Rs. 25000/- pm",
    "25,000 p.m.",
    "₹25,000/month",
    "25 हज़ार प्रति माह",
  ])("%s is monthly", (text) => {
    expect(readMoney(text)).toMatchObject({ min: 25_000, max: 25_000, period: "month" });
  });

  test("a yearly lease says so", () => {
    expect(readMoney("3 lakh per annum")).toMatchObject({ min: 3 * L, period: "year" });
  });

  test.each([
    "rent 25000 deposit 1 lakh",
    "25000 + maintenance",
    "25000 rent, 1 lakh deposit",
    "₹25,000/month + 2 L deposit",
  ])("the deposit is not the rent: %s", (text) => {
    expect(amount(text)).toEqual(["amount", 25_000, 25_000]);
  });

  test("a monthly charge beside a sale price is left out", () => {
    expect(readMoney("₹42 Lac | ₹800 Monthly")).toMatchObject({
      min: 42 * L,
      max: 42 * L,
      period: null,
      confidence: "high",
    });
  });
});

describe("a small bare number is a guess to confirm", () => {
  test("lakh for a sale, thousands for a rent, and the certainty is low", () => {
    expect(readMoney("85")).toMatchObject({ min: 85 * L, confidence: "low" });
    expect(readMoney("25", { purpose: "rent" })).toMatchObject({ min: 25_000, confidence: "low" });
    expect(readMoney("50-60")).toMatchObject({ min: 50 * L, max: 60 * L, confidence: "low" });
    expect(readMoney("25-30,000", { purpose: "rent" })).toMatchObject({ min: 25_000, max: 30_000 });
  });

  test("an amount that cannot be what the page asks for is doubted", () => {
    expect(readMoney("25000", { purpose: "sale" }).confidence).toBe("low");
    expect(readMoney("2 Cr", { purpose: "rent" }).confidence).toBe("low");
    expect(readMoney("1,25 Cr")).toMatchObject({ min: 1.25 * CR, confidence: "low" });
  });
});

test.each(["Price on Request", "Call for Price", "POR", "TBA", "कीमत पूछने पर"])(
  "%s is no price, and not zero",
  (text) => {
    expect(readMoney(text)).toMatchObject({ kind: "onRequest", min: null, max: null });
  },
);

test.each([
  ["2bhk wakad 75L tak", null, 75 * L],
  ["1200 sq ft 85 lakh", 85 * L, 85 * L],
  ["sector 62 - 80 lakh", 80 * L, 80 * L],
  ["80 lakh, call 98765 43210", 80 * L, 80 * L],
])("other numbers in the text are left alone: %s", (text, min, max) => {
  expect(amount(text)).toEqual(["amount", min, max]);
});
