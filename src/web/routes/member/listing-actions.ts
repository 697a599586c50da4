/** Shared by the seller and company dashboards: the list of listings and the editor. */

import { type RouterContextProvider, redirect } from "react-router";
import { formOf, readListingForm } from "#domain/listings/form.ts";
import {
  listingDraftSchema,
  listingInputSchema,
  ownListingFilterSchema,
  type PriceChange,
  priceChangeSchema,
} from "#domain/listings/input-schema.ts";
import { LISTING_TRANSITIONS } from "#domain/listings/lifecycle.ts";
import type { ManagedListing } from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import type { PriceOutcome } from "#web/features/listings/own/price-notice.tsx";
import { SENT_STATES, type SentState } from "#web/features/listings/own/sent-notice.tsx";
import { appContext, requestContext, run } from "#web/platform/context.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { answerOf, handleForm } from "#web/platform/forms/handle-form.ts";
import { type PostedForm, postedForm } from "#web/platform/forms/posted-form.ts";
import { placeFacts } from "#web/routes/public/listing/property-loader.ts";
import { requireCompanyMember, requireRole } from "./dashboard-guard.ts";
import { EDITOR_OPTIONS, readable } from "./editor-options.ts";

type Context = Readonly<RouterContextProvider>;
type Visit = { request: Request; url: URL; context: Context };
type ListerDashboard = "seller" | "company";

function callerAt(dashboard: ListerDashboard, visit: Pick<Visit, "url" | "context">): Caller {
  const actor =
    dashboard === "company" ? requireCompanyMember(visit) : requireRole(dashboard, visit);
  return { actor, address: visit.context.get(requestContext).clientAddress };
}

export async function loadOwnListings(
  dashboard: ListerDashboard,
  { url, context }: Omit<Visit, "request">,
) {
  const { actor } = callerAt(dashboard, { url, context });
  const filter = filterFrom(ownListingFilterSchema, url.searchParams);
  const page = await run(context, ({ ownListings }) => ownListings.list(actor, filter));
  return {
    page,
    chosen: filter.needsChange ? ("needsChange" as const) : filter.status,
    sent: url.searchParams.get("sent"),
    outcome: SENT_STATES.find((state) => state === url.searchParams.get("state")) ?? null,
    isConfirmed: url.searchParams.has("confirmed"),
    deleted: url.searchParams.get("deleted"),
    prices: priceOutcome(url.searchParams),
  };
}

function priceOutcome(params: URLSearchParams): PriceOutcome | null {
  const isBack = params.has("pricesBack");
  const count = params.get(isBack ? "pricesBack" : "prices");
  if (count === null) return null;
  const left = Number(params.get("left")) || 0;
  return { count: Number(count) || 0, left, isBack, undo: params.get("undo") };
}

/** Handles the buttons of the list. */
export async function changeOwnListing(dashboard: ListerDashboard, visit: Visit) {
  const { url, context } = visit;
  const caller = callerAt(dashboard, visit);
  const form = await visit.request
    .clone()
    .formData()
    .catch(() => new FormData());
  const values = await formValues(visit);
  const { intent, id = "" } = values;
  if (intent === "duplicate") return toCopy(visit, caller, id);
  if (intent === "prices") return toNewPrices(visit, caller, values, form);
  if (intent === "undo-prices") return toOldPrices(visit, caller, id);
  const move = LISTING_TRANSITIONS.find((each) => each === intent);
  await run(context, async ({ ownListings, properties }) => {
    if (move) await ownListings.move(caller, id, move);
    if (intent === "delete") await properties.remove(caller, "property", id, undefined);
    if (intent === "restore") await properties.restore(caller, "property", id);
    if (intent === "confirm") await ownListings.confirm(caller, id);
  });
  return redirect(url.pathname + saidAfter(intent, id), 303);
}

function saidAfter(intent: string | undefined, id: string): string {
  if (intent === "delete") return `?deleted=${encodeURIComponent(id)}`;
  return intent === "confirm" ? "?confirmed" : "";
}

async function toCopy({ url, context }: Visit, caller: Caller, id: string) {
  const copy = await run(context, ({ ownListings }) => ownListings.duplicate(caller, id));
  return redirect(`${url.pathname}/${copy.id}?saved`, 303);
}

/** Changes prices by a percentage, down or up, for the ticked listings or for all on the page. */
function toNewPrices(visit: Visit, caller: Caller, values: Record<string, string>, form: FormData) {
  const { percent = "", way, scope, shown = "" } = values;
  const size = Number(percent.replace(",", ".") || Number.NaN);
  const ids = scope === "shown" ? shown.split(" ").filter(Boolean) : form.getAll("id").map(String);
  const given = { ids, percent: way === "down" ? -size : size };
  const typed = { ...values, ids: ids.join(" ") };
  const change = async (changes: PriceChange) => {
    const { ownListings } = visit.context.get(appContext);
    const { changed, left, undo } = await ownListings.changePrices(caller, changes);
    const back = undo ? `&undo=${undo}` : "";
    return redirect(`${visit.url.pathname}?prices=${changed}&left=${left}${back}`, 303);
  };
  const options = { correctable: [] };
  return handleForm({ ...visit, values: typed, given }, priceChangeSchema, change, options);
}

