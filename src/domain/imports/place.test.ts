import { describe } from "vitest";
import { rowCases as cases } from "#test/import-rows.ts";

describe("a locality is a place with a name", () => {
  cases(
    "list.csv",
    ["title", "price", "city", "locality"],
    [["3 BHK flat", "90 Lac", "Pune", "Baner"]],
    [
      [
        "New Gurgaon is not New",
        ["Flat", "1 Cr", "Gurgaon", "new gurgaon"],
        { localityName: "New Gurgaon", location: "New Gurgaon, Gurugram" },
      ],
      [
        "a twin city is a place of its own",
        ["Flat", "1 Cr", "Hyderabad", "Secunderabad"],
        { localityName: "Secunderabad", location: "Secunderabad, Hyderabad" },
      ],
      [
        "but what lies in it comes first",
        ["Flat", "1 Cr", "Hyderabad", "Neem Nagar, Secunderabad"],
        { localityName: "Neem Nagar", location: "Neem Nagar, Secunderabad, Hyderabad" },
      ],
      [
        "a quarter that is all there is keeps its city's name",
        ["Flat", "1 Cr", "Mumbai", "Mumbai Central"],
        { localityName: "Mumbai Central", location: "Mumbai Central, Mumbai" },
      ],
      ["a name in Hindi", ["Flat", "1 Cr", "Pune", "नंदी हिल्स"], { localityName: "नंदी हिल्स" }],
      [
        "a landmark is none",
        ["Flat", "1 Cr", "Pune", "Near Lake School"],
        { localityName: null, location: "Near Lake School, Pune" },
      ],
      [
        "what stands before a landmark",
        ["Flat", "1 Cr", "Pune", "Baner, opp. Neem Bank"],
        { localityName: "Baner", location: "Baner, opp. Neem Bank, Pune" },
      ],
      [
        "within one part, too",
        ["Flat", "1 Cr", "Pune", "baner near lake school"],
        { localityName: "Baner", location: "Baner near Lake School, Pune" },
      ],
      [
        "and a lane or the city before it is still none",
        ["Flat", "1 Cr", "Pune", "Baner, Lane opp. Neem Bank, Pune near the lake"],
        { localityName: "Baner" },
      ],
      [
        "a district holds many",
        ["Flat", "1 Cr", "Hyderabad", "Neempally Village, Lake Mandal, RR District"],
        { localityName: "Neempally Village" },
      ],
      [
        "unless it is all there is",
        ["Flat", "1 Cr", "Hyderabad", "Lake Mandal"],
        { localityName: "Lake Mandal" },
      ],
      [
        "a house number is none",
        ["Flat", "1 Cr", "Pune", "Baner, Plot No. 31"],
        { localityName: "Baner", location: "Baner, Plot No. 31, Pune" },
      ],
      [
        "a cell that ran into the next one gives way to the title",
        ["2 BHK Flat for Sale in Lake Layout, Neem Nagar Pune", "1 Cr", "Pune", "Nagar PuneCarpet"],
        { localityName: "Neem Nagar", location: "Lake Layout, Neem Nagar, Pune" },
      ],
      [
        "so does one that breaks off",
        ["2 BHK Flat for Sale in Neem Extension, Lake Nagar Pune", "1 Cr", "Pune", "Extension in"],
        { localityName: "Lake Nagar", location: "Neem Extension, Lake Nagar, Pune" },
      ],
      [
        "or says no more than that there is a road",
        ["2 BHK Flat for Sale in Neem Nagar, Lake Main Road Pune", "1 Cr", "Pune", "Road"],
        { localityName: "Lake Main Road", location: "Neem Nagar, Lake Main Road, Pune" },
      ],
      [
        "a city that is named twice is still none",
        ["2 BHK Flat for Sale in Neem Heights, Baner, Pune Pune", "1 Cr", "Pune", ""],
        { localityName: "Baner", location: "Neem Heights, Baner, Pune" },
      ],
    ],
  );
});
