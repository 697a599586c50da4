/** The inbox of those who answer inquiries. Nobody learns that another's lead exists. */

import { indianDay, startOfDay } from "#domain/day.ts";
import { AppError } from "#domain/errors.ts";
import { isUuid } from "#domain/id.ts";
import { INQUIRY_STAGES, type InquiryStage } from "#domain/inquiry.ts";
import type { Lead, LeadCounts, LeadFile, LeadPace, ListedLead } from "#domain/lead.ts";
import type { LeadChanges, LeadFilter } from "#domain/lead-schema.ts";
import type { Page } from "#domain/page.ts";
import {
  type Actor,
  type Caller,
  canAssignLead,
  canExportLeads,
  type LeadOwner,
} from "#domain/policy.ts";
import { insertAudit } from "#server/audit/repository.ts";
import type { Db } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { listerOnly } from "#server/lister.ts";
import {
  countByPhone,
  countDue,
  countReceived,
  countStages,
  countWaiting,
  findAssignee,
  findLead,
  findLeadToChange,
  findNewest,
  findPace,
  insertEvents,
  listAskedAbout,
  listAssignees,
  listEvents,
  listLeadPage,
  listLeads,
  listOthers,
  type Today,
  updateLead,
} from "./repository.ts";

const EXPORT_PAGE = 500;
const PACE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Newest = { id: string | null; name: string | null; waiting: number };

export function createLeadService({ db, now }: Deps) {
  return {
    async list(actor: Actor, filter: LeadFilter): Promise<Page<ListedLead>> {
      const owner = listerOnly(actor);
      const page = await listLeads(db, owner, filter, today());
      const phones = page.items.flatMap(({ phone }) => phone ?? []);
      const times = await countByPhone(db, owner, [...new Set(phones)]);
      const items = page.items.map((lead) => ({ ...lead, times: times.get(lead.phone) ?? 1 }));
      return { ...page, items };
    },

    async get(actor: Actor, id: string): Promise<LeadFile> {
      const owner = listerOnly(actor);
      const lead = isUuid(id) ? await findLead(db, owner, id) : undefined;
      if (!lead) throw unknownLead();
      const [events, others] = await Promise.all([listEvents(db, id), listOthers(db, owner, lead)]);
      return { ...lead, events, others };
    },

    /**
     * Each change is a line of the lead's story; what stays as it was is none. Answers where the lead
     * stood before, if it stands elsewhere now.
     */
    async update(
      caller: Caller,
      id: string,
      changes: NotedChanges,
    ): Promise<Pick<LeadRow, "stage" | "lostReason"> | undefined> {
      const owner = listerOnly(caller.actor);
      return db.transaction(async (tx) => {
        const row = await leadToChange(tx, owner, id);
        const { columns, events } = await changesOf(tx, owner, row, changes);
        if (events.length === 0) return undefined;
        await updateLead(tx, id, columns);
        const actorId = caller.actor?.userId ?? null;
        await insertEvents(
          tx,
          events.map((event) => ({ ...event, inquiryId: id, actorId })),
        );
        return events.some(({ kind }) => kind === "stage") ? row : undefined;
      });
    },

    async addNote(caller: Caller, id: string, body: string): Promise<void> {
      const owner = listerOnly(caller.actor);
      await db.transaction(async (tx) => {
        await leadToChange(tx, owner, id);
        const actorId = caller.actor?.userId ?? null;
        await insertEvents(tx, [{ inquiryId: id, actorId, kind: "note", body }]);
      });
    },

    /** Whom a lead can be given to, and which listings were asked about. */
    async listChoices(actor: Actor) {
      const owner = listerOnly(actor);
      const [assignees, listings] = await Promise.all([
        "companyId" in owner ? listAssignees(db, owner.companyId) : [],
        listAskedAbout(db, owner),
      ]);
      return { assignees: assignees.filter(({ id }) => canAssignLead(owner, id)), listings };
    },

    async count(actor: Actor): Promise<LeadCounts> {
      const owner = listerOnly(actor);
      const [stages, receivedToday, due] = await Promise.all([
        countStages(db, owner),
        countReceived(db, owner, today()),
        countDue(db, owner, today()),
      ]);
      const found = new Map(stages.map(({ stage, count }) => [stage, count]));
      const byStage = Object.fromEntries(
        INQUIRY_STAGES.map((stage) => [stage, found.get(stage) ?? 0]),
      ) as Record<InquiryStage, number>;
      return { byStage, receivedToday, due };
    },

    /** The newest one and how many wait, asked for every few seconds by an open inbox. */
    async getNewest(actor: Actor): Promise<Newest> {
      const owner = listerOnly(actor);
      const [newest, waiting] = await Promise.all([findNewest(db, owner), countWaiting(db, owner)]);
      return { id: null, name: null, ...newest, waiting };
    },

    getPace: async (actor: Actor): Promise<LeadPace> =>
      findPace(db, listerOnly(actor), new Date(now().getTime() - PACE_DAYS * DAY_MS)),

    /** Every page of the filter, one after another: nothing is held but the page at hand. */
    async export(caller: Caller, filter: LeadFilter): Promise<AsyncGenerator<Lead[]>> {
      const owner = listerOnly(caller.actor);
      if (!canExportLeads(caller.actor)) {
        throw new AppError("FORBIDDEN", "Only an owner or a manager of the company can do that");
      }
      await insertAudit(db, caller, {
        action: "lead.exported",
        objectType: "export",
        objectId: "leads.csv",
      });
      return pages(owner, { ...filter, cursor: undefined, limit: EXPORT_PAGE });
    },
  };

  async function* pages(owner: LeadOwner, first: LeadFilter): AsyncGenerator<Lead[]> {
    let filter = first;
    for (;;) {
      const { items, nextCursor } = await listLeadPage(db, owner, filter, today());
      if (items.length > 0) yield items;
      if (nextCursor === null) return;
      filter = { ...filter, cursor: nextCursor };
    }
  }

  function today(): Today {
    const day = indianDay(now());
    return { day, start: startOfDay(day) };
  }
}

