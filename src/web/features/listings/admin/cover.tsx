import { House } from "lucide-react";

type Props = { images: string[]; width: 160 | 480; className: string };

/** The first picture, or a drawing of a house for a listing without one. */
export function Cover({ images, width, className }: Props) {
  const [first] = images;
  return first ? (
    <img
      src={first.replace("/1200.webp", `/${width}.webp`)}
      alt=""
      loading="lazy"
      className={`object-cover ${className}`}
    />
  ) : (
    <span className={`grid place-items-center bg-sunk text-muted ${className}`}>
      <House aria-hidden="true" className="size-6" />
    </span>
  );
}
