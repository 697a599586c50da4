import type { LucideIcon } from "lucide-react";

type Props = {
  url: string | null;
  /** Of the file that is fetched; stored addresses name the one of 320. */
  width: 96 | 160;
  icon: LucideIcon;
  className: string;
};

/** A small picture, or the drawing of what has none. */
export function Thumb({ url, width, icon: Icon, className }: Props) {
  const look = `${className} flex-none border border-line object-cover`;
  return url ? (
    <img
      src={url.replace("/320.webp", `/${width}.webp`)}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      className={look}
    />
  ) : (
    <span className={`grid place-items-center bg-sunk text-muted ${look}`}>
      <Icon aria-hidden="true" className="size-1/2" />
    </span>
  );
}
