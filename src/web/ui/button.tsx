import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

const LOOKS = {
  primary: "border-transparent bg-neem text-on-neem hover:bg-neem-hover",
  outline: "border-line-strong bg-surface text-ink hover:border-ink",
  whatsapp: "border-transparent bg-whatsapp text-on-whatsapp hover:bg-whatsapp-hover",
  quiet: "border-transparent text-neem hover:bg-sunk",
} as const;

const SIZES = { normal: "min-h-12 px-5", compact: "min-h-11 px-4" } as const;

type Look = { look?: keyof typeof LOOKS; size?: keyof typeof SIZES };

export function buttonClass({ look = "primary", size = "normal" }: Look = {}, extra = ""): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-tight transition-colors disabled:opacity-60 ${LOOKS[look]} ${SIZES[size]} ${extra}`;
}

export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...props} />;
}

export function ButtonLink({
  look,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass({ look, size }, className)} {...props} />;
}
