import { Trans } from "@lingui/react/macro";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";

export type PanelActions = {
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onClose: () => void;
};

type Props = Omit<PanelActions, "onClose"> & { isDeleted: boolean };

/** Actions in the side panel: edit and delete, or restore. */
export function PanelButtons({ isDeleted, onEdit, onDelete, onRestore }: Props) {
  if (isDeleted) {
    return (
      <Button size="compact" className="col-span-2" onClick={onRestore}>
        <Trans>Restore</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button size="compact" onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button look="outline" size="compact" className="text-brick!" onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}

/** Links to the public page. */
export function SiteLink({ to }: { to: string }) {
  const localPath = useLocalPath();
  return (
    <a
      href={localPath(to)}
      className="mt-2 inline-flex min-h-11 items-center font-medium text-neem hover:underline"
    >
      <Trans>See it on the site</Trans>
    </a>
  );
}
