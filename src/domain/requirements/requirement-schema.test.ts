import { describe, expect, test } from "vitest";
import { sayStored } from "#server/platform/messages/say.ts";
import { requirementPayloadSchema, toRequirementInput } from "./requirement-schema.ts";

const person = { name: "Asha Patil", phone: "98765 43210" };

function read(payload: Record<string, unknown>) {
  return toRequirementInput(requirementPayloadSchema.parse({ ...person, ...payload }));
}

describe("the budget", () => {
  test.each([
    ["80L-1.2Cr", 8_000_000, 12_000_000],
    ["45 lakhs", 4_500_000, 4_500_000],
    ["25k per month", 25_000, 25_000],
    ["1.5 crore onwards", 15_000_000, null],
    ["", 0, 10_000_000],
    ["whatever you have", 0, 10_000_000],
    [undefined, 0, 10_000_000],
    [{ min: 0, max: 10_000_000 }, 0, 10_000_000],
    [{ min: 5, max: null }, 5, null],
  ])("%j is read as %j to %j", (budget, budgetMin, budgetMax) => {
    expect(read({ budget })).toMatchObject({ budgetMin, budgetMax });
  });
});

test("what was left out takes the spec's defaults", () => {
  expect(read({})).toMatchObject({
    listingType: "buy",
    propertyType: "residential",
    phone: "+919876543210",
    email: null,
    location: "",
    message: "",
  });
});

test("the message arrives under either of its names", () => {
  expect(read({ message: "2 BHK" }).message).toBe("2 BHK");
  expect(read({ requirements: "2 BHK" }).message).toBe("2 BHK");
});

test.each([
  [{ name: " " }, "name", "Enter your name"],
  [{ phone: "" }, "phone", "Enter your phone number"],
  [{ phone: "12345" }, "phone", "Enter a 10-digit Indian mobile number, for example 98765 43210"],
  [{ email: "nobody" }, "email", "Enter an e-mail address like name@example.com"],
  [{ name: "a\u0000b" }, "name", "Contains characters that cannot be stored"],
  [{ requirements: "x".repeat(4001) }, "requirements", "Use at most 4000 characters"],
])("%j is refused at %s with words", (payload, field, message) => {
  const { error } = requirementPayloadSchema.safeParse({ ...person, ...payload });

  const found = error?.issues.map((issue) => [issue.path[0], sayStored("en", issue.message)]);
  expect(found).toContainEqual([field, message]);
});
