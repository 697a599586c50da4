import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";
import { MAX_REPORT_DETAIL, REPORT_REASONS, type ReportReason } from "#domain/moderation/report.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextArea, TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

const REASON_LABELS: Record<ReportReason, ReturnType<typeof msg>> = {
  "not-available": msg`No longer available`,
  "wrong-price": msg`The price is wrong`,
  "wrong-facts": msg`Facts are wrong`,
  "wrong-pictures": msg`The pictures show something else`,
  duplicate: msg`Listed twice`,
  fraud: msg`It looks like fraud`,
  other: msg`Something else`,
};

type Props = {
  action: string;
  answer?: FormAnswer | undefined;
  isBusy?: boolean;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The name under which the form's draft is stored, by the URL it is sent to. */
export function reportDraft(action: string): string {
  return `report ${action}`;
}

export function ReportForm({ action, answer, isBusy = false, onSubmit }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "report");
  const isAnswered = onSubmit === undefined && answer !== undefined;
  const name = useDraftName(reportDraft(action), "tab");
  const draft = useFormDraft({ form: form.ref, name, isAnswered });
  const optional = t`(optional)`;
  return (
    <form
      ref={form.ref}
      {...form.props}
      {...(onSubmit && { onSubmit })}
      action={action}
      className="mt-4 grid gap-4"
    >
      <DraftNote draft={draft} />
      <Reasons chosen={form.value("reason")} problem={form.error("reason")} />
      <TextArea
        form={form}
        name="detail"
        label={t`What is wrong?`}
        note={optional}
        rows={4}
        maxLength={MAX_REPORT_DETAIL}
      />
      <TextField
        form={form}
        name="email"
        label={t`Your e-mail`}
        note={optional}
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
      />
      <Trap />
      <p className="text-muted text-sm">
        <Trans>We confirm that we have it within 24 hours and settle it within 7 days.</Trans>{" "}
        <Trans>
          Your address is used to answer you, for nothing else.{" "}
          <Link to="/privacy" className="underline">
            Privacy
          </Link>
        </Trans>
      </p>
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        <Trans>Send report</Trans>
      </Button>
    </form>
  );
}

function Reasons({ chosen, problem }: { chosen: string | undefined; problem: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <fieldset aria-describedby={problem && "report-reason-error"}>
      <legend className="mb-1 font-medium text-sm">
        <Trans>Choose what is wrong</Trans>
      </legend>
      <div className="grid sm:grid-cols-2">
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={reason === chosen}
              className="size-5 flex-none accent-neem"
            />
            {i18n._(REASON_LABELS[reason])}
          </label>
        ))}
      </div>
      {problem && (
        <p id="report-reason-error" className="font-medium text-brick text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** A honeypot: bots fill every field, but people neither see nor reach this one. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
