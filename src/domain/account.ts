/** Roles and what they are called. */

export const ROLES = ["buyer", "seller", "company", "affiliate", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** Nobody becomes admin by signing up. */
export const SIGN_UP_ROLES = ["buyer", "seller", "company", "affiliate"] as const;

export const ROLE_LABELS: Record<Role, string> = {
  company: "Real Estate Company",
  buyer: "Property Buyer",
  seller: "Property Seller",
  affiliate: "Affiliate Partner",
  admin: "Platform Admin",
};

export const MEMBER_ROLES = ["owner", "manager", "agent"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
