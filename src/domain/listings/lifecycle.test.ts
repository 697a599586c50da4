import { describe, expect, test } from "vitest";
import {
  type ActorKind,
  canTransition,
  firstStatus,
  hasPendingRevision,
  statusAfter,
  transitionsOf,
} from "./lifecycle.ts";
import { LISTING_STATUSES, type ListingStatus } from "./listing.ts";

const moves = (by: ActorKind, from: ListingStatus) =>
  LISTING_STATUSES.filter((to) => to !== from && canTransition({ from, to, by })).toSorted();

describe("a listing can go", () => {
  test.each<[ListingStatus, owner: string, admin: string]>([
    ["draft", "in_review live", "in_review live rejected"],
    ["in_review", "draft", "draft live rejected"],
    ["live", "paused rented sold", "expired in_review paused rejected rented sold"],
    ["paused", "draft live rented sold", "draft expired in_review live rejected rented sold"],
    ["sold", "live paused", "live paused"],
    ["rented", "live paused", "live paused"],
    ["rejected", "draft in_review", "draft in_review live"],
    ["expired", "live paused rented sold", "draft live paused"],
  ])("from %s, by its owner to %s, by an admin to %s", (from, owner, admin) => {
    expect(moves("owner", from).join(" ")).toBe(owner);
    expect(moves("admin", from).join(" ")).toBe(admin);
    expect(canTransition({ from, to: from, by: "owner" })).toBe(true);
  });
});

describe("under review", () => {
  const owner = { by: "owner" as const, isReviewed: true };

  test("nothing of an owner's is live that nobody has looked at", () => {
    expect(firstStatus({ to: undefined, ...owner })).toBe("in_review");
    expect(firstStatus({ to: "live", ...owner })).toBe("in_review");
    for (const from of ["draft", "paused", "sold", "expired"] as const) {
      expect(statusAfter({ from, to: "live", ...owner })).toBe("in_review");
    }
  });

  test("what is live stays so, and an edit of it waits beside it", () => {
    expect(statusAfter({ from: "live", to: undefined, ...owner })).toBe("live");
    expect(hasPendingRevision({ from: "live", to: undefined, ...owner })).toBe(true);
    expect(hasPendingRevision({ from: "live", to: "live", ...owner })).toBe(true);
    expect(hasPendingRevision({ from: "live", to: "sold", ...owner })).toBe(false);
    expect(hasPendingRevision({ from: "paused", to: "live", ...owner })).toBe(false);
    expect(
      hasPendingRevision({ from: "live", to: undefined, by: "owner", isReviewed: false }),
    ).toBe(false);
    expect(
      hasPendingRevision({ from: "live", to: undefined, by: "admin", isReviewed: false }),
    ).toBe(false);
  });

  test("only a change that waits can be taken back from a live listing", () => {
    expect(transitionsOf({ status: "live", purpose: "sale" })).not.toContain("withdraw");
    expect(transitionsOf({ status: "live", purpose: "sale", change: "waiting" })).toContain(
      "withdraw",
    );
  });

  test("what is not live can be edited in peace", () => {
    expect(statusAfter({ from: "draft", to: undefined, ...owner })).toBe("draft");
    expect(statusAfter({ from: "rejected", to: undefined, ...owner })).toBe("rejected");
    expect(statusAfter({ from: "live", to: "sold", ...owner })).toBe("sold");
  });
});

test("without review, and for an admin, live is live", () => {
  expect(firstStatus({ to: undefined, by: "owner", isReviewed: false })).toBe("live");
  expect(firstStatus({ to: "draft", by: "owner", isReviewed: false })).toBe("draft");
  expect(firstStatus({ to: "sold", by: "owner", isReviewed: false })).toBeUndefined();
  expect(firstStatus({ to: undefined, by: "admin", isReviewed: false })).toBe("live");
  expect(statusAfter({ from: "in_review", to: "live", by: "admin", isReviewed: false })).toBe(
    "live",
  );
});
