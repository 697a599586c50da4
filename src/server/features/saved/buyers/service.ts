import type { OwnInquiry } from "#domain/leads/sent-inquiry.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type Asked, listOwnInquiries } from "./repository.ts";

export function createBuyerService({ db }: Deps) {
  return {
    /** Every contact the user has made while signed in, with its state. */
    async listInquiries({ actor }: Caller, asked: Asked): Promise<Page<OwnInquiry>> {
      if (!actor) throw new AppError(sharedProblems.signInFirst());
      return listOwnInquiries(db, actor.userId, asked);
    },
  };
}
