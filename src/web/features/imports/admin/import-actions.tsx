import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Import } from "#domain/imports/answer-schema.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { isUnderway, startImport, undoImport } from "./import.ts";

type Props = { one: Import; onShow: (id: string) => void };

/** Actions on a whole import: list what a dry run found, or undo what was listed. */
export function ImportActions({ one, onShow }: Props) {
  const isListable = one.isDryRun && one.status === "done" && one.created > 0;
  const isUndoable = !one.isDryRun && (one.status === "done" || isUnderway(one));
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {isListable && <ListButton one={one} onShow={onShow} />}
      {isUndoable && <UndoButton one={one} />}
      {!one.isDryRun && one.status === "done" && (
        <Link
          to={one.options.isPublished ? "/admin/properties" : "/admin/properties?status=draft"}
          className="inline-flex min-h-11 items-center px-2 text-neem hover:underline"
        >
          <Trans>See the listings</Trans>
        </Link>
      )}
    </div>
  );
}

function ListButton({ one, onShow }: Props) {
  const { t } = useLingui();
  const [isPublished, setPublished] = useState(false);
  const { act, isBusy } = useAct();
  const count = one.created;

  async function list() {
    const options = { ...one.options, ...(isPublished && { isPublished }) };
    const started = await act(() => startImport(one._id, { isDryRun: false, options }), {
      failed: t`The import could not be started`,
    });
    if (started) onShow(started.data._id);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Button onClick={() => void list()} disabled={isBusy}>
        {t`${plural(count, { one: "Import # listing", other: "Import # listings" })}`}
      </Button>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isPublished}
          onChange={(event) => setPublished(event.target.checked)}
          className="size-5 accent-neem"
        />
        <Trans>List them at once instead of as drafts</Trans>
      </label>
    </div>
  );
}

function UndoButton({ one }: { one: Import }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { act, isBusy } = useAct();

  async function ask() {
    const isSure = await confirm({
      title: t`Undo this import?`,
      body: (
        <Trans>
          Every listing that came with it goes, except those that somebody has changed since. The
          file can be brought in again.
        </Trans>
      ),
      confirm: t`Undo import`,
      isDangerous: true,
    });
    if (!isSure) return;
    await act(() => undoImport(one._id), {
      done: ({ data: { removed, kept } }) => {
        const title = t`${plural(removed, { one: "# listing taken back", other: "# listings taken back" })}`;
        const description = t`${plural(kept, { one: "# stays, because somebody changed it", other: "# stay, because somebody changed them" })}`;
        return { title, ...(kept > 0 && { description }) };
      },
      failed: t`The import could not be undone`,
    });
  }

  return (
    <Button look="outline" onClick={() => void ask()} disabled={isBusy}>
      <Trans>Undo import</Trans>
    </Button>
  );
}
