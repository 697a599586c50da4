/**
 * The leads inbox. No lister learns that another's lead exists; an admin can read all leads, which the
 * audit log records.
 */

import { INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import type { Lead, LeadCounts, LeadFile, LeadPace, ListedLead } from "#domain/leads/lead.ts";
import type { LeadChanges, LeadFilter } from "#domain/leads/lead-schema.ts";
import {
  canAssignLead,
  canExportLeads,
  type LeadScope,
  leadsReadBy,
} from "#domain/leads/policy.ts";
import { leadProblems } from "#domain/leads/problems.ts";
import { type Actor, type Caller, isAdmin } from "#domain/shared/actor.ts";
import { indianDay, startOfDay } from "#domain/shared/day.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { recordOf } from "#domain/shared/typed-objects.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit, isAudited } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import {
  countByPhone,
  countDue,
  countReceived,
  countStages,
  countWaiting,
  findAssignee,
  findLead,
  findLeadToChange,
  findLister,
  findNewest,
  findPace,
  insertEvents,
  listAssignees,
  listEvents,
  listLeadPage,
  listLeads,
  listOthers,
  listWithLeads,
  updateLead,
} from "./repository.ts";
import type { Today } from "./repository-filter.ts";

const EXPORT_PAGE = 500;
const PACE_DAYS = 30;
const MOST_FOR_GUEST = 50;
/** A console polls what it shows: repeats within this time are one line in the audit log. */
const AUDIT_INTERVAL_MS = 15 * 60 * 1000;

type Newest = { id: string | null; name: string | null; waiting: number };

export function createLeadService({ db, now }: Deps) {
  return {
    async list(caller: Caller, filter: LeadFilter): Promise<Page<ListedLead>> {
      const scope = readersOnly(caller.actor);
      if (isAdmin(caller.actor)) await auditRead(caller, "lead.listed", "list");
      const page = await listLeads(db, scope, filter, today());
      const phones = page.items.flatMap(({ phone }) => phone ?? []);
      const times = await countByPhone(db, scope, [...new Set(phones)]);
      const items = page.items.map((lead) => ({ ...lead, times: times.get(lead.phone) ?? 1 }));
      return { ...page, items };
    },

    async get(caller: Caller, id: string): Promise<LeadFile> {
      const scope = readersOnly(caller.actor);
      const lead = isUuid(id) ? await findLead(db, scope, id) : undefined;
      if (!lead) throw unknownLead();
      const byAdmin = isAdmin(caller.actor);
      if (byAdmin) await auditRead(caller, "lead.read", id);
      const [events, others, lister = null] = await Promise.all([
        listEvents(db, id),
        listOthers(db, scope, lead),
        byAdmin ? findLister(db, id) : null,
      ]);
      return { ...lead, events, others, lister };
    },

    /** Questions about a guest's listing, posted without an account, for the holder of the guest's link. */
    async listForGuest(propertyId: string): Promise<Lead[]> {
      const scope = { guestListingId: propertyId };
      const filter = { q: "", channel: "form" as const, limit: MOST_FOR_GUEST };
      const { items } = await listLeadPage(db, scope, filter, today());
      return items.filter(({ erasedAt }) => erasedAt === null);
    },

    /**
     * Each change adds a line to the lead's history; unchanged fields add none. Returns the lead before the
     * change if its stage changed.
     */
    async update(
      caller: Caller,
      id: string,
      changes: NotedChanges,
    ): Promise<Pick<LeadRow, "stage" | "lostReason"> | undefined> {
      const scope = readersOnly(caller.actor);
      return db.transaction(async (tx) => {
        const row = await leadToChange(tx, scope, id);
        const { columns, events } = await changesOf(tx, scope, row, changes);
        if (events.length === 0) return undefined;
        await updateLead(tx, id, columns);
        const actorId = caller.actor?.userId ?? null;
        await insertEvents(
          tx,
          events.map((event) => ({ ...event, inquiryId: id, actorId })),
        );
        await auditChange(tx, caller, id, { before: row, after: columns });
        return events.some(({ kind }) => kind === "stage") ? row : undefined;
      });
    },

    async addNote(caller: Caller, id: string, body: string): Promise<void> {
      const scope = readersOnly(caller.actor);
      await db.transaction(async (tx) => {
        await leadToChange(tx, scope, id);
        const actorId = caller.actor?.userId ?? null;
        await insertEvents(tx, [{ inquiryId: id, actorId, kind: "note", body }]);
        await auditChange(tx, caller, id, { before: null, after: { isNoteAdded: true } });
      });
    },

    /** To whom a lead can be assigned, and which listings have leads. */
    async listChoices(actor: Actor) {
      const scope = readersOnly(actor);
      const [assignees, listings] = await Promise.all([
        "companyId" in scope ? listAssignees(db, scope.companyId) : [],
        listWithLeads(db, scope),
      ]);
      return { assignees: assignees.filter(({ id }) => canAssignLead(scope, id)), listings };
    },

    async count(actor: Actor): Promise<LeadCounts> {
      const scope = readersOnly(actor);
      const [stages, receivedToday, due] = await Promise.all([
        countStages(db, scope),
        countReceived(db, scope, today()),
        countDue(db, scope, today()),
      ]);
      const found = new Map(stages.map(({ stage, count }) => [stage, count]));
      const byStage = recordOf(INQUIRY_STAGES, (stage) => found.get(stage) ?? 0);
      return { byStage, receivedToday, due };
    },

    /** The newest lead and how many wait, polled every few seconds by an open inbox. */
    async getNewest(actor: Actor): Promise<Newest> {
      const scope = readersOnly(actor);
      const [newest, waiting] = await Promise.all([findNewest(db, scope), countWaiting(db, scope)]);
      return { id: null, name: null, ...newest, waiting };
    },

    getPace: async (actor: Actor): Promise<LeadPace> =>
      findPace(db, readersOnly(actor), new Date(now().getTime() - PACE_DAYS * DAY_MS)),

    /** Streams all pages of the filter; only the current page is in memory. */
    async export(caller: Caller, filter: LeadFilter): Promise<AsyncGenerator<Lead[]>> {
      const scope = readersOnly(caller.actor);
      if (!canExportLeads(caller.actor)) {
        throw new AppError(sharedProblems.managersOnly());
      }
      const { cursor: _, limit: __, ...asked } = filter;
      await insertAudit(db, caller, {
        action: "lead.exported",
        objectType: "export",
        objectId: "leads.csv",
        after: asked,
      });
      return pages(scope, { ...filter, cursor: undefined, limit: EXPORT_PAGE });
    },
  };

  async function* pages(scope: LeadScope, first: LeadFilter): AsyncGenerator<Lead[]> {
    let filter = first;
    for (;;) {
      const { items, nextCursor } = await listLeadPage(db, scope, filter, today());
      if (items.length > 0) yield items;
      if (nextCursor === null) return;
      filter = { ...filter, cursor: nextCursor };
    }
  }

  async function auditRead(caller: Caller, action: string, id: string): Promise<void> {
    const line = { ...aboutLead(id), action };
    const since = new Date(now().getTime() - AUDIT_INTERVAL_MS);
    if (!(await isAudited(db, caller, line, since))) await insertAudit(db, caller, line);
  }

  function today(): Today {
    const day = indianDay(now());
    return { day, start: startOfDay(day) };
  }
}

