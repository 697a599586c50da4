import { expect, test } from "vitest";
import { companyProblems } from "#domain/companies/problems.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import { savedProblems } from "#domain/saved/problems.ts";
import { asIssue, fromIssue } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { say, sayStored } from "./say.ts";

test("a problem is said in the reader's language, with its values", () => {
  const text = savedProblems.tooManyHomes({ max: 500 });

  expect(say("en", text)).toBe("You can save 500 homes. Remove one first.");
  expect(say("hi", text)).toBe("आप 500 घर सहेज सकते हैं। पहले एक हटाएँ।");
});

test("a value that is a word is said in the reader's language too", () => {
  const text = listingProblems.badTransition({ from: "sold", to: "in_review" });

  expect(say("en", text)).toBe("A listing that is sold cannot become in_review");
  expect(say("hi", text)).toBe("जो लिस्टिंग बिकी हुई है, वह जाँच में नहीं हो सकती");
});

test("one and several are told apart", () => {
  expect(say("en", companyProblems.companyHasProperties({ count: 1 }))).toContain("1 property:");
  expect(say("en", companyProblems.companyHasProperties({ count: 3 }))).toContain("3 properties:");
  expect(say("hi", companyProblems.companyHasProperties({ count: 3 }))).toContain("3 प्रॉपर्टी");
});

test("what was stored as a code is said later; what is none stays as it is", () => {
  const text = sharedProblems.textTooLong({ max: 120 });
  const odd = listingProblems.didYouMeanCity({ city: "A&B = {x}? 50%" });

  expect(asIssue(text)).toBe("shared.textTooLong?max=120");
  expect(sayStored("hi", asIssue(text))).toBe("ज़्यादा से ज़्यादा 120 अक्षर लिखें");
  expect(sayStored("en", asIssue(odd))).toBe(
    "We do not know this city. Did you mean A&B = {x}? 50%?",
  );
  expect(fromIssue("Invalid input: expected string")).toBeUndefined();
  expect(sayStored("hi", "Never said before")).toBe("Never said before");
});

test("a wrong code or a missing value does not compile", () => {
  // @ts-expect-error: no such problem
  expect(savedProblems.noSuchProblem).toBeUndefined();
  // @ts-expect-error: the limit is missing
  expect(savedProblems.tooManyHomes().values).toEqual({});
  // @ts-expect-error: no place for a value
  expect(savedProblems.noSuchHome({ max: 1 }).values).toEqual({ max: 1 });
});
