import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { ConflictDialog } from "#web/platform/admin/parts/conflict-dialog.tsx";
import { FormDialog } from "#web/platform/admin/parts/form-dialog.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { useSave } from "#web/platform/admin/parts/use-save.ts";
import { removeDraft } from "#web/platform/device/drafts.ts";

export type Versioned = { _id: string; updatedAt: string };

/** What a form edits: its path in the API, and what its dialogs say. */
export type Saved = {
  path: string;
  title: { add: MessageDescriptor; edit: MessageDescriptor };
  saved: { add: MessageDescriptor; edit: MessageDescriptor };
  failed: MessageDescriptor;
  /** What a conflict of two editors calls what they changed. */
  labels: Record<string, MessageDescriptor>;
};

type Props<Item> = {
  of: Saved;
  item: Item | null;
  form: RefObject<HTMLFormElement | null>;
  draft: { name: string; isRestored: boolean; discard: () => void };
  /** The version that was edited. */
  version: string | undefined;
  /** What to send; throws FormProblem for what can be checked here. */
  body: () => Promise<object>;
  onClose: () => void;
  /** Shows this version; what was typed is gone. */
  onStartAgain: (current: Item) => void;
  children: (errors: FormErrors) => ReactNode;
};

/** The dialog of a form that adds or changes one thing, and asks what to do if somebody else has changed it too. */
export function SaveDialog<Item extends Versioned>(props: Props<Item>) {
  const { of, item, form, draft, version, onClose } = props;
  const { i18n } = useLingui();
  const which = item ? "edit" : "add";

  async function send(over: string | undefined) {
    const body = await props.body();
    return item
      ? callAdmin(`${of.path}/${item._id}`, { method: "PUT", body: { ...body, version: over } })
      : callAdmin(of.path, { method: "POST", body });
  }

  const { isBusy, errors, conflict, save, dismiss } = useSave<Item>({
    form,
    send,
    saved: i18n._(of.saved[which]),
    failed: i18n._(of.failed),
    onSaved: () => {
      removeDraft(draft.name);
      onClose();
    },
  });

  return (
    <>
      <FormDialog
        title={i18n._(of.title[which])}
        form={form}
        isBusy={isBusy}
        isNew={item === null}
        draft={draft}
        onSubmit={() => void save(version)}
        onClose={onClose}
      >
        {props.children(errors)}
      </FormDialog>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          words={of.labels}
          onClose={dismiss}
          onReload={() => {
            removeDraft(draft.name);
            props.onStartAgain(conflict.current);
          }}
          onOverwrite={() => void save(conflict.current.updatedAt)}
        />
      )}
    </>
  );
}
