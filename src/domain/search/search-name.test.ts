import { expect, test } from "vitest";
import { searchOfPath } from "./results-filter-schema.ts";
import { searchName } from "./search-name.ts";

function named(path: string, language: "en" | "hi"): string | undefined {
  const search = searchOfPath(path);
  return search && searchName(search.name, search.filter, language);
}

test.for([
  ["/buy", "en", "Homes for sale"],
  ["/buy?city=pune&beds=2&maxPrice=8000000", "en", "Homes for sale in Pune, 2 BHK, Up to ₹80 L"],
  ["/buy?city=pune&beds=2&maxPrice=8000000", "hi", "पुणे में बिक्री के घर, 2 BHK, ₹80 लाख तक"],
  ["/buy?beds=3&baths=2", "en", "Homes for sale, 3 BHK, 2+ bathrooms"],
  ["/buy?beds=3&baths=2", "hi", "बिक्री के घर, 3 BHK, 2+ बाथरूम"],
  ["/rent?city=pune&locality=hinjewadi-phase-1", "en", "For rent in Pune, Hinjewadi Phase 1"],
  ["/commercial?purpose=sale&subtype=office", "en", "Commercial property for sale, Office"],
  ["/land?minArea=1000&maxArea=5000", "hi", "ज़मीन और प्लॉट, 1000 – 5000 वर्ग फुट"],
  ["/search?q=lake+view&rera=1", "en", "Properties, RERA number given, “lake view”"],
] as const)("%s in %s is %s", ([path, language, name]) => {
  expect(named(path, language)).toBe(name);
});

test.for([
  "/companies",
  "//evil.example/buy",
  "/buy?q=a b",
  "/buy#x",
  "/buy?a\r\nBcc: b",
  "buy",
  "",
])("%j is no search", (path) => {
  expect(searchOfPath(path)).toBeUndefined();
});
