import { describe, expect, test } from "vitest";
import { cityIn, citySearchWords, FILTER_CITIES, findCity, foldPlace } from "./city.ts";
import { CITIES } from "./city-table.ts";

test("the filter offers five cities in the order of the site", () => {
  expect(FILTER_CITIES.map((city) => city.name)).toEqual([
    "Mumbai",
    "Delhi",
    "Bangalore",
    "Pune",
    "Hyderabad",
  ]);
});

describe("a city answers to its other names", () => {
  test.each([
    ["bangalore", "bangalore"],
    ["Bengaluru", "bangalore"],
    ["BLR", "bangalore"],
    ["बैंगलोर", "bangalore"],
    ["Bombay", "mumbai"],
    ["मुंबई", "mumbai"],
    ["new delhi", "delhi"],
    ["Gurgaon", "gurugram"],
    ["गुड़गांव", "gurugram"],
    ["Madras", "chennai"],
    ["Calcutta", "kolkata"],
    ["Poona", "pune"],
    ["Secunderabad", "hyderabad"],
    ["Mysore", "mysuru"],
    ["Baroda", "vadodara"],
    ["Trivandrum", "thiruvananthapuram"],
    ["Ernakulam", "kochi"],
    ["Vizag", "visakhapatnam"],
    ["Panjim", "goa"],
  ])("%s is %s", (text, slug) => {
    expect(findCity(text)?.slug).toBe(slug);
  });

  test("a place that is not offered is not found", () => {
    expect(findCity("Atlantis")).toBeUndefined();
    expect(findCity("")).toBeUndefined();
  });
});

describe("a city is found in a location", () => {
  test.each([
    ["Baner, Pune 411045", "pune"],
    ["bengaluru east", "bangalore"],
    ["Whitefield,Bangalore-560066", "bangalore"],
    ["Mysore Road, Bengaluru", "bangalore"],
    ["Bengaluru, Mysore Road", "bangalore"],
    ["Sector 150, Greater Noida", "noida"],
    ["बाणेर, पुणे", "pune"],
    ["Connaught Place, New Delhi, India", "delhi"],
    ["Pune Highway", "pune"],
  ])("%s lies in %s", (location, slug) => {
    expect(cityIn(location)?.slug).toBe(slug);
  });

  test.each(["Goalpara, Assam", "Suratgarh", "Punewadi", "", "constructor"])(
    "%j names none of them",
    (location) => {
      expect(cityIn(location)).toBeUndefined();
    },
  );
});

test.each([
  ["Banaswadi", "Banasvadi"],
  ["T.C. Palya", "TC Palya"],
  ["T. C. Palya", "TC Palya"],
  ["Hebbal", "Hebal"],
  ["Raja Rajeshwari Nagar", "Raaja Rajeshvari Nagar"],
  ["Mahim (West)", "mahim west"],
  ["Gachibowlli", "Gachibovli"],
  ["Phursungi", "Fursungi"],
  ["Pūnch", "Punch"],
])("%s and %s are one place", (one, other) => {
  expect(foldPlace(one)).toBe(foldPlace(other));
});

test("a search for a city looks for every spelling of it", () => {
  expect(citySearchWords("bangalore")).toEqual(
    expect.arrayContaining(["Bangalore", "Bengaluru", "बेंगलुरु"]),
  );
  expect(citySearchWords("atlantis")).toEqual([]);
});

describe("the table", () => {
  test("no spelling belongs to two cities, and each city is found by all of its own", () => {
    for (const city of CITIES) {
      for (const spelling of [city.slug, ...citySearchWords(city.slug)]) {
        expect(findCity(spelling)?.slug).toBe(city.slug);
        expect(cityIn(`${spelling} 123456`)?.slug).toBe(city.slug);
      }
    }
  });

  test("every city lies in India", () => {
    for (const { latitude, longitude } of CITIES) {
      expect(latitude).toBeGreaterThan(6);
      expect(latitude).toBeLessThan(37.2);
      expect(longitude).toBeGreaterThan(68);
      expect(longitude).toBeLessThan(97.5);
    }
  });
});
