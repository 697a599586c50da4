import { Trans } from "@lingui/react/macro";
import { Key } from "#web/platform/admin/shell/key.tsx";
import { areKeysOn } from "#web/platform/admin/shell/shortcuts.ts";

/** The most used shortcuts, where there is a keyboard. */
export function KeyHints() {
  if (!areKeysOn()) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted max-md:hidden pointer-coarse:hidden">
      <span>
        <Key>/</Key> <Trans>search</Trans>
      </span>
      <span>
        <Key>j</Key> <Key>k</Key> <Trans>rows</Trans>
      </span>
      <span>
        <Key>x</Key> <Trans>select</Trans>
      </span>
      <span>
        <Key>?</Key> <Trans>help</Trans>
      </span>
    </p>
  );
}
