import { describe, expect, test } from "vitest";
import {
  canAppoint,
  canEditCompany,
  canManageCompanies,
  canSeeCompany,
} from "#domain/companies/policy.ts";
import { canExportLeads, leadsOf } from "#domain/leads/policy.ts";
import { canConfirm, canEditListing, canSeeListing } from "#domain/listings/policy.ts";
import { canUpload } from "#domain/pictures/policy.ts";
import { canReadRequirements } from "#domain/requirements/policy.ts";
import type { Actor } from "#domain/shared/actor.ts";

const visitor: Actor = null;
const buyer: Actor = { userId: "b", role: "buyer", companyId: null };
const seller: Actor = { userId: "s", role: "seller", companyId: null };
const affiliate: Actor = { userId: "f", role: "affiliate", companyId: null };
const member = { role: "company", companyId: "a" } as const;
const companyA: Actor = { userId: "ca", ...member, memberRole: "owner" };
const managerA: Actor = { userId: "cm", ...member, memberRole: "manager" };
const agentA: Actor = { userId: "cg", ...member, memberRole: "agent" };
const companyB: Actor = { userId: "cb", role: "company", companyId: "b", memberRole: "owner" };
const admin: Actor = { userId: "ad", role: "admin", companyId: null };

const everybody = {
  visitor,
  buyer,
  seller,
  affiliate,
  companyA,
  managerA,
  agentA,
  companyB,
  admin,
};
const ALL_OF_A: Who[] = ["companyA", "managerA", "agentA"];
type Who = keyof typeof everybody;

const listedByA = { companyId: "a", ownerId: null };
const ownedBySeller = { companyId: null, ownerId: "s" };

const acts: [act: string, may: (actor: Actor) => boolean, allowed: Who[]][] = [
  ["read requirements", canReadRequirements, ["admin"]],
  ["create and delete companies", canManageCompanies, ["admin"]],
  ["edit company A", (actor) => canEditCompany(actor, "a"), ["companyA", "managerA", "admin"]],
  ["see company A", (actor) => canSeeCompany(actor, "a"), [...ALL_OF_A, "admin"]],
  ["export leads", canExportLeads, ["seller", "companyA", "managerA", "companyB", "admin"]],
  [
    "upload a logo",
    (actor) => canUpload(actor, "company-logos"),
    ["companyA", "managerA", "companyB", "admin"],
  ],
  [
    "edit a listing of company A",
    (actor) => canEditListing(actor, listedByA),
    [...ALL_OF_A, "admin"],
  ],
  ["confirm a listing of company A", (actor) => canConfirm(actor, listedByA), ALL_OF_A],
  ["confirm the seller's listing", (actor) => canConfirm(actor, ownedBySeller), ["seller"]],
  [
    "edit the seller's listing",
    (actor) => canEditListing(actor, ownedBySeller),
    ["seller", "admin"],
  ],
  [
    "see a draft of company A",
    (actor) => canSeeListing(actor, { ...listedByA, status: "draft" }),
    [...ALL_OF_A, "admin"],
  ],
  [
    "see a live listing",
    (actor) => canSeeListing(actor, { ...listedByA, status: "live" }),
    Object.keys(everybody) as Who[],
  ],
];

describe.each(acts)("to %s", (_act, may, allowed) => {
  test.each(Object.entries(everybody))("%s", (who, actor) => {
    expect(may(actor)).toBe(allowed.includes(who as Who));
  });
});

test("a company account without a company edits no listing that has none either", () => {
  const homeless: Actor = { userId: "x", role: "company", companyId: null };

  expect(canEditListing(homeless, { companyId: null, ownerId: null })).toBe(false);
});

test.each([
  [null, null],
  [{ userId: "u", role: "buyer", companyId: null }, null],
  [{ userId: "u", role: "admin", companyId: null }, null],
  [{ userId: "u", role: "company", companyId: null }, null],
  [{ userId: "u", role: "company", companyId: "a", memberRole: "owner" }, { companyId: "a" }],
  [{ userId: "u", role: "company", companyId: "a", memberRole: "manager" }, { companyId: "a" }],
  [
    { userId: "u", role: "company", companyId: "a", memberRole: "agent" },
    { companyId: "a", agentId: "u" },
  ],
  [
    { userId: "u", role: "company", companyId: "a" },
    { companyId: "a", agentId: "u" },
  ],
  [{ userId: "u", role: "seller", companyId: null }, { ownerId: "u" }],
] as const)("the leads of %o are those of %o", (actor, owner) => {
  expect(leadsOf(actor)).toEqual(owner);
});

test.each([
  ["owner", "owner", true],
  ["owner", "agent", true],
  ["manager", "owner", false],
  ["manager", "manager", true],
  ["agent", "agent", false],
] as const)("%s may make somebody %s: %s", (by, role, may) => {
  expect(canAppoint(by, role)).toBe(may);
});
