import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { Form } from "react-router";
import {
  INQUIRY_STAGES,
  type InquiryStage,
  LOST_REASONS,
  MAX_LEAD_NOTE,
} from "#domain/leads/inquiry.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { FieldOf, TextField } from "#web/platform/forms/form-fields.tsx";
import type { Form as FormState } from "#web/platform/forms/use-form.ts";
import { LOST_LABELS, STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Select } from "#web/ui/field.tsx";

export type LeadBefore = { stage: InquiryStage; lostReason: string | null };

/** Confirms a change; a stage change can be undone. */
export function ChangedNote({ before }: { before: LeadBefore | undefined }) {
  const { i18n } = useLingui();
  const stage = before && i18n._(STAGE_LABELS[before.stage]);
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-neem-wash px-4 py-2.5"
    >
      <span role="status" className="font-medium">
        <Trans>Done.</Trans>
      </span>
      {before && (
        <>
          <input type="hidden" name="stage" value={before.stage} />
          <input type="hidden" name="lostReason" value={before.lostReason ?? ""} />
          <button
            type="submit"
            name="intent"
            value="change"
            className={buttonClass({ look: "outline", size: "compact" })}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            <Trans>Undo: back to {stage}</Trans>
          </button>
        </>
      )}
    </Form>
  );
}

type Props = {
  lead: Lead;
  assignees: { id: string; name: string }[];
  form: FormState;
  isSaved: boolean;
};

/** The note field is beside the timeline but belongs to this form: either button saves everything. */
const LEAD_FORM = "lead-form";

/** The lead's stage, why it was lost, when to follow up, and who it is assigned to. */
export function StageForm({ lead, assignees, form, isSaved }: Props) {
  const { i18n, t } = useLingui();
  const draft = useFormDraft({ form: form.ref, name: useDraftName(`lead ${lead.id}`), isSaved });
  return (
    <Form ref={form.ref} {...form.props} id={LEAD_FORM} preventScrollReset className="grid gap-4">
      <DraftNote draft={draft} />
      <fieldset>
        <legend className="mb-1 font-medium text-sm">
          <Trans>Stage</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {INQUIRY_STAGES.map((stage) => (
            <label
              key={`${stage} ${lead.stage}`}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 has-checked:border-neem has-checked:bg-neem-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-neem"
            >
              <input
                type="radio"
                name="stage"
                value={stage}
                defaultChecked={stage === form.value("stage", lead.stage)}
                className="size-4 accent-neem"
              />
              {i18n._(STAGE_LABELS[stage])}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldOf
          key={`lost ${lead.lostReason}`}
          form={form}
          name="lostReason"
          label={t`If it was lost, why?`}
          stored={lead.lostReason}
          wrong={t`Say why it was lost`}
        >
          {(control) => (
            <Select {...control}>
              <option value="">{t`Choose`}</option>
              {LOST_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {i18n._(LOST_LABELS[reason])}
                </option>
              ))}
            </Select>
          )}
        </FieldOf>
        <TextField
          key={`follow-up ${lead.followUpOn}`}
          form={form}
          name="followUpOn"
          label={t`Follow up on`}
          type="date"
          stored={lead.followUpOn}
          wrong={t`Choose a day`}
        />
        {assignees.length > 0 && (
          <FieldOf
            key={`owner ${lead.assignedTo?.id}`}
            form={form}
            name="assignedTo"
            label={t`Looked after by`}
            stored={lead.assignedTo?.id}
          >
            {(control) => (
              <Select {...control}>
                <option value="">{t`Nobody yet`}</option>
                {assignees.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FieldOf>
        )}
      </div>
      <button
        type="submit"
        name="intent"
        value="change"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Save changes</Trans>
      </button>
    </Form>
  );
}

/** The field is cleared whenever a note has been saved. */
export function NoteField({ form, count }: { form: FormState; count: number }) {
  const { t } = useLingui();
  return (
    <div key={count} className="grid gap-2">
      <FieldOf form={form} name="note" label={t`Note`} wrong={t`Write the note`}>
        {(control) => (
          <textarea
            {...control}
            form={LEAD_FORM}
            rows={3}
            maxLength={MAX_LEAD_NOTE}
            className={CONTROL}
          />
        )}
      </FieldOf>
      <button
        type="submit"
        form={LEAD_FORM}
        name="intent"
        value="note"
        className={buttonClass({ look: "outline", size: "compact" }, "justify-self-start")}
      >
        <Trans>Add note</Trans>
      </button>
    </div>
  );
}
