/** Those who run a company, and those who were asked to. */

import type { MemberRole } from "./account.ts";

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
