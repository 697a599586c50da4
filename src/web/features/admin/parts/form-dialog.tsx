import { Trans } from "@lingui/react/macro";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Button } from "#web/ui/button.tsx";
import { Modal, ModalActions, ModalBody } from "./modal.tsx";
import { SubmitWords } from "./submit-words.tsx";

type Props = {
  title: ReactNode;
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  isNew: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: its fields scroll, its buttons stay. */
export function FormDialog({ title, form, isBusy, isNew, onSubmit, onClose, children }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <Modal title={title} shape="wide" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <ModalBody>{children}</ModalBody>
        <ModalActions>
          <Button look="outline" size="compact" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="compact" disabled={isBusy}>
            <SubmitWords isBusy={isBusy} isNew={isNew} />
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
