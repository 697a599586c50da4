/** Roles on the site, and inside a company. */

/** Roles on the site, and inside a company. */

export const ROLES = ["buyer", "seller", "company", "affiliate", "admin"] as const;

export type Role = (typeof ROLES)[number];

export const MEMBER_ROLES = ["owner", "manager", "agent"] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];
