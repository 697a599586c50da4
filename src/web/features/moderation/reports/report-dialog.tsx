import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FormAnswer, refusalAnswer } from "#web/platform/forms/form-answer.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { showToast } from "#web/ui/toast.ts";
import { ReportForm } from "./report-form.tsx";
import { ReportThanks } from "./report-thanks.tsx";

export type ReportDialogProps = { propertyId: string; onClose: () => void };

type Answer = {
  success: boolean;
  message?: string;
  data?: { reference?: string };
  errors?: Record<string, string[]>;
};

export function ReportDialog({ propertyId, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<FormAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ reference: string | null } | null>(null);

  useEffect(() => dialog.current?.showModal(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const form = event.currentTarget;
    try {
      const answer = await send(propertyId, new FormData(form));
      if (!answer.success) return await refuse(answer);
      // This deletes its draft too.
      form.reset();
      setSent({ reference: answer.data?.reference ?? null });
    } catch {
      const description = t`There was a problem submitting your request. Please try again.`;
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  async function refuse({ message = "", errors }: Answer) {
    setRefusal(refusalAnswer(errors));
    await showToast({ title: t`Error`, description: message, tone: "error" });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="report-title"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-card bg-surface p-5 text-ink shadow-soft backdrop:bg-scrim"
    >
      <div className="sticky -top-5 z-1 -mx-5 -mt-5 flex items-center justify-between gap-3 bg-surface px-5 pt-3 pb-1">
        <h2 id="report-title" className="text-xl">
          <Trans>Report this listing</Trans>
        </h2>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
          className="-mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-sunk"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {sent ? (
        <ReportThanks reference={sent.reference} />
      ) : (
        <ReportForm
          action={localPath(`/property/${propertyId}/report`)}
          answer={refusal}
          isBusy={isBusy}
          onSubmit={submit}
        />
      )}
    </dialog>
  );
}

async function send(propertyId: string, form: FormData): Promise<Answer> {
  const response = await fetch(`/api/properties/${propertyId}/reports`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Accept-Language": document.documentElement.lang,
    },
    body: JSON.stringify(Object.fromEntries(form)),
  });
  return response.json();
}
