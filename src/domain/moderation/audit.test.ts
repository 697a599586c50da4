import { expect, test } from "vitest";
import { changeBetween, masked } from "./audit.ts";

test("a change is the fields that differ, and no others", () => {
  const before = { name: "A", note: null, tags: ["x"], updatedAt: 1 };
  const after = { name: "B", note: null, tags: ["x"], updatedAt: 2 };

  expect(changeBetween(before, after)).toEqual({ before: { name: "A" }, after: { name: "B" } });
});

test("what is new has no before, what is gone no after", () => {
  expect(changeBetween(null, { name: "A", note: null })).toEqual({
    before: null,
    after: { name: "A" },
  });
  expect(changeBetween({ name: "A" }, null)).toEqual({ before: { name: "A" }, after: null });
});

test("secrets are hidden, people's numbers and addresses masked, long texts cut", () => {
  const { after } = changeBetween(null, {
    password: "hunter2",
    token: "abc",
    contact: "+919876543210",
    email: "ravi@example.com",
    pincode: "411045",
    description: "x".repeat(2000),
  });

  expect(after).toMatchObject({
    password: "***",
    token: "***",
    contact: "***3210",
    email: "r***@example.com",
    pincode: "411045",
  });
  expect(String(after?.description)).toHaveLength(501);
  expect(masked("")).toBe("***");
});
