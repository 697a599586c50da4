import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useFailedWarning } from "#web/platform/admin/images/failed-warning.ts";
import { sendAsAdmin } from "#web/platform/admin/images/upload.ts";
import { ConflictDialog } from "#web/platform/admin/parts/conflict-dialog.tsx";
import { FormDialog } from "#web/platform/admin/parts/form-dialog.tsx";
import { FormProblem } from "#web/platform/admin/parts/form-errors.ts";
import { useSave } from "#web/platform/admin/parts/use-save.ts";
import { removeDraft } from "#web/platform/device/drafts.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { pictureDraft } from "#web/platform/pictures/picture-draft.ts";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { AgentFields } from "./agent-fields.tsx";
import { agentInputOf, useAgentProblems } from "./agent-input.ts";
import { AGENT_FIELD_LABELS } from "./managed-agent.ts";

type Props = { agent: ManagedAgent | null; onClose: () => void };

/** Adds or edits an agent. */
export function AgentForm({ agent, onClose }: Props) {
  const [shown, setShown] = useState(agent);
  // A newer version loaded from the server resets the form.
  return (
    <Form key={shown?.updatedAt ?? "new"} agent={shown} onClose={onClose} onReload={setShown} />
  );
}

function Form({ agent, onClose, onReload }: Props & { onReload: (agent: ManagedAgent) => void }) {
  const { t } = useLingui();
  const problemsOf = useAgentProblems();
  const warn = useFailedWarning();
  const form = useRef<HTMLFormElement>(null);
  const stored = agent?.portraitUrl ? [agent.portraitUrl] : [];
  const portrait = usePictures(stored, sendAsAdmin("portraits"));
  const name = useAdminDraftName(`agent ${agent?._id ?? "new"}`);
  const draft = useFormDraft({
    form,
    name,
    version: agent?.updatedAt,
    isPosted: false,
    ...pictureDraft(portrait, stored),
  });

  async function send(version: string | undefined) {
    const input = agentInputOf(new FormData(form.current ?? undefined));
    const problems = problemsOf(input);
    if (Object.keys(problems).length > 0) throw new FormProblem(problems);
    const { urls, failed } = await portrait.settle();
    warn(failed);
    const body = { ...input, portraitUrl: urls[0] ?? null };
    return agent
      ? callAdmin(`/agents/${agent._id}`, { method: "PUT", body: { ...body, version } })
      : callAdmin("/agents", { method: "POST", body });
  }

  const { isBusy, errors, conflict, save, dismiss } = useSave<ManagedAgent>({
    form,
    send,
    saved: agent ? t`Agent updated successfully` : t`Agent created successfully`,
    failed: t`Failed to save agent`,
    onSaved: () => {
      removeDraft(name);
      onClose();
    },
  });

  return (
    <>
      <FormDialog
        title={agent ? <Trans>Edit Agent</Trans> : <Trans>Add New Agent</Trans>}
        form={form}
        isBusy={isBusy}
        isNew={agent === null}
        draft={{ ...draft, name }}
        onSubmit={() => void save(draft.version ?? agent?.updatedAt)}
        onClose={onClose}
      >
        <AgentFields agent={agent} portrait={portrait} errors={errors} />
      </FormDialog>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          words={AGENT_FIELD_LABELS}
          onClose={dismiss}
          onReload={() => {
            removeDraft(name);
            onReload(conflict.current);
          }}
          onOverwrite={() => void save(conflict.current.updatedAt)}
        />
      )}
    </>
  );
}
