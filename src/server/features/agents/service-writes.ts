/** What the admin does to agents; each action is one transaction with its line in the audit log. */

import type { ManagedAgent } from "#domain/agents/agent.ts";
import type { AgentChanges, AgentInput, ManagedAgentFilter } from "#domain/agents/agent-schema.ts";
import { agentProblems } from "#domain/agents/problems.ts";
import { pictureIdFrom } from "#domain/pictures/picture.ts";
import { cityIn } from "#domain/places/city.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { canRestore, RESTORE_DAYS } from "#domain/shared/deletion.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import { isSlug, slugOf } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type AuditRecord, insertAudit } from "#server/platform/audit/repository.ts";
import { refuseStale } from "#server/platform/audit/versions.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listUsable } from "#server/platform/db/uploads.ts";
import { insertWithUniqueSlug } from "#server/platform/unique-slug.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { refuseRera } from "#server/shared/rera.ts";
import {
  type AgentRecord,
  findAgentToChange,
  findManagedAgent,
  hasCompany,
  insertAgent,
  listAgentIdsLike,
  listManagedAgents,
  updateAgent,
} from "./repository-writes.ts";

const MAX_ID_LENGTH = 60;

export function createAgentWrites({ db, now, publicUrl }: Deps) {
  return {
    async listManaged(caller: Caller, filter: ManagedAgentFilter): Promise<Page<ManagedAgent>> {
      requireAdmin(caller);
      return listManagedAgents(db, filter);
    },

    async create(caller: Caller, input: AgentInput): Promise<ManagedAgent> {
      const actor = requireAdmin(caller);
      return db.transaction(async (tx) => {
        const values = { ...requiredOf(input), ...(await columnsFrom(tx, actor, input, null)) };
        const row = await insertWithUniqueSlug(agentIdFrom(input.name), {
          listTaken: (base) => listAgentIdsLike(tx, base),
          insert: (id) => insertAgent(tx, { ...values, id }),
        });
        await insertAudit(tx, caller, about("created", row.id, { after: row }));
        return written(tx, row.id);
      });
    },

    /** Changes the given fields and leaves the rest. */
    async update(
      caller: Caller,
      id: string,
      changes: AgentChanges,
      version: string | undefined,
    ): Promise<ManagedAgent> {
      const actor = requireAdmin(caller);
      return db.transaction(async (tx) => {
        const row = await findExisting(tx, id);
        await refuseStale(tx, { ...row, type: "agent" }, version, () => written(tx, id));
        const after = await updateAgent(tx, id, await columnsFrom(tx, actor, changes, row));
        await insertAudit(tx, caller, about("updated", id, { before: row, after }));
        return written(tx, id);
      });
    },

    /** Hidden at once, deleted for good after thirty days. */
    async remove(caller: Caller, id: string): Promise<void> {
      requireAdmin(caller);
      await db.transaction(async (tx) => {
        await findExisting(tx, id);
        const deletedAt = now();
        await updateAgent(tx, id, { deletedAt });
        const change = { before: { deletedAt: null }, after: { deletedAt } };
        await insertAudit(tx, caller, about("deleted", id, change));
      });
    },

    async restore(caller: Caller, id: string): Promise<ManagedAgent> {
      requireAdmin(caller);
      return db.transaction(async (tx) => {
        const row = isSlug(id) ? await findAgentToChange(tx, id) : undefined;
        if (!row?.deletedAt) throw notFound();
        if (!canRestore(row.deletedAt, now())) {
          throw new AppError(sharedProblems.deletedTooLongAgo({ days: RESTORE_DAYS }));
        }
        await updateAgent(tx, id, { deletedAt: null });
        const change = { before: { deletedAt: row.deletedAt }, after: { deletedAt: null } };
        await insertAudit(tx, caller, about("restored", id, change));
        return written(tx, id);
      });
    },
  };

  /** The columns that follow from the input; an empty text is stored as none. */
  async function columnsFrom(tx: Db, actor: User, changes: AgentChanges, row: AgentRecord | null) {
    const { portraitUrl, companyId, badge, phone, email, reraNumber, ...plain } = changes;
    if (companyId && !(await hasCompany(tx, companyId))) {
      throw invalid("companyId", sharedProblems.noSuchCompany());
    }
    if (reraNumber && reraNumber !== row?.reraNumber) {
      refuseRera(reraNumber, plain.location ?? row?.location ?? "", "agent");
    }
    return {
      ...given(plain),
      ...given({
        companyId: orNull(companyId),
        badge: orNull(badge),
        phone: orNull(phone),
        email: orNull(email),
        reraNumber: orNull(reraNumber),
        portraitId: await portraitFrom(tx, actor, portraitUrl, row),
      }),
      ...(plain.location !== undefined && { citySlug: cityIn(plain.location)?.slug ?? null }),
    };
  }

  async function portraitFrom(
    tx: Db,
    actor: User,
    url: string | null | undefined,
    row: AgentRecord | null,
  ): Promise<string | null | undefined> {
    if (!url) return orNull(url);
    const id = pictureIdFrom(url, publicUrl);
    if (id !== undefined && id === row?.portraitId) return id;
    const [usable] = id === undefined ? [] : await listUsable(tx, [id], "portraits", actor);
    if (usable) return usable;
    throw invalid("portraitUrl", agentProblems.uploadPhoto());
  }
}

/** "Meera Kulkarni" → "meera-kulkarni"; a name without Latin letters becomes "agent". */
function agentIdFrom(name: string): string {
  return slugOf(name).slice(0, MAX_ID_LENGTH).replace(/-+$/, "") || "agent";
}

function requiredOf({ name, title, location, specialization, experienceYears }: AgentInput) {
  return { name, title, location, specialization, experienceYears };
}

async function findExisting(tx: Db, id: string): Promise<AgentRecord> {
  const row = isSlug(id) ? await findAgentToChange(tx, id) : undefined;
  if (!row || row.deletedAt) throw notFound();
  return row;
}

async function written(tx: Db, id: string): Promise<ManagedAgent> {
  const agent = await findManagedAgent(tx, id);
  if (!agent) throw notFound();
  return agent;
}

function orNull(text: string | null | undefined): string | null | undefined {
  return text === "" ? null : text;
}

function given<Values extends object>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}

function about(did: string, id: string, change: Pick<AuditRecord, "before" | "after">) {
  return { action: `agent.${did}`, objectType: "agent" as const, objectId: id, ...change };
}

function notFound(): AppError {
  return new AppError(agentProblems.agentNotFound());
}

function invalid(field: string, text: Text): AppError {
  return new AppError(sharedProblems.invalidFields(), { errors: { [field]: [text] } });
}
