import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";

type Props = {
  isSelected: boolean;
  toggle: (event: unknown) => void;
  name: string;
  className?: string;
};

export function SelectBox({ isSelected, toggle, name, className = "" }: Props) {
  const { t } = useLingui();
  return (
    // 44 px to press, of which 18 are visible.
    <label className={`grid size-11 place-items-center ${className}`}>
      <input
        type="checkbox"
        data-select=""
        checked={isSelected}
        onChange={toggle}
        aria-label={t`Select ${name}`}
        className="size-4.5 accent-neem"
      />
    </label>
  );
}

type AllProps = { isAll: boolean; isSome: boolean; toggleAll: (isOn: boolean) => void };

export function SelectAllBox({ isAll, isSome, toggleAll }: AllProps) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  if (box.current) box.current.indeterminate = isSome && !isAll;
  return (
    <label className="grid size-11 place-items-center">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        onChange={(event) => toggleAll(event.target.checked)}
        aria-label={t`Select all on this page`}
        className="size-4.5 accent-neem"
      />
    </label>
  );
}
