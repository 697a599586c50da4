import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Modal, ModalActions, ModalBody } from "./modal.tsx";

type Props = { onStay: () => void; onKeep: () => void; onDiscard: () => void };

/** Shown when a form with unsaved input is closed. */
export function LeaveDialog({ onStay, onKeep, onDiscard }: Props) {
  return (
    <Modal title={<Trans>Close without saving?</Trans>} role="alertdialog" onClose={onStay}>
      <ModalBody>
        <Trans>
          What you typed is not saved yet. Keep it for later, and it is here again when you open
          this form on this device.
        </Trans>
      </ModalBody>
      <ModalActions>
        <Button look="quiet" size="compact" className="text-brick!" onClick={onDiscard}>
          <Trans>Discard changes</Trans>
        </Button>
        <Button look="outline" size="compact" onClick={onKeep}>
          <Trans>Keep for later</Trans>
        </Button>
        <Button size="compact" data-autofocus="" onClick={onStay}>
          <Trans>Keep editing</Trans>
        </Button>
      </ModalActions>
    </Modal>
  );
}
