import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SELL_DRAFT } from "#web/features/listings/drafts.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormMessage, PictureAnswer } from "#web/platform/forms/form-answer.ts";
import { ProblemNote } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { pictureDraft } from "#web/platform/pictures/picture-draft.ts";
import { PictureField } from "#web/platform/pictures/picture-field.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { ListingFields, OwnerFields } from "./sell-fields.tsx";
import { sendAsGuest } from "./send-as-guest.ts";

type Props = {
  answer?: PictureAnswer | undefined;
  /** Initial values: the signed-in user's, or those of a submission that needs changes. */
  values?: Record<string, string>;
  images?: string[];
  isEdit?: boolean;
};

/** A plain form with its photos; JavaScript uploads the photos first and saves a draft on the device. */
export function SellForm({ answer, values = {}, images = [], isEdit = false }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "sell");
  const tickets = useRef<string[]>(answer?.tickets ?? []);
  const pictures = usePictures(answer?.images ?? images, sendAsGuest(tickets));
  const [isSending, setSending] = useState(false);
  const { pathname } = useLocation();
  const { beside, onRestore, ...rest } = pictureDraft(pictures, answer?.images ?? images);
  const draft = useFormDraft({
    form: form.ref,
    name: useDraftName(isEdit ? `${SELL_DRAFT} ${pathname}` : SELL_DRAFT, "device"),
    isAnswered: answer !== undefined,
    // A picture becomes part of the listing only with the ticket it was uploaded with.
    beside: beside.images ? { ...beside, tickets: tickets.current } : beside,
    onRestore: (values) => {
      tickets.current = values.tickets ?? tickets.current;
      onRestore(values);
    },
    ...rest,
  });

  /** Waits for photos that are still uploading, then lets the browser submit the form as usual. */
  async function send(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    event.preventDefault();
    setSending(true);
    const { failed } = await pictures.settle();
    // A failed upload is shown on its tile, where it can be retried or removed.
    if (failed > 0) return setSending(false);
    const field = element.elements.namedItem("tickets");
    if (field instanceof HTMLInputElement) field.value = tickets.current.join(" ");
    element.submit();
  }

  return (
    <form
      ref={form.ref}
      method="post"
      encType="multipart/form-data"
      // The server's messages are in the page's language; the browser's are in the browser's.
      noValidate
      onSubmit={send}
      className="group mt-4 grid gap-6"
    >
      <Failure answer={answer} />
      <DraftNote draft={draft} />
      <ListingFields form={form} values={values} />
      <PictureField
        id="sell-photos"
        name="images"
        pictures={pictures}
        error={form.error(
          "images",
          t`Add at least one photo; those sent more than a day ago have to be added again`,
        )}
      />
      <Part title={<Trans>How to reach you</Trans>}>
        <OwnerFields form={form} values={values} />
      </Part>
      <input type="hidden" name="tickets" defaultValue={answer?.tickets.join(" ")} />
      <Honeypot />
      <div>
        <button type="submit" disabled={isSending} className={buttonClass({}, "w-full sm:w-auto")}>
          <SubmitLabel isSending={isSending} isEdit={isEdit} />
        </button>
        <Consent />
      </div>
    </form>
  );
}

function SubmitLabel({ isSending, isEdit }: { isSending: boolean; isEdit: boolean }) {
  if (isSending) return <Trans>Sending...</Trans>;
  return isEdit ? <Trans>Send it again</Trans> : <Trans>Submit property</Trans>;
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="pr-3 font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

function Failure({ answer }: { answer: PictureAnswer | undefined }) {
  if (!answer) return null;
  return (
    <ProblemNote more={answer.refused}>
      <FailureMessage kind={answer.message?.kind} />
    </ProblemNote>
  );
}

function FailureMessage({ kind }: { kind: FormMessage["kind"] | undefined }) {
  if (kind === "TOO_MANY") {
    return <Trans>You have sent several already. Please wait a little and try again.</Trans>;
  }
  if (kind) return <Trans>Something went wrong. Please try again.</Trans>;
  return <Trans>Some fields need another look.</Trans>;
}

function Consent() {
  return (
    <p className="mt-3 text-muted text-sm">
      <Trans>
        By sending you agree that our team keeps this, calls or messages you about it, and shows the
        property on this site once it is approved. Your number is shown only if you tick the box
        above. We never ask for your Aadhaar number.{" "}
        <Link to="/privacy" className="underline underline-offset-2">
          Privacy
        </Link>
      </Trans>
    </p>
  );
}

/** Hidden and out of the tab order: only bots fill it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor="sell-website">Website</label>
      <input id="sell-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
