import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type SubmitEvent, useEffect } from "react";
import { useNavigate } from "react-router";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { Duplicate } from "#domain/listings/own-listing.ts";
import type { ListingQuality } from "#domain/listings/quality.ts";
import { LISTING_DRAFT } from "#web/features/listings/drafts.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { removeDraft } from "#web/platform/device/drafts.ts";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormMessage } from "#web/platform/forms/form-answer.ts";
import { ProblemNote } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { pictureDraft } from "#web/platform/pictures/picture-draft.ts";
import { PictureField } from "#web/platform/pictures/picture-field.tsx";
import { type SendPicture, sendPicture } from "#web/platform/pictures/send.ts";
import { type Pictures, usePictures } from "#web/platform/pictures/use-pictures.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { EditorAnswer } from "./editor-answer.ts";
import { FactFields, TextFields } from "./editor-fields.tsx";
import type { EditorFieldsProps } from "./editor-inputs.tsx";
import { Duplicates, Hints, SavedNote } from "./editor-notes.tsx";
import { useAutosave } from "./use-autosave.ts";
import { type ReadFacts, useReadFacts } from "./use-read-facts.ts";

export type EditedListing = {
  id: string;
  status: ListingStatus;
  version: string;
  quality: ListingQuality;
  twins: Duplicate[];
};

type Props = {
  listing: EditedListing | null;
  values: Record<string, string>;
  images: string[];
  answer: EditorAnswer | undefined;
  isSaved: boolean;
  /** The path of the list, such as /seller/properties. */
  base: string;
};

/** Edits a listing: a draft saves itself, a change to a published listing is submitted as a whole. */
export function ListingEditor({ listing, values, images, answer, isSaved, base }: Props) {
  const form = useForm(answer, "listing");
  const pictures = usePictures(answer?.images ?? images, sendAsOwner);
  const isDraft = listing === null || listing.status === "draft";
  const draftName = useDraftName(`${LISTING_DRAFT} ${listing?.id ?? "new"}`);
  const autosave = useAutosave({
    form: form.ref,
    isOn: isDraft,
    pictures: pictures.all.map(({ url }) => url).join(" "),
    onSaved: () => draftName && removeDraft(draftName),
  });
  const draft = useFormDraft({
    form: form.ref,
    name: draftName,
    version: listing?.version,
    isSaved,
    isAnswered: answer !== undefined,
    ...pictureDraft(pictures, answer?.images ?? images),
  });
  // After the draft is restored, because its text is newer than what the facts are read from.
  const read = useReadFacts(form.ref);
  const { id, quality, twins = [] } = { ...listing, ...autosave.saved };
  useAddress(listing?.id, id, base);
  return (
    <div className="grid gap-9 md:grid-cols-[minmax(0,1fr)_300px]">
      <form
        ref={form.ref}
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => {
          void sendWhenSettled(event, pictures);
          form.props.onSubmit(event);
        }}
        className="group grid gap-6"
      >
        <Failure answer={answer} />
        {/* A listing's own draft is saved by itself a moment later. */}
        {!isDraft && <DraftNote draft={draft} />}
        <input type="hidden" name="id" value={id ?? ""} readOnly />
        <input type="hidden" name="version" value={versionOf(listing)} readOnly />
        <input type="hidden" name="had" value={hadOf(values, read)} readOnly />
        <Fields form={form} values={values} read={read} pictures={pictures} />
        <Buttons isDraft={isDraft} />
      </form>
      <aside className="grid content-start gap-5 md:sticky md:top-22 md:self-start">
        {isDraft && <SavedNote {...autosave} />}
        {quality && <Hints quality={quality} />}
        <Duplicates twins={twins} base={base} />
        {id && <PreviewLink path={`${base}/${id}/preview`} />}
      </aside>
    </div>
  );
}

function Fields({ pictures, ...fields }: EditorFieldsProps & { pictures: Pictures }) {
  const { t } = useLingui();
  return (
    <>
      <Part title={<Trans>What it is</Trans>}>
        <TextFields {...fields} />
      </Part>
      <PictureField
        id="listing-photos"
        name="images"
        pictures={pictures}
        error={fields.form.error("images", t`Add at least one photo`)}
      />
      <Part title={<Trans>Facts</Trans>}>
        <FactFields {...fields} />
      </Part>
    </>
  );
}

/** Fields whose empty value means "none", because the lister cleared them. */
function hadOf(values: Record<string, string>, { said }: ReadFacts): string {
  return [...new Set([...Object.keys(values), ...said])].join(" ");
}

/** In a draft the last write wins; a published listing is checked for someone else's changes. */
function versionOf(listing: EditedListing | null): string {
  return listing === null || listing.status === "draft" ? "" : listing.version;
}

/** Waits for photos that are still uploading, so that they are submitted too. */
async function sendWhenSettled(event: SubmitEvent<HTMLFormElement>, pictures: Pictures) {
  if (pictures.all.every(({ state }) => state === "stored")) return;
  const { submitter } = event.nativeEvent;
  const form = event.currentTarget;
  event.preventDefault();
  const { failed } = await pictures.settle();
  // A failed upload is shown on its tile, where it can be retried or removed.
  if (failed === 0) form.requestSubmit(submitter);
}

const sendAsOwner: SendPicture = (file, onProgress) =>
  sendPicture({ file, bucket: "property-images", onProgress });

/** Puts a new draft's id into the URL, so that a reload finds it. */
function useAddress(known: string | undefined, saved: string | undefined, base: string): void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const path = localPath(`${base}/${saved}`);
  useEffect(() => {
    if (known || !saved) return;
    void navigate(path, { replace: true, preventScrollReset: true });
  }, [known, saved, path, navigate]);
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="pr-3 font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

function Buttons({ isDraft }: { isDraft: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="submit" name="intent" value="submit" className={buttonClass()}>
        {isDraft ? <Trans>Send in</Trans> : <Trans>Save the change</Trans>}
      </button>
      {isDraft && (
        <button
          type="submit"
          name="intent"
          value="save"
          className={buttonClass({ look: "outline" })}
        >
          <Trans>Save draft</Trans>
        </button>
      )}
    </div>
  );
}

function PreviewLink({ path }: { path: string }) {
  const localPath = useLocalPath();
  return (
    <a
      href={localPath(path)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ look: "outline", size: "compact" })}
    >
      <Trans>Preview</Trans>
    </a>
  );
}

function Failure({ answer }: { answer: EditorAnswer | undefined }) {
  if (!answer || answer.saved) return null;
  return (
    <ProblemNote more={answer.refused}>
      <FailureMessage kind={answer.message?.kind} />
    </ProblemNote>
  );
}

function FailureMessage({ kind }: { kind: FormMessage["kind"] | undefined }) {
  if (kind === "CONFLICT") {
    return (
      <Trans>Somebody else has changed this meanwhile. Open it again to see their change.</Trans>
    );
  }
  if (kind) return <Trans>Something went wrong. Please try again.</Trans>;
  return <Trans>Some fields need another look.</Trans>;
}
