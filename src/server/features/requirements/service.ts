import { AppError } from "#domain/errors.ts";
import { isUuid, newReference } from "#domain/id.ts";
import type { Language } from "#domain/language.ts";
import {
  CONSENT_VERSION,
  type RequirementInput,
  type SubmittedRequirement,
} from "#domain/requirement.ts";
import { type RequirementPayload, toRequirementInput } from "#domain/requirement-schema.ts";
import type { Deps } from "#server/deps.ts";
import { hash, sign, verify } from "#server/signing.ts";
import { findRequirement, findRequirementByKey, insertRequirement } from "./repository.ts";

type Circumstances = { language: Language; clientAddress: string; idempotencyKey: string | null };

const RECEIPT = "requirement-receipt";

export function createRequirementService({ db, limits, secret }: Deps) {
  return {
    /** Stores a requirement once: a repeat under the same key gets the first one's answer. */
    async submit(payload: RequirementPayload, from: Circumstances): Promise<SubmittedRequirement> {
      const input = toRequirementInput(payload);
      const bodyHash = hash(JSON.stringify(input));
      const key = from.idempotencyKey && hash(from.idempotencyKey);
      const earlier = await findEarlier(key, bodyHash);
      if (earlier) return earlier;

      await limits.use("requirementPerAddress", from.clientAddress);
      await limits.use("requirementPerPhone", hash(input.phone));
      const stored = await insertRequirement(db, {
        ...input,
        reference: newReference(),
        language: from.language,
        consentVersion: CONSENT_VERSION,
        idempotencyKey: key,
        bodyHash,
      });
      // Without a new row somebody stored it under this key between our look and our insert.
      const answer = stored ?? (await findEarlier(key, bodyHash));
      if (!answer) throw new Error("A requirement was neither stored nor found");
      return answer;
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
