/** The listers' dashboard: their own listings, and drafts that save automatically. */

import {
  type ListingDraft,
  listingDraftSchema,
  type OwnListingFilter,
} from "#domain/listings/input-schema.ts";
import {
  type ListingTransition,
  statusOfTransition,
  transitionsOf,
} from "#domain/listings/lifecycle.ts";
import type { ManagedListing } from "#domain/listings/listing.ts";
import type { Duplicate, OwnListing, OwnListingPage } from "#domain/listings/own-listing.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import { listingQuality } from "#domain/listings/quality.ts";
import type { Actor, Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { getOwnListing, scopeOf } from "./own-listing.ts";
import { findRevisedListing, listManagedListings } from "./repository-managed.ts";
import { countByStatus, listDuplicates, listNumbers } from "./repository-owner.ts";
import { deleteRevision, findRevision } from "./repository-revision.ts";
import { findListingToChange, updateListing } from "./repository-writes.ts";
import type { ListingWrites } from "./service-writes.ts";
import { invalid, notFound, signedIn } from "./write-rules.ts";

const NUMBERS_DAYS = 30;
const NO_NUMBERS = { views: 0, saves: 0, contacts: 0 };

export function createOwnListings(
  { db, now }: Deps,
  writes: Pick<ListingWrites, "create" | "update">,
) {
  return {
    async list(actor: Actor, filter: OwnListingFilter): Promise<OwnListingPage> {
      const scope = scopeOf(signedIn({ actor, address: null }));
      const [page, counts] = await Promise.all([
        listManagedListings(db, scope, { q: "", sort: "-updatedAt", ...filter }),
        countByStatus(db, scope),
      ]);
      return { ...page, counts, items: await withNumbers(page.items) };
    },

    /** The user's own, in any state; another's public listing is refused, any other does not exist. */
    async get(actor: Actor, id: string): Promise<OwnListing & { twins: Duplicate[] }> {
      const somebody = signedIn({ actor, address: null });
      const scope = scopeOf(somebody);
      const property = await getOwnListing(db, somebody, id);
      const [[listing], twins] = await Promise.all([
        withNumbers([property]),
        listDuplicates(db, property, scope),
      ]);
      if (!listing) throw notFound();
      return { ...listing, twins };
    },

    /** Creates or updates a draft. A listing that others can see is never saved while typing. */
    async saveDraft(caller: Caller, id: string | null, draft: ListingDraft) {
      const actor = signedIn(caller);
      scopeOf(actor);
      const named = { ...draft, title: draft.title || untitled(draft) };
      if (id === null) return writes.create(caller, { ...named, status: "draft" });
      const { status, updatedAt } = await getOwnListing(db, actor, id);
      if (status !== "draft") {
        throw new AppError(listingProblems.noDraft());
      }
      const { status: _, ...changes } = named;
      return writes.update(caller, "property", id, changes, updatedAt);
    },

    /** Copies a listing's text and pictures into a draft, for the next flat in the same building. */
    async duplicate(caller: Caller, id: string): Promise<ManagedListing> {
      const actor = signedIn(caller);
      scopeOf(actor);
      const copy = copyOf(await getOwnListing(db, actor, id));
      return writes.create(caller, copy, copy.images);
    },

    async move(caller: Caller, id: string, move: ListingTransition): Promise<ManagedListing> {
      const actor = signedIn(caller);
      scopeOf(actor);
      const property = await getOwnListing(db, actor, id);
      if (!transitionsOf(property).includes(move)) {
        throw invalid({ status: [listingProblems.notInState()] });
      }
      if (move === "withdraw" && property.status === "live") {
        return withdrawChange(caller, id);
      }
      const changes = { status: statusOfTransition(move) };
      return writes.update(caller, "property", id, changes, property.updatedAt);
    },
  };

  /** Leaves out what does not carry over to a similar flat: its status, and what the site says about it. */
  function copyOf({ images, ...property }: ManagedListing): ListingDraft {
    const draft = { ...property, images: images.map(({ id }) => id), status: "draft" };
    const { isFeatured: _, statusReason: __, ...copy } = listingDraftSchema.parse(draft);
    return copy;
  }

  /** Withdraws a pending edit; the listing stays as the public sees it. */
  async function withdrawChange(caller: Caller, id: string): Promise<ManagedListing> {
    return db.transaction(async (tx) => {
      const row = await findListingToChange(tx, id);
      const change = await findRevision(tx, id);
      if (!row || !change) throw invalid({ status: [listingProblems.notInState()] });
      await deleteRevision(tx, id);
      const after = await updateListing(tx, id, { statusReason: null });
      const before = { ...row, ...change.values };
      const action = "property.withdrawn";
      await insertAudit(tx, caller, {
        action,
        objectType: "property",
        objectId: id,
        before,
        after,
      });
      const property = await findRevisedListing(tx, id);
      return property ?? Promise.reject(notFound());
    });
  }

  async function withNumbers(properties: ManagedListing[]): Promise<OwnListing[]> {
    const since = new Date(now().getTime() - NUMBERS_DAYS * DAY_MS).toISOString().slice(0, 10);
    const ids = properties.map(({ id }) => id);
    const numbers = await listNumbers(db, ids, since);
    return properties.map((property) => ({
      property,
      numbers: numbers.get(property.id) ?? NO_NUMBERS,
      quality: listingQuality(property),
      moves: transitionsOf(property),
    }));
  }
}

/** A draft's name until it has a title. */
function untitled({ type, location }: ListingDraft): string {
  return (location === "" ? type : `${type}, ${location}`).slice(0, 200);
}