/** A lister's changes appear in the lead's history; an admin's also go to the audit log. */
async function auditChange(tx: Db, caller: Caller, id: string, change: LeadChange): Promise<void> {
  if (!isAdmin(caller.actor)) return;
  const before = change.before && workedOn(change.before);
  await insertAudit(tx, caller, { ...aboutLead(id), action: "lead.updated", ...change, before });
}

type LeadChange = { before: LeadRow | null; after: Record<string, unknown> };

function workedOn({ stage, lostReason, followUpOn, assignedTo }: LeadRow) {
  return { stage, lostReason, followUpOn, assignedTo };
}

function aboutLead(id: string) {
  return { objectType: "lead" as const, objectId: id };
}

function readersOnly(actor: Actor): LeadScope {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  const scope = leadsReadBy(actor);
  if (!scope) throw new AppError(sharedProblems.notAllowed());
  return scope;
}

async function leadToChange(tx: Db, scope: LeadScope, id: string): Promise<LeadRow> {
  const row = isUuid(id) ? await findLeadToChange(tx, scope, id) : undefined;
  if (!row) throw unknownLead();
  return row;
}

type LeadRow = NonNullable<Awaited<ReturnType<typeof findLeadToChange>>>;
type Event = { kind: "stage" | "follow_up" | "assigned" | "note"; body: string };
/** A note written with a change is saved with it. */
type NotedChanges = LeadChanges & { note?: string | undefined };

async function changesOf(tx: Db, scope: LeadScope, row: LeadRow, changes: NotedChanges) {
  const events: Event[] = [];
  const stage = changes.stage ?? row.stage;
  const lostReason = lostReasonOf(row, changes);
  if (stage !== row.stage || lostReason !== row.lostReason) {
    events.push({ kind: "stage", body: [stage, lostReason].filter(Boolean).join(" ") });
  }
  const followUpOn = given(changes.followUpOn, row.followUpOn);
  if (followUpOn !== row.followUpOn) events.push({ kind: "follow_up", body: followUpOn ?? "" });
  const assignedTo = given(changes.assignedTo, row.assignedTo);
  if (assignedTo !== row.assignedTo) {
    events.push({
      kind: "assigned",
      body: assignedTo ? await nameOf(tx, scope, row, assignedTo) : "",
    });
  }
  if (changes.note) events.push({ kind: "note", body: changes.note });
  return { columns: { stage, lostReason, followUpOn, assignedTo }, events };
}

/** A lost lead has a reason; no other lead does. */
function lostReasonOf(row: LeadRow, { stage, lostReason }: LeadChanges): LeadRow["lostReason"] {
  if ((stage ?? row.stage) !== "lost") return null;
  return lostReason || row.lostReason;
}

/** A missing field stays as it was; an empty one is cleared. */
function given(change: string | null | undefined, before: string | null): string | null {
  return change === undefined ? before : change || null;
}

async function nameOf(tx: Db, scope: LeadScope, row: LeadRow, userId: string): Promise<string> {
  const { companyId } = row;
  if (companyId !== null && !canAssignLead(scope, userId)) {
    throw unassignable(leadProblems.agentsTakeOnly());
  }
  const name = companyId === null ? undefined : await findAssignee(tx, companyId, userId);
  if (name !== undefined) return name;
  throw unassignable(leadProblems.membersOnly());
}

function unassignable(problem: Text): AppError {
  return new AppError(sharedProblems.invalidFields(), {
    errors: { assignedTo: [problem] },
  });
}

function unknownLead(): AppError {
  return new AppError(sharedProblems.noSuchLead());
}
