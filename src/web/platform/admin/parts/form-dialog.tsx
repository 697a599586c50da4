import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { readDraft } from "#web/platform/device/drafts.ts";
import { Button } from "#web/ui/button.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Modal, ModalActions, ModalBody } from "./modal.tsx";

type Props = {
  title: ReactNode;
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  isNew: boolean;
  /** The draft of this form, which exists as long as something is unsaved. */
  draft: { name: string; isRestored: boolean; discard: () => void };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: its fields scroll, its buttons stay. Closing it does not lose what was typed. */
export function FormDialog(props: Props) {
  const { title, form, isBusy, isNew, draft, onSubmit, onClose, children } = props;
  const [isLeaving, setLeaving] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }

  function close() {
    if (readDraft(draft.name)) setLeaving(true);
    else onClose();
  }

  return (
    <>
      <Modal title={title} shape="wide" onClose={close}>
        <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-col">
          <ModalBody>
            <DraftNote draft={draft} className="mb-4" />
            {children}
          </ModalBody>
          <ModalActions>
            <Button look="outline" size="compact" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" size="compact" disabled={isBusy}>
              <SubmitLabel isBusy={isBusy} isNew={isNew} />
            </Button>
          </ModalActions>
        </form>
      </Modal>
      {isLeaving && (
        <LeaveDialog
          onStay={() => setLeaving(false)}
          onKeep={onClose}
          onDiscard={() => {
            draft.discard();
            onClose();
          }}
        />
      )}
    </>
  );
}

function SubmitLabel({ isBusy, isNew }: Pick<Props, "isBusy" | "isNew">) {
  if (isBusy) return <Trans>Uploading...</Trans>;
  return isNew ? <Trans>Create</Trans> : <Trans>Update</Trans>;
}
