/** Those who run a company, and those who were asked to. */

import type { MemberRole } from "#domain/shared/roles.ts";

export const INVITATION_DAYS = 7;

export type Member = {
  id: string;
  name: string;
  email: string | null;
  role: MemberRole;
  joinedAt: string;
  isSelf: boolean;
};

export type Invitation = {
  id: string;
  email: string;
  role: MemberRole;
  invitedBy: string | null;
  expiresAt: string;
};

export type Team = { ownRole: MemberRole; members: Member[]; invitations: Invitation[] };

/** What whoever holds the link sees. */
export type OpenInvitation = { companyName: string; email: string; role: MemberRole };

/**
 * What hangs on somebody's leaving a company: nothing, because they own none or another owner stays;
 * the company itself, because nobody else is in it; or its team, which would be left without an owner.
 */
export type Ownership = { kind: "none" } | { kind: "alone" | "last"; companyName: string };

export function ownershipOf(
  owned: { companyName: string; otherOwners: number; otherMembers: number } | undefined,
): Ownership {
  if (!owned || owned.otherOwners > 0) return { kind: "none" };
  return { kind: owned.otherMembers > 0 ? "last" : "alone", companyName: owned.companyName };
}
