import { expect, test } from "vitest";
import { hindiOf, problemIn } from "#domain/shared/problems/problem-messages.ts";
import { problemTexts } from "./problem-texts.ts";

/**
 * Sentences in the services that are not error messages: parts of listings and texts to phones, texts that
 * only machines read, and an installed site's menu entries, which have both languages where they are written.
 */
const NO_PROBLEMS = new Set([
  "This node is about to stop",
  "Homes for sale",
  "Homes for rent",
  "Saved homes",
  "Price on request",
  "Builder floor",
  "Commercial space",
  "Row house",
  "Grievance Officer",
  "{0} BHK",
  "{0} sq ft",
  "{0} floor",
  "{0} facing",
  "{0} BHK {1}",
  "{0} for {1} in {2}",
  "{0} bathrooms",
  "{0} is your code for {1}. It is good for 10 minutes. Tell it to nobody.",
]);

test("every problem that somebody may read has its words in Hindi", () => {
  const texts = problemTexts();

  const missing = [...texts].filter(([text]) => !NO_PROBLEMS.has(text) && !isHindi(text));

  expect(texts.size).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test("what differs from time to time is said as it was", () => {
  expect(problemIn("hi", "A listing that is sold cannot become in_review")).toBe(
    "जो लिस्टिंग बिकी हुई है, वह जाँच में नहीं हो सकती",
  );
  expect(problemIn("hi", "This company has 3 properties: say whether they go too")).toContain(
    "3 प्रॉपर्टी",
  );
  expect(problemIn("hi", "Never said before")).toBe("Never said before");
  expect(problemIn("en", "Choose a file")).toBe("Choose a file");
});

function isHindi(text: string): boolean {
  return (
    /\p{sc=Devanagari}/u.test(text) || hindiOf(text.replace(/\{(\d)\}/g, "$1$1")) !== undefined
  );
}
