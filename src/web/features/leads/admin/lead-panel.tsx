import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { AdminLeadFile } from "#domain/leads/answer-schema.ts";
import { INQUIRY_STAGES, LOST_REASONS, MAX_LEAD_NOTE } from "#domain/leads/inquiry.ts";
import type { LeadLister } from "#domain/leads/lead.ts";
import { telLink } from "#domain/shared/contact-links.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { ContactButtons } from "#web/features/leads/lead-contact-buttons.tsx";
import { Timeline } from "#web/features/leads/lead-timeline.tsx";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { Loading } from "#web/platform/admin/parts/failed-notice.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { ChoiceField, LongField } from "#web/platform/admin/parts/text-field.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import {
  CHANNEL_LABELS,
  LOST_LABELS,
  STAGE_LABELS,
} from "#web/platform/labels/dashboard-labels.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { READERS, subjectOf } from "./admin-lead.ts";

/** One lead: who asks what, who else has it, whom to forward it to, and what became of it. */
export function LeadPanel({ id }: { id: string }) {
  const loaded = useAdmin("/leads/{id}", { id });
  if (loaded.isError || !loaded.data) return <Loading of={loaded} />;
  const lead = loaded.data.data;
  return (
    <div className="grid gap-4">
      <LeadFacts lead={lead} />
      {lead.message && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{lead.message}</p>
      )}
      <ContactButtons lead={lead} />
      {lead.lister && <Lister lister={lead.lister} />}
      <StageField lead={lead} />
      <NoteForm id={id} />
      <Timeline lead={lead} />
    </div>
  );
}

function LeadFacts({ lead }: { lead: AdminLeadFile }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { name, phone, property, readers } = lead;
  return (
    <Facts
      facts={[
        [t`Name`, name],
        [t`Phone`, phone && formatPhone(phone)],
        [t`E-mail`, lead.email],
        [
          t`Asked about`,
          property ? (
            <Link key="about" to={`/property/${property._id}`} className="text-neem underline">
              {property.title}
            </Link>
          ) : (
            subjectOf(lead)
          ),
        ],
        [t`How it came`, i18n._(CHANNEL_LABELS[lead.channel])],
        [t`Received`, formatDateTime(lead.createdAt, language)],
        [t`Who else sees it`, <StateTag key="readers" of={READERS[readers]} />],
      ]}
    />
  );
}

/** The lister's contact, so that a lead which reached them only by mail, or not at all, can be forwarded. */
function Lister({ lister: { name, phone, email } }: { lister: LeadLister }) {
  const tel = phone && telLink(phone);
  return (
    <section aria-labelledby="lead-lister" className="rounded-control bg-sunk px-4 py-3">
      <h3 id="lead-lister" className="font-normal text-muted text-sm tracking-normal">
        <Trans>Listed by</Trans>
      </h3>
      <p className="font-medium">{name}</p>
      <p className="flex flex-wrap gap-x-4">
        {phone && (
          <a href={tel ?? undefined} className="inline-flex min-h-11 items-center underline">
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline">
            {email}
          </a>
        )}
      </p>
    </section>
  );
}

/** Saves the stage as soon as it is chosen; "lost" once a reason is given. */
function StageField({ lead }: { lead: AdminLeadFile }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const { save, isSaving } = useSaved(`/leads/${lead._id}`, "PATCH");
  const stage = chosen ?? lead.stage;

  async function choose(next: string) {
    setChosen(next);
    if (next !== "lost" && (await save({ stage: next }))) setChosen(null);
  }

  async function chooseReason(lostReason: string) {
    if (lostReason && (await save({ stage: "lost", lostReason }))) setChosen(null);
  }

  return (
    <div className="grid gap-3">
      <ChoiceField
        name="stage"
        label={t`Stage`}
        value={stage}
        disabled={isSaving}
        onChange={(event) => void choose(event.target.value)}
        options={INQUIRY_STAGES.map((value) => ({ value, label: i18n._(STAGE_LABELS[value]) }))}
      />
      {stage === "lost" && (
        <ChoiceField
          name="lostReason"
          label={t`If it was lost, why?`}
          value={lead.lostReason ?? ""}
          disabled={isSaving}
          onChange={(event) => void chooseReason(event.target.value)}
          options={[
            { value: "", label: t`Choose` },
            ...LOST_REASONS.map((value) => ({ value, label: i18n._(LOST_LABELS[value]) })),
          ]}
        />
      )}
    </div>
  );
}

/** Adds a note to the lead's history; an unsaved note is still there when the lead is reopened. */
function NoteForm({ id }: { id: string }) {
  const { t } = useLingui();
  const draftName = useAdminDraftName(`lead-note ${id}`);
  const [restored, setRestored] = useState(() => readDraft<string>(draftName)?.values ?? "");
  const [note, setNote] = useState(restored);
  const { save, isSaving } = useSaved(`/leads/${id}/notes`, "POST");

  function discard() {
    removeDraft(draftName);
    setRestored("");
    setNote("");
  }

  function write(text: string) {
    setNote(text);
    writeDraft(draftName, { values: text });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await save({ note })) discard();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <DraftNote draft={{ isRestored: restored !== "", discard }} />
      <LongField
        name="note"
        label={t`Note`}
        rows={3}
        required
        maxLength={MAX_LEAD_NOTE}
        placeholder={t`Everybody who can see this lead can read it`}
        value={note}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" look="outline" size="compact" disabled={isSaving}>
        <Trans>Add note</Trans>
      </Button>
    </form>
  );
}

/** Saves a change of the lead; answers whether it was saved. */
function useSaved(path: string, method: "PATCH" | "POST") {
  const { t } = useLingui();
  const { act, isBusy } = useAct();
  async function save(body: object): Promise<boolean> {
    const answer = await act(() => callAdmin(path, { method, body }), {
      done: { title: t`Lead updated`, id: "lead" },
      failed: t`The lead was not saved`,
    });
    return answer !== undefined;
  }
  return { save, isSaving: isBusy };
}
