import { Trans } from "@lingui/react/macro";
import { createContext, type FormEvent, type ReactNode, use, useCallback, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Modal, ModalActions, ModalBody } from "./modal.tsx";

type Question = {
  title: ReactNode;
  /** May contain fields; the answer holds their values. */
  body: ReactNode;
  confirm: ReactNode;
  isDangerous?: boolean;
};

export type Ask = (question: Question) => Promise<FormData | null>;

const ConfirmContext = createContext<Ask>(async () => null);

/** Asks for confirmation; returns the dialog's fields, or null if the answer was no. */
export function useConfirm(): Ask {
  return use(ConfirmContext);
}

type Open = Question & { answer: (form: FormData | null) => void };

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setOpen({ ...question, answer: resolve })),
    [],
  );
  function close(answer: FormData | null) {
    open?.answer(answer);
    setOpen(null);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close(new FormData(event.currentTarget));
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {open && (
        <Modal title={open.title} role="alertdialog" onClose={() => close(null)}>
          <form onSubmit={submit} className="flex min-h-0 flex-col">
            <ModalBody>{open.body}</ModalBody>
            <ModalActions>
              <Button look="outline" size="compact" data-autofocus="" onClick={() => close(null)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                type="submit"
                size="compact"
                className={open.isDangerous ? DANGEROUS : undefined}
              >
                {open.confirm}
              </Button>
            </ModalActions>
          </form>
        </Modal>
      )}
    </ConfirmContext>
  );
}

const DANGEROUS = "bg-brick! text-surface! hover:opacity-90";
