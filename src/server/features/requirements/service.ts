import { AppError } from "#domain/errors.ts";
import { isUuid, newReference } from "#domain/id.ts";
import type { Language } from "#domain/language.ts";
import type { Page } from "#domain/page.ts";
import { type Actor, canReadRequirements } from "#domain/policy.ts";
import {
  CONSENT_VERSION,
  type Requirement,
  type RequirementInput,
  type SubmittedRequirement,
} from "#domain/requirement.ts";
import {
  type RequirementFilter,
  type RequirementPayload,
  toRequirementInput,
} from "#domain/requirement-schema.ts";
import type { Deps } from "#server/deps.ts";
import { hash, sign, verify } from "#server/signing.ts";
import {
  findRequirement,
  findRequirementByKey,
  insertRequirement,
  listRequirements,
} from "./repository.ts";

type Circumstances = { language: Language; clientAddress: string; idempotencyKey: string | null };

const RECEIPT = "requirement-receipt";

export function createRequirementService({ db, limits, secret }: Deps) {
  const underway = new Map<string, Promise<SubmittedRequirement>>();

  return {
    /** Stores a requirement once: a repeat under the same key gets the first one's answer. */
    async submit(payload: RequirementPayload, from: Circumstances): Promise<SubmittedRequirement> {
      const input = toRequirementInput(payload);
      const bodyHash = hash(JSON.stringify(input));
      const key = from.idempotencyKey && hash(from.idempotencyKey);
      if (!key) return store(input, bodyHash, null, from);
      // Repeats that arrive together wait for the first one, lest each count against the phone's limit.
      const flight = `${key} ${bodyHash}`;
      const storing =
        underway.get(flight) ??
        store(input, bodyHash, key, from).finally(() => underway.delete(flight));
      underway.set(flight, storing);
      return storing;
    },

    /** Personal data: for the admin's eyes only. */
    async list(actor: Actor, filter: RequirementFilter): Promise<Page<Requirement>> {
      if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in to read requirements");
      if (!canReadRequirements(actor)) {
        throw new AppError("FORBIDDEN", "Only an admin may read requirements");
      }
      return listRequirements(db, filter);
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

  async function store(
    input: RequirementInput,
    bodyHash: string,
    key: string | null,
    from: Circumstances,
  ): Promise<SubmittedRequirement> {
    const uses = [
      { limit: "requirementPerAddress", key: from.clientAddress },
      { limit: "requirementPerPhone", key: hash(input.phone) },
    ] as const;
    try {
      for (const { limit, key } of uses) await limits.use(limit, key);
    } catch (refusal) {
      // A repeat of what was stored is no further use, however many there have been.
      const earlier = await findEarlier(key, bodyHash);
      if (earlier) return earlier;
      throw refusal;
    }
    const stored = await insertRequirement(db, {
      ...input,
      reference: newReference(),
      language: from.language,
      consentVersion: CONSENT_VERSION,
      idempotencyKey: key,
      bodyHash,
    });
    if (stored) return stored;
    for (const { limit, key } of uses) await limits.giveBack(limit, key);
    const earlier = await findEarlier(key, bodyHash);
    if (!earlier) throw new Error("A requirement was neither stored nor found");
    return earlier;
  }

  async function findEarlier(key: string | null, givenHash: string) {
    const found = key ? await findRequirementByKey(db, key) : undefined;
    if (!found) return undefined;
    const { bodyHash, ...earlier } = found;
    if (bodyHash === givenHash) return earlier;
    throw new AppError("INVALID", "This Idempotency-Key was already used for another requirement", {
      errors: { "Idempotency-Key": ["Use a new key for a new requirement"] },
    });
  }
}
