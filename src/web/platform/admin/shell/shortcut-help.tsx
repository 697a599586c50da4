import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Modal, ModalBody } from "#web/platform/admin/parts/modal.tsx";
import { Key } from "./key.tsx";
import { areKeysOn, switchKeys } from "./shortcuts.ts";

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(areKeysOn);
  const keys: [string[], string][] = [
    [["Ctrl", "K"], t`Find anything`],
    [["/"], t`Search in this list`],
    [["j"], t`Next row`],
    [["k"], t`Previous row`],
    [["Enter"], t`Open the row`],
    [["x"], t`Select the row`],
    [["e"], t`Edit the row`],
    [["n"], t`Add a new one`],
    [["a"], t`Approve what is open in the queue`],
    [["c"], t`Ask for a change to it`],
    [["r"], t`Reject it`],
    [["Esc"], t`Close what is open`],
    [["Alt", "T"], t`Go to the messages`],
    [["?"], t`This help`],
  ];
  return (
    <Modal title={<Trans>Keyboard</Trans>} onClose={onClose}>
      <ModalBody>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {keys.map(([names, what]) => (
            <div key={what} className="contents">
              <dt className="flex gap-1">
                {names.map((name) => (
                  <Key key={name}>{name}</Key>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3 border-line border-t pt-3">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => {
              switchKeys(event.target.checked);
              setOn(event.target.checked);
            }}
            className="size-5 accent-neem"
          />
          <Trans>Use single keys</Trans>
        </label>
      </ModalBody>
    </Modal>
  );
}
