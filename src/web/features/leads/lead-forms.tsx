import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useRef } from "react";
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
import { LOST_LABELS, STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";

export type LeadProblem = "stage" | "lostReason" | "followUpOn" | "assignedTo" | "note";

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
  problem: LeadProblem | undefined;
  isSaved: boolean;
};

/** The note field is beside the timeline but belongs to this form: either button saves everything. */
const LEAD_FORM = "lead-form";

/** The lead's stage, why it was lost, when to follow up, and who it is assigned to. */
export function StageForm({ lead, assignees, problem, isSaved }: Props) {
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft({ form, name: useDraftName(`lead ${lead.id}`), isSaved });
  const isWrong = (field: LeadProblem, words: string) => (problem === field ? words : undefined);
  const why = isWrong("lostReason", t`Say why it was lost`);
  const when = isWrong("followUpOn", t`Choose a day`);
  return (
    <Form ref={form} id={LEAD_FORM} method="post" preventScrollReset className="grid gap-4">
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
                defaultChecked={stage === lead.stage}
                className="size-4 accent-neem"
              />
              {i18n._(STAGE_LABELS[stage])}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="lead-lost" label={t`If it was lost, why?`} error={why}>
          <Select
            key={lead.lostReason}
            id="lead-lost"
            name="lostReason"
            defaultValue={lead.lostReason ?? ""}
            {...errorProps({ id: "lead-lost", error: why })}
          >
            <option value="">{t`Choose`}</option>
            {LOST_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {i18n._(LOST_LABELS[reason])}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="lead-follow-up" label={t`Follow up on`} error={when}>
          <input
            key={lead.followUpOn}
            id="lead-follow-up"
            name="followUpOn"
            type="date"
            defaultValue={lead.followUpOn ?? ""}
            className={CONTROL}
            {...errorProps({ id: "lead-follow-up", error: when })}
          />
        </Field>
        {assignees.length > 0 && (
          <Field id="lead-owner" label={t`Looked after by`}>
            <Select
              key={lead.assignedTo?.id}
              id="lead-owner"
              name="assignedTo"
              defaultValue={lead.assignedTo?.id ?? ""}
            >
              <option value="">{t`Nobody yet`}</option>
              {assignees.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
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

type NoteProps = { problem: LeadProblem | undefined; count: number };

/** The field is cleared whenever a note has been saved. */
export function NoteField({ problem, count }: NoteProps) {
  const { t } = useLingui();
  const error = problem === "note" ? t`Write the note` : undefined;
  return (
    <div key={count} className="grid gap-2">
      <Field id="lead-note" label={t`Note`} error={error}>
        <textarea
          id="lead-note"
          name="note"
          form={LEAD_FORM}
          rows={3}
          maxLength={MAX_LEAD_NOTE}
          className={CONTROL}
          {...errorProps({ id: "lead-note", error })}
        />
      </Field>
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
