import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AdminRequirement } from "#domain/requirements/answer-schema.ts";
import { REQUIREMENT_STATUSES } from "#domain/requirements/requirement.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatPriceRange } from "#domain/shared/money/money.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { ChoiceField, LongField } from "#web/platform/admin/parts/text-field.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { storedToken } from "#web/platform/admin/token.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { useAdmins } from "./admins.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { LISTING_TYPE_LABELS, REQUIREMENT_STATES } from "./requirement-labels.ts";

type Props = { requirement: AdminRequirement; onClose: () => void };

export function RequirementPanel({ requirement, onClose }: Props) {
  return (
    <SidePanel title={requirement.name} onClose={onClose}>
      <p className="text-muted text-sm">{requirement.reference}</p>
      <RequirementFacts requirement={requirement} />
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{requirement.requirements}</p>
      <div className="my-4 grid grid-cols-2 gap-2">
        <ContactButtons requirement={requirement} />
      </div>
      <RequirementForm requirement={requirement} />
    </SidePanel>
  );
}

function RequirementFacts({ requirement }: { requirement: AdminRequirement }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { budget, budgetMin, budgetMax, propertyType, listingType } = requirement;
  const range = formatPriceRange(
    { min: budgetMin === 0 ? null : budgetMin, max: budgetMax },
    MONEY_LABELS[language],
  );
  const kind = i18n._(REQUIREMENT_TYPE_LABELS[propertyType]);
  return (
    <Facts
      facts={[
        [t`Phone`, formatPhone(requirement.phone)],
        [t`Looking to`, `${i18n._(LISTING_TYPE_LABELS[listingType])}, ${kind}`],
        [t`Location`, requirement.location],
        [
          t`Budget`,
          <>
            {budget}
            <span className="block font-normal text-muted text-sm">
              <Trans>read as {range}</Trans>
            </span>
          </>,
        ],
        [t`E-mail`, requirement.email],
        [t`Created`, formatDateTime(requirement.createdAt, language)],
      ]}
    />
  );
}

type Changes = Partial<Pick<AdminRequirement, "status" | "note" | "assignedTo">>;

/** The assignee and the stage, saved as soon as they are chosen, and a note, saved when it is finished. */
function RequirementForm({ requirement }: { requirement: AdminRequirement }) {
  const { t, i18n } = useLingui();
  const admins = useAdmins();
  const draftName = useAdminDraftName(`requirement-note ${requirement._id}`);
  // Null until the admin types: a colleague's new note still shows, and one's own text is not overwritten.
  const [restored, setRestored] = useState(() => readDraft<string>(draftName)?.values ?? null);
  const [typed, setTyped] = useState(restored);
  const note = typed ?? requirement.note;
  const { act, isBusy } = useAct();

  async function change(body: Changes) {
    const path = `/requirements/${requirement._id}`;
    const isSaved = await act(() => callAdmin(path, { method: "PATCH", body }), {
      done: { title: t`Requirement updated`, id: "requirement" },
      failed: t`The requirement was not saved`,
    });
    if (isSaved && body.note !== undefined) discard();
  }

  // Moving on to the next requirement saves the note; if that fails, it stays as a draft.
  const saveLeft = useRef<(() => void) | null>(null);
  useEffect(() => () => saveLeft.current?.(), []);

  function discard() {
    removeDraft(draftName);
    saveLeft.current = null;
    setRestored(null);
    setTyped(null);
  }

  function write(text: string) {
    if (text === requirement.note) return discard();
    setTyped(text);
    writeDraft(draftName, { values: text });
    saveLeft.current = () => storedToken() && void change({ note: text });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    saveLeft.current = null;
    void change({ note });
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <ChoiceField
        name="status"
        label={t`Status`}
        value={requirement.status}
        disabled={isBusy}
        onChange={(event) => void change({ status: event.target.value as Changes["status"] })}
        options={REQUIREMENT_STATUSES.map((value) => ({
          value,
          label: i18n._(REQUIREMENT_STATES[value].label),
        }))}
      />
      <ChoiceField
        name="assignedTo"
        label={t`Assigned to`}
        value={requirement.assignedTo ?? ""}
        disabled={isBusy}
        onChange={(event) => void change({ assignedTo: event.target.value || null })}
        options={[
          { value: "", label: t`Nobody` },
          ...admins.map(({ _id, name, email }) => ({ value: _id, label: name || email })),
        ]}
      />
      <DraftNote draft={{ isRestored: restored !== null, discard }} />
      <LongField
        name="note"
        label={t`Notes`}
        rows={3}
        maxLength={LENGTHS.staffNote}
        placeholder={t`Seen by admins only`}
        value={note}
        onChange={(event) => write(event.target.value)}
      />
      {note !== requirement.note && (
        <Button type="submit" size="compact" disabled={isBusy}>
          <Trans>Save notes</Trans>
        </Button>
      )}
    </form>
  );
}
