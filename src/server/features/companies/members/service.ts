/** Who runs a company: its members, their roles, and how others become members. */

import { reachableEmail } from "#domain/accounts/account.ts";
import { INVITATION_DAYS, type OpenInvitation, type Team } from "#domain/companies/member.ts";
import type { InvitationInput } from "#domain/companies/member-schema.ts";
import { canAppoint } from "#domain/companies/policy.ts";
import { companyProblems } from "#domain/companies/problems.ts";
import { masked } from "#domain/moderation/audit.ts";
import type { Actor, Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isOpaqueId, isUuid } from "#domain/shared/id.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { MemberRole } from "#domain/shared/roles.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { hash, newToken } from "#server/platform/signing.ts";
import { invitationMail } from "./mails.ts";
import {
  countOtherOwners,
  deleteInvitation,
  deleteMember,
  deleteOutdatedInvitations,
  deleteSessionsOf,
  findInvitation,
  findLanguage,
  findMemberRole,
  findNames,
  findPersonToJoin,
  insertMember,
  isMemberByEmail,
  listInvitations,
  listMembers,
  lockCompany,
  takeInvitation,
  updateMemberRole,
  updateRole,
  upsertInvitation,
} from "./repository.ts";

type Member = User & { companyId: string };

export function createMemberService({ db, limits, site, publicUrl, now }: Deps) {
  return {
    async getTeam(actor: Actor): Promise<Team> {
      const self = memberOf(actor);
      const [ownRole, members, invitations] = await Promise.all([
        roleOf(db, self),
        listMembers(db, self.companyId),
        listInvitations(db, self.companyId, now()),
      ]);
      return {
        ownRole,
        members: members.map(({ joinedAt, ...member }) => ({
          ...member,
          email: reachableEmail(member.email),
          joinedAt: joinedAt.toISOString(),
          isSelf: member.id === self.userId,
        })),
        // Members who cannot invite have no use for other people's addresses.
        invitations: canAppoint(ownRole, "agent")
          ? invitations.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() }))
          : [],
      };
    },

    async invite(caller: Caller, { email, role }: InvitationInput, language: Language) {
      const self = memberOf(caller.actor);
      const { companyId } = self;
      mayAppoint(await roleOf(db, self), role);
      if (await isMemberByEmail(db, companyId, email)) {
        throw new AppError(companyProblems.alreadyMember());
      }
      await limits.use("invitationPerCompany", companyId);
      await db.transaction(async (tx) => {
        await deleteOutdatedInvitations(tx, now());
        const token = newToken();
        const id = await upsertInvitation(tx, {
          companyId,
          email,
          role,
          tokenHash: hash(token),
          invitedBy: self.userId,
          expiresAt: new Date(now().getTime() + INVITATION_DAYS * DAY_MS),
        });
        await sendInvitation(tx, self, { email, role, token, language });
        const after = { invitation: id, email: masked(email), role };
        await insertAudit(tx, caller, about("member-invited", companyId, after));
      });
    },

    async revoke(caller: Caller, id: string): Promise<void> {
      const self = memberOf(caller.actor);
      mayAppoint(await roleOf(db, self), "agent");
      await db.transaction(async (tx) => {
        const gone = isUuid(id) ? await deleteInvitation(tx, self.companyId, id) : undefined;
        if (!gone) throw new AppError(companyProblems.noSuchInvitation());
        await insertAudit(tx, caller, about("invitation-revoked", self.companyId));
      });
    },

    /** Opening the mail's link changes nothing yet: mail scanners open links too. */
    async findInvitation(token: string): Promise<OpenInvitation | undefined> {
      const found = await findInvitation(db, hash(token), now());
      return found && { companyName: found.companyName, email: found.email, role: found.role };
    },

    async accept(caller: Caller, token: string): Promise<void> {
      const { actor } = caller;
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      await db.transaction(async (tx) => {
        const invitation = await takeInvitation(tx, hash(token), now());
        if (!invitation) throw new AppError(sharedProblems.linkOutdated());
        const { companyId, email, role } = invitation;
        const person = await findPersonToJoin(tx, actor.userId);
        refuseToJoin(person, email);
        await updateRole(tx, actor.userId, "company");
        await insertMember(tx, { companyId, userId: actor.userId, role });
        const after = { member: actor.userId, role };
        await insertAudit(tx, caller, about("member-joined", companyId, after));
      });
    },

    async changeRole(caller: Caller, userId: string, role: MemberRole): Promise<void> {
      const self = memberOf(caller.actor);
      await withMember(self, userId, async (tx, before) => {
        const ownRole = await roleOf(tx, self);
        mayAppoint(ownRole, before);
        mayAppoint(ownRole, role);
        if (role !== "owner") await refuseLastOwner(tx, self.companyId, userId, before);
        await updateMemberRole(tx, self.companyId, userId, role);
        const after = { member: userId, role };
        await insertAudit(tx, caller, about("member-changed", self.companyId, after));
      });
    },

    /** Removes another member, or lets the caller leave. */
    async remove(caller: Caller, userId: string): Promise<void> {
      const self = memberOf(caller.actor);
      await withMember(self, userId, async (tx, role) => {
        if (userId !== self.userId) mayAppoint(await roleOf(tx, self), role);
        await refuseLastOwner(tx, self.companyId, userId, role);
        await deleteMember(tx, self.companyId, userId);
        // A removed member is signed out at once, on every device; one who leaves stays signed in.
        if (userId !== self.userId) await deleteSessionsOf(tx, userId);
        await insertAudit(tx, caller, about("member-left", self.companyId, { member: userId }));
      });
    },
  };

  /** Applies one change at a time, so that two owners cannot remove each other. */
  async function withMember(
    { companyId }: Member,
    userId: string,
    work: (tx: Db, role: MemberRole) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      const role = isOpaqueId(userId) ? await findMemberRole(tx, companyId, userId) : undefined;
      if (!role) throw new AppError(companyProblems.noSuchMember());
      await work(tx, role);
    });
  }

  async function sendInvitation(
    tx: Db,
    self: Member,
    to: InvitationInput & { token: string; language: Language },
  ): Promise<void> {
    const known = await findLanguage(tx, to.email);
    const language = known === "hi" || known === "en" ? known : to.language;
    const [{ company, person }, { name }] = await Promise.all([
      findNames(tx, self.companyId, self.userId),
      site.identity(tx),
    ]);
    const url = new URL(localPath(language, `/join?token=${to.token}`), publicUrl).href;
    const facts = { recipient: to.email, language, by: person, company, role: to.role, url };
    await insertMail(tx, invitationMail({ ...facts, site: name }));
  }
}

