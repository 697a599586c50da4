import type { Role } from "#domain/shared/roles.ts";

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

/** One of a user's sessions; the token itself is never exposed. */
export type AccountSession = {
  id: string;
  address: string | null;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
};

/** The roles open to sign-up; admins are created only by the operator's tool. */
export const SIGN_UP_ROLES = ["buyer", "seller", "company", "affiliate"] as const;

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export const MIN_PASSWORD_LENGTH = 10;

const NO_MAIL = "@phone.invalid";

/** Every account has an email address; one created by phone has a placeholder that receives no mail. */
export function addressForPhone(e164: string): string {
  return `${e164.replace("+", "")}${NO_MAIL}`;
}

/** The address mail can be sent to, if there is one. */
export function reachableEmail(email: string): string | null {
  return email.endsWith(NO_MAIL) ? null : email;
}
