/** Who people are: on the site, and inside a company. */

export const ROLES = ["buyer", "seller", "company", "affiliate", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const MEMBER_ROLES = ["owner", "manager", "agent"] as const;

/** A person with an account, as the admin sees them. */
export type Account = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  isVerified: boolean;
  isSuspended: boolean;
  suspendedFor: string | null;
  hasTwoFactor: boolean;
  createdAt: string;
  lastSeenAt: string | null;
};

/** One of somebody's sessions; the token itself is nobody's to see. */
export type AccountSession = {
  id: string;
  address: string | null;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
};
