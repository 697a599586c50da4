import type { LucideIcon } from "lucide-react";

type Props = {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  kind?: "edit" | "delete" | "plain";
};

/** A button at the end of a row: a visible icon and an accessible name. */
export function RowButton({ icon: Icon, label, onPress, kind = "plain" }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      {...(kind === "edit" && { "data-edit": "" })}
      className={`inline-grid size-11 place-items-center rounded-control hover:bg-sunk ${kind === "delete" ? "text-brick" : ""}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
