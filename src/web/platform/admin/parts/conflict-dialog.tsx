import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { CallFailed } from "#web/platform/admin/admin-api.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Modal, ModalActions, ModalBody } from "./modal.tsx";

type Change = { at: string; by: string | null; before: Values; after: Values };
type Values = Record<string, unknown> | null;

export type Conflict<Item> = { current: Item; changes: Change[] };

/** The server's answer to saving over a version the admin has not seen. */
export function conflictIn<Item>(error: unknown): Conflict<Item> | undefined {
  const isOne = error instanceof CallFailed && error.status === 409;
  const data = isOne ? (error.data as Partial<Conflict<Item>> | undefined) : undefined;
  return data?.current ? { current: data.current, changes: data.changes ?? [] } : undefined;
}

type Props<Item> = {
  conflict: Conflict<Item>;
  words: Record<string, MessageDescriptor>;
  onOverwrite: () => void;
  /** Loads the current version; what was typed is lost. */
  onReload: () => void;
  onClose: () => void;
};

export function ConflictDialog<Item>(props: Props<Item>) {
  const { conflict, words, onOverwrite, onReload, onClose } = props;
  return (
    <Modal
      title={<Trans>Somebody else has changed this meanwhile</Trans>}
      role="alertdialog"
      onClose={onClose}
    >
      <ModalBody>
        {conflict.changes.map((change) => (
          <ChangeTable key={change.at} change={change} words={words} />
        ))}
      </ModalBody>
      <ModalActions>
        <Button look="quiet" size="compact" onClick={onClose}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button look="outline" size="compact" onClick={onReload}>
          <Trans>Take theirs</Trans>
        </Button>
        <Button size="compact" data-autofocus="" onClick={onOverwrite}>
          <Trans>Save mine anyway</Trans>
        </Button>
      </ModalActions>
    </Modal>
  );
}

type ChangeProps = { change: Change; words: Record<string, MessageDescriptor> };

function ChangeTable({ change, words }: ChangeProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const who = change.by ?? t`Somebody`;
  const when = formatDateTime(change.at, language);
  const names = Object.keys(change.after ?? {}).filter((name) => words[name]);
  return (
    <section className="mb-4 last:mb-0">
      <p className="mb-1.5 text-muted">
        {who} · {when}
      </p>
      <dl className="grid gap-2">
        {names.map((name) => (
          <div key={name} className="rounded-control bg-sunk px-3 py-2">
            <dt className="font-medium text-sm">{words[name] && i18n._(words[name])}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <del className="text-muted">{shown(change.before?.[name])}</del> →{" "}
              <ins className="no-underline">{shown(change.after?.[name])}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const LONGEST = 160;

function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
