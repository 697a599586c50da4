import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { MAX_REASON, type ReasonTemplate } from "#domain/moderation/verdict.ts";
import { LANGUAGE_NAMES, type Language } from "#domain/shared/language.ts";
import { readDraft } from "#web/platform/device/drafts.ts";
import { useStateDraft } from "#web/platform/device/use-state-draft.ts";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";

type Props = {
  about: string;
  /** The name under which the reason is stored as a draft until it is sent. */
  draftName: string;
  templates: readonly ReasonTemplate[];
  /** The admin's language, and that of the recipient. */
  shownIn: Language;
  sentIn: Language;
  /** Who gets the reason by mail; null when it is only stored. */
  recipient: string | null;
};

/** Asks for a reason: a template to choose, and a text to edit. */
export function ReasonFields({ about, draftName, templates, shownIn, sentIn, recipient }: Props) {
  const { t } = useLingui();
  const [reason, setReason] = useState(() => readDraft<string>(draftName)?.values ?? "");
  useStateDraft({ name: draftName, values: reason, start: "", version: undefined });
  const language = LANGUAGE_NAMES[sentIn];

  function choose(id: string) {
    const template = templates.find((one) => one.id === id);
    if (template) setReason(template[sentIn]);
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">{about}</p>
      <Field id="reason-template" label={t`Reason`} note={t`(a usual one)`}>
        <Select
          id="reason-template"
          data-autofocus=""
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t`Choose, or write your own below`}</option>
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template[shownIn]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="reason-text" label={t`In words`}>
        <textarea
          id="reason-text"
          name="reason"
          rows={4}
          required
          maxLength={MAX_REASON}
          lang={sentIn}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className={CONTROL}
        />
      </Field>
      {recipient && (
        <p className="text-muted text-sm">
          <Trans>
            {recipient} gets this by mail. They read {language}.
          </Trans>
        </p>
      )}
    </div>
  );
}
