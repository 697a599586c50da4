import type { Referral } from "#domain/affiliates/affiliate.ts";
import { canReadRequirements } from "#domain/requirements/policy.ts";
import { requirementProblems } from "#domain/requirements/problems.ts";
import {
  CONSENT_VERSION,
  type Requirement,
  type RequirementInput,
  type SubmittedRequirement,
} from "#domain/requirements/requirement.ts";
import {
  type RequirementChanges,
  type RequirementFilter,
  type RequirementPayload,
  toRequirementInput,
} from "#domain/requirements/requirement-schema.ts";
import type { Actor, Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid, newReference } from "#domain/shared/id.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { hash, sign, verify } from "#server/platform/signing.ts";
import { createSingleFlight } from "#server/platform/single-flight.ts";
import { creditLead, findReferralLink } from "#server/shared/referrals/credit.ts";
import {
  findRequirement,
  findRequirementByKey,
  findRequirementToChange,
  insertRequirement,
  isAdminId,
  listRequirementPage,
  listRequirements,
  type NewRequirement,
  toRequirement,
  updateRequirement,
} from "./repository.ts";

type RequestContext = {
  language: Language;
  clientAddress: string;
  idempotencyKey: string | null;
  referral?: Referral | undefined;
};

const RECEIPT = "requirement-receipt";
const EXPORT_PAGE = 500;

export function createRequirementService(deps: Deps) {
  const { db, limits, secret } = deps;
  const once = createSingleFlight<SubmittedRequirement>();

  return {
    /** Stores a requirement once: a repeat under the same key gets the first one's answer. */
    async submit(payload: RequirementPayload, from: RequestContext): Promise<SubmittedRequirement> {
      const input = toRequirementInput(payload);
      const bodyHash = hash(JSON.stringify(input));
      const key = from.idempotencyKey && hash(from.idempotencyKey);
      if (!key) return store(input, bodyHash, null, from);
      // Concurrent repeats wait for the first one, so that they do not each count against the phone's limit.
      return once(`${key} ${bodyHash}`, () => store(input, bodyHash, key, from));
    },

    /** Personal data: for the admin's eyes only. */
    async list(actor: Actor, filter: RequirementFilter): Promise<Page<Requirement>> {
      adminOnly(actor);
      return listRequirements(db, filter);
    },

    /** Streams all pages of the filter; only the current page is in memory. */
    async export(
      caller: Caller,
      filter: RequirementFilter,
    ): Promise<AsyncGenerator<Requirement[]>> {
      adminOnly(caller.actor);
      const { cursor: _, limit: __, ...asked } = filter;
      await insertAudit(db, caller, {
        action: "requirement.exported",
        objectType: "requirement",
        objectId: "export.csv",
        after: asked,
      });
      return pages({ ...filter, cursor: undefined, limit: EXPORT_PAGE });
    },

    async update(caller: Caller, id: string, changes: RequirementChanges): Promise<Requirement> {
      adminOnly(caller.actor);
      return db.transaction(async (tx) => {
        const before = isUuid(id) ? await findRequirementToChange(tx, id) : undefined;
        if (!before) throw new AppError(requirementProblems.noSuchRequirement());
        const after = await updateRequirement(tx, id, await columnsFrom(tx, changes));
        await insertAudit(tx, caller, {
          action: "requirement.updated",
          objectType: "requirement",
          objectId: id,
          before: adminPart(before),
          after: adminPart(after),
        });
        return toRequirement(after);
      });
    },

    /** Lets the browser that sent a requirement, and no other, see it on the confirmation page. */
    receiptFor: ({ id }: SubmittedRequirement): string => sign(secret, RECEIPT, id),

    async findByReceipt(
      receipt: string,
    ): Promise<(RequirementInput & { reference: string }) | undefined> {
      const id = verify(secret, RECEIPT, receipt);
      return id !== undefined && isUuid(id) ? findRequirement(db, id) : undefined;
    },
  };

  async function* pages(first: RequirementFilter): AsyncGenerator<Requirement[]> {
    let filter = first;
    for (;;) {
      const { items, nextCursor } = await listRequirementPage(db, filter);
      if (items.length > 0) yield items;
      if (nextCursor === null) return;
      filter = { ...filter, cursor: nextCursor };
    }
  }

  async function store(
    input: RequirementInput,
    bodyHash: string,
    key: string | null,
    from: RequestContext,
  ): Promise<SubmittedRequirement> {
    const refusal = await refusalOf(input.phone, from.clientAddress);
    if (refusal) {
      // A repeat of a stored requirement does not count against the limit, however many there have been.
      const earlier = await findEarlier(key, bodyHash);
      if (earlier) return earlier;
      throw refusal;
    }
    const stored = await insert(from.referral, {
      ...input,
      reference: newReference(),
      language: from.language,
      consentVersion: CONSENT_VERSION,
      idempotencyKey: key,
      bodyHash,
      userId: from.referral?.actor?.userId ?? null,
    });
    if (stored) return stored;
    await limits.restoreCounts("requirementPerAddress", from.clientAddress);
    await limits.restoreCounts("requirementPerPhone", hash(input.phone));
    const earlier = await findEarlier(key, bodyHash);
    if (!earlier) throw new Error("A requirement was neither stored nor found");
    return earlier;
  }

  async function insert(referral: Referral | undefined, row: NewRequirement) {
    const link = await findReferralLink(db, referral, row.phone);
    if (!link) return insertRequirement(db, row);
    return db.transaction(async (tx) => {
      const stored = await insertRequirement(tx, row);
      if (stored) await creditLead(tx, deps, { kind: "requirement", id: stored.id }, link);
      return stored;
    });
  }

  /** Counts a use; returns the reason to refuse it, if there is one. */
  async function refusalOf(phone: string, clientAddress: string): Promise<unknown> {
    try {
      await limits.use("requirementPerAddress", clientAddress);
      await limits.use("requirementPerPhone", hash(phone));
      return undefined;
    } catch (refusal) {
      return refusal;
    }
  }

  async function findEarlier(key: string | null, givenHash: string) {
    const found = key ? await findRequirementByKey(db, key) : undefined;
    if (!found) return undefined;
    const { bodyHash, ...earlier } = found;
    if (bodyHash === givenHash) return earlier;
    throw new AppError(requirementProblems.keyUsedForAnother(), {
      errors: { "Idempotency-Key": [requirementProblems.newRequirementKeyNeeded()] },
    });
  }
}

function adminOnly(actor: Actor): void {
  if (!actor) throw new AppError(requirementProblems.signInToRead());
  if (!canReadRequirements(actor)) {
    throw new AppError(requirementProblems.adminsRead());
  }
}

async function columnsFrom(tx: Db, { assignedTo, ...changes }: RequirementChanges) {
  if (assignedTo === undefined) return changes;
  if (!assignedTo) return { ...changes, assignedTo: null };
  if (!(await isAdminId(tx, assignedTo))) throw notAnAdmin();
  return { ...changes, assignedTo };
}

type AdminPart = { status: string; note: string; assignedTo: string | null };

function adminPart({ status, note, assignedTo }: AdminPart): AdminPart {
  return { status, note, assignedTo };
}

function notAnAdmin(): AppError {
  return new AppError(sharedProblems.invalidFields(), {
    errors: { assignedTo: [requirementProblems.adminsOnly()] },
  });
}