async function toOldPrices({ url, context }: Visit, caller: Caller, id: string) {
  const { restored, kept } = await run(context, ({ ownListings }) =>
    ownListings.undoPrices(caller, id),
  );
  return redirect(`${url.pathname}?pricesBack=${restored}&left=${kept}`, 303);
}

export async function loadEditor(
  dashboard: ListerDashboard,
  id: string,
  { url, context }: Omit<Visit, "request">,
) {
  const { actor } = callerAt(dashboard, { url, context });
  const isNew = id === "new";
  if (isNew) {
    const nothing = { listing: null, values: {}, images: [], reason: null, change: null };
    return { ...nothing, isSaved: false, isConfirmed: false };
  }
  const { property, quality, twins } = await run(context, ({ ownListings }) =>
    ownListings.get(actor, id),
  );
  return {
    listing: {
      id,
      title: property.title,
      status: property.status,
      version: property.updatedAt,
      confirmedAt: property.confirmedAt,
      quality,
      twins,
    },
    values: formOf(property) as Record<string, string>,
    images: property.images.map((picture) => pictureUrl(picture.id, 1200, "webp")),
    reason: property.statusReason,
    change: property.change,
    isSaved: url.searchParams.has("saved"),
    isConfirmed: url.searchParams.has("confirmed"),
  };
}

/** The listing as visitors will see it. */
export async function loadPreview(
  dashboard: ListerDashboard,
  id: string,
  visit: Omit<Visit, "request">,
) {
  const { actor } = callerAt(dashboard, visit);
  const { property } = await run(visit.context, ({ ownListings }) => ownListings.get(actor, id));
  return { property, ...placeFacts(property) };
}

/** Saves the draft, by autosave or button, or submits the whole listing. */
export async function saveListing(dashboard: ListerDashboard, param: string, visit: Visit) {
  const caller = callerAt(dashboard, visit);
  const { values, ...beside } = await editorForm(visit);
  const { intent = "", had = "", version = "" } = values;
  if (intent === "confirm") return confirmEdited(visit, caller, param);
  const { input, unreadable } = readListingForm(values, had.split(" "));
  const posted = { ...visit, values, given: { ...input, images: beside.images }, beside };
  const id = param === "new" ? values.id || null : param;
  const base = visit.url.pathname.replace(/\/[^/]+$/, "");
  if (intent === "submit") {
    const schema = readable(listingInputSchema, unreadable);
    return handleForm(
      posted,
      schema,
      async (whole) => {
        const sent = await submit(visit.context, caller, { id, version, input: whole });
        return redirect(`${base}?sent&state=${sentState(sent)}`, 303);
      },
      EDITOR_OPTIONS,
    );
  }
  const { ownListings } = visit.context.get(appContext);
  return handleForm(
    posted,
    readable(listingDraftSchema, unreadable),
    async (changes) => {
      const draft = await ownListings.saveDraft(caller, id, changes);
      if (intent !== "autosave") return redirect(`${base}/${draft.id}?saved`, 303);
      const { quality, twins } = await ownListings.get(caller.actor, draft.id);
      const saved = { id: draft.id, at: draft.updatedAt, quality, twins };
      return { ...answerOf(values, {}), ...beside, saved };
    },
    EDITOR_OPTIONS,
  );
}

/** Handles the confirm button beside the editor's form. */
async function confirmEdited({ url, context }: Visit, caller: Caller, id: string) {
  await run(context, ({ ownListings }) => ownListings.confirm(caller, id));
  return redirect(`${url.pathname}?confirmed`, 303);
}

/** Autosave sends a draft's pictures as one text field. */
async function editorForm(visit: Visit): Promise<PostedForm> {
  const posted = await postedForm(visit);
  const images = posted.images.flatMap((text) => text.split(" ")).filter(Boolean);
  return { ...posted, images };
}

type Whole = {
  id: string | null;
  version: string;
  input: ReturnType<typeof listingInputSchema.parse>;
};

async function submit(context: Context, caller: Caller, { id, version, input }: Whole) {
  const { properties } = context.get(appContext);
  if (id === null) return properties.create(caller, input);
  const current = await properties.findManaged(caller.actor, id);
  // A hidden listing stays hidden until its owner says otherwise; a draft is being submitted.
  const isSentIn = current?.status === "draft" || current?.status === "rejected";
  const status = current?.status === "rejected" ? ("in_review" as const) : ("live" as const);
  const changes = { ...input, ...(isSentIn && { status }) };
  return properties.update(caller, "property", id, changes, version || undefined);
}

function sentState({ status, change }: ManagedListing): SentState {
  if (status !== "live") return status === "in_review" ? "in_review" : "hidden";
  return change === "waiting" ? "waiting" : "live";
}
