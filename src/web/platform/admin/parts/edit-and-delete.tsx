import { useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { RowButton } from "./row-button.tsx";

type Props = { name: string; onEdit: () => void; onDelete: () => void };

/** The two buttons at the end of a row or card. */
export function EditAndDelete({ name, onEdit, onDelete }: Props) {
  const { t } = useLingui();
  return (
    <>
      <RowButton kind="edit" icon={Pencil} label={t`Edit ${name}`} onPress={onEdit} />
      <RowButton kind="delete" icon={Trash2} label={t`Delete ${name}`} onPress={onDelete} />
    </>
  );
}