function memberOf(actor: Actor): Member {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  const { role, companyId } = actor;
  if (role === "company" && companyId) return { ...actor, companyId };
  throw new AppError(sharedProblems.notAllowed());
}

async function roleOf(db: Db, { companyId, userId }: Member): Promise<MemberRole> {
  const role = await findMemberRole(db, companyId, userId);
  if (!role) throw new AppError(sharedProblems.notAllowed());
  return role;
}

function mayAppoint(by: MemberRole, role: MemberRole): void {
  if (!canAppoint(by, role)) throw new AppError(sharedProblems.notAllowed());
}

async function refuseLastOwner(tx: Db, companyId: string, userId: string, role: MemberRole) {
  if (role !== "owner" || (await countOtherOwners(tx, companyId, userId)) > 0) return;
  throw new AppError(sharedProblems.lastOwner());
}

type Person = Awaited<ReturnType<typeof findPersonToJoin>>;

function refuseToJoin(person: Person, email: string): void {
  if (!person?.emailVerified || person.email.toLowerCase() !== email) {
    throw new AppError(companyProblems.invitedAddress());
  }
  if (person.companyId) throw new AppError(companyProblems.memberElsewhere());
  // Their listings or earnings are tied to their role.
  if (person.role !== "buyer" && person.role !== "company") {
    throw new AppError(companyProblems.otherWork());
  }
}

function about(did: string, companyId: string, after?: Record<string, unknown>) {
  const what = { action: `company.${did}`, objectType: "company" as const, objectId: companyId };
  return { ...what, ...(after && { after }) };
}
