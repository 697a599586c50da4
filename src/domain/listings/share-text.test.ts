import { expect, test } from "vitest";
import { shareText, whatsAppShare } from "./share-text.ts";

const link = { url: "https://aangan.example/r/abcd1234", siteName: "Aangan" };

test.each([
  ["/property/abc", "this home"],
  ["/hi/buy?city=pune", "Homes worth a look"],
  ["/company/nivara", "A builder"],
  ["/", "Looking for a home?"],
])("a link to %s is shared in words of its own", (path, words) => {
  expect(shareText("en", { path, ...link })).toContain(words);
});

test("both languages carry the link and say that the sender may earn", () => {
  for (const language of ["en", "hi"] as const) {
    const text = shareText(language, { path: "/", ...link });
    expect(text).toContain(link.url);
    expect(text).toMatch(/may earn|मिल सकता/);
    expect(new URL(whatsAppShare(text)).searchParams.get("text")).toBe(text);
  }
});
