/** The members of a company, and those invited. */

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

/** What the holder of the link sees. */
export type OpenInvitation = { companyName: string; email: string; role: MemberRole };

/**
 * What happens if a user leaves a company: nothing, because they own none or another owner stays ("none");
 * the company is left without members ("alone"); or its team is left without an owner ("last").
 */
export type Ownership = { kind: "none" } | { kind: "alone" | "last"; companyName: string };

export function ownershipOf(
  owned: { companyName: string; otherOwners: number; otherMembers: number } | undefined,
): Ownership {
  if (!owned || owned.otherOwners > 0) return { kind: "none" };
  return { kind: owned.otherMembers > 0 ? "last" : "alone", companyName: owned.companyName };
}
