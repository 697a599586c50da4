import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { PropertyType } from "#domain/listings/listing.ts";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { readListing } from "#domain/listings/reader.ts";
import { MAX_IMAGES } from "#domain/shared/limits.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { SaveDialog, type Saved } from "#web/platform/admin/form/save-dialog.tsx";
import { useFailedWarning } from "#web/platform/admin/images/failed-warning.ts";
import { sendAsAdmin } from "#web/platform/admin/images/upload.ts";
import { FormProblem } from "#web/platform/admin/parts/form-errors.ts";
import { readDraft, removeDraft } from "#web/platform/device/drafts.ts";
import { useStateDraft } from "#web/platform/device/use-state-draft.ts";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { factsFor, type GivenFacts } from "./fact-values.ts";
import { FactsSection } from "./facts-section.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { type ListingDraft, startDraft, useListingProblems } from "./listing-input.ts";
import { LISTING_FIELD_LABELS } from "./listing-labels.ts";

const SAVED: Saved = {
  path: "/properties",
  title: { add: msg`Add New Property`, edit: msg`Edit Property` },
  saved: { add: msg`Property created successfully`, edit: msg`Property updated successfully` },
  failed: msg`Failed to save property`,
  labels: LISTING_FIELD_LABELS,
};

type Props = { item: ManagedListing | null; onClose: () => void };

/** Adds or edits a listing. */
export function ListingForm({ item, onClose }: Props) {
  const [shown, setShown] = useState({ item, round: 0 });
  const startAgain = (next: ManagedListing | null) =>
    setShown(({ round }) => ({ item: next, round: round + 1 }));
  return <Form key={shown.round} item={shown.item} onClose={onClose} onStartAgain={startAgain} />;
}

type FormProps = Props & { onStartAgain: (item: ManagedListing | null) => void };
type Typed = { draft: ListingDraft; given: GivenFacts; images: string[] };

function Form({ item: property, onClose, onStartAgain }: FormProps) {
  const { t } = useLingui();
  const check = useListingProblems();
  const warn = useFailedWarning();
  const form = useRef<HTMLFormElement>(null);
  const name = useAdminDraftName(`property ${property?._id ?? "new"}`);
  const start: Typed = { draft: startDraft(property), given: {}, images: property?.images ?? [] };
  const [restored] = useState(() => readDraft<Typed>(name));
  const [draft, setDraft] = useState(restored?.values.draft ?? start.draft);
  const [given, setGiven] = useState(restored?.values.given ?? start.given);
  const pictures = usePictures(
    restored?.values.images ?? start.images,
    sendAsAdmin("property-images"),
  );
  const version = restored ? restored.version : property?.updatedAt;
  const images = pictures.all.flatMap(({ url }) => url ?? []);
  useStateDraft({ name, values: { draft, given, images }, start, version });
  const text = useDeferredValue(draft);
  const read = useMemo(() => factsFor(textOf(text), property), [text, property]);
  const reading = useMemo(() => readListing(textOf(text)), [text]);

  function startAgain(next: ManagedListing | null) {
    removeDraft(name);
    onStartAgain(next);
  }

  function change(changes: Partial<ListingDraft>) {
    setDraft((current) => ({ ...current, ...changes }));
    // A new type clears the subtype: a villa is not a kind of land.
    if (changes.type !== undefined) setGiven(({ subtype: _, ...kept }) => kept);
  }

  async function body() {
    const hadNoCompany = property?.companyId === null;
    const values = check({ draft, given, pictureCount: pictures.all.length, hadNoCompany });
    const { urls, failed } = await pictures.settle();
    warn(failed);
    if (urls.length === 0) {
      const words = t`At least 1 image is required`;
      throw new FormProblem({ images: words }, words);
    }
    return { ...values, images: urls.slice(0, MAX_IMAGES) };
  }

  return (
    <SaveDialog
      of={SAVED}
      item={property}
      form={form}
      draft={{ name, isRestored: restored !== null, discard: () => startAgain(property) }}
      version={version}
      body={body}
      onClose={onClose}
      onStartAgain={startAgain}
    >
      {(errors) => (
        <div className="grid gap-4">
          <ListingFields
            property={property}
            draft={draft}
            pictures={pictures}
            errors={errors}
            onChange={change}
          />
          <FactsSection
            type={draft.type || "Apartment"}
            given={given}
            read={read}
            reading={reading}
            errors={errors}
            isNew={property === null}
            onGive={(name, value) => setGiven((current) => ({ ...current, [name]: value }))}
          />
        </div>
      )}
    </SaveDialog>
  );
}

function textOf({ title, location, priceRange, features, description, type }: ListingDraft) {
  const known: PropertyType = type || "Apartment";
  return { title, location, priceRange, features, description, type: known };
}