async function leadToChange(tx: Db, owner: LeadOwner, id: string): Promise<LeadRow> {
  const row = isUuid(id) ? await findLeadToChange(tx, owner, id) : undefined;
  if (!row) throw unknownLead();
  return row;
}

type LeadRow = NonNullable<Awaited<ReturnType<typeof findLeadToChange>>>;
type Event = { kind: "stage" | "follow_up" | "assigned" | "note"; body: string };
/** What was written beside a change is saved with it. */
type NotedChanges = LeadChanges & { note?: string | undefined };

async function changesOf(tx: Db, owner: LeadOwner, row: LeadRow, changes: NotedChanges) {
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
    events.push({ kind: "assigned", body: assignedTo ? await nameOf(tx, owner, assignedTo) : "" });
  }
  if (changes.note) events.push({ kind: "note", body: changes.note });
  return { columns: { stage, lostReason, followUpOn, assignedTo }, events };
}

/** A lead that is lost has a reason, and no other has one. */
function lostReasonOf(row: LeadRow, { stage, lostReason }: LeadChanges): string | null {
  if ((stage ?? row.stage) !== "lost") return null;
  return lostReason || row.lostReason;
}

/** What was not mentioned stays; what was emptied goes. */
function given(change: string | null | undefined, before: string | null): string | null {
  return change === undefined ? before : change || null;
}

async function nameOf(tx: Db, owner: LeadOwner, userId: string): Promise<string> {
  if ("companyId" in owner && !canAssignLead(owner, userId)) {
    throw unassignable("An agent can take a lead or give it back; an owner or manager hands it on");
  }
  const name = "companyId" in owner ? await findAssignee(tx, owner.companyId, userId) : undefined;
  if (name !== undefined) return name;
  throw unassignable("Only a member of the company can be given a lead");
}

function unassignable(problem: string): AppError {
  return new AppError("INVALID", "Some fields need another look", {
    errors: { assignedTo: [problem] },
  });
}

function unknownLead(): AppError {
  return new AppError("NOT_FOUND", "There is no such lead");
}
