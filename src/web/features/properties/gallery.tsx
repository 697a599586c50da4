import { useLingui } from "@lingui/react/macro";
import type { Picture as PictureData, Property } from "#domain/property.ts";
import { IllustrationMark, ON_PHONES, Picture } from "#web/ui/picture.tsx";

/** Swiped on a phone, laid out side by side on a desk; no script in either. */
export function Gallery({ property }: { property: Property }) {
  const { t } = useLingui();
  const { images, title } = property;
  const count = images.length;
  if (count === 0) return null;
  return (
    <section
      aria-label={t`Pictures`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={`-mx-[var(--gutter)] flex snap-x snap-mandatory overflow-x-auto sm:mx-0 sm:grid sm:h-[clamp(320px,42vw,540px)] sm:gap-1.5 sm:overflow-hidden sm:rounded-card ${LAYOUTS[Math.min(count, 4)] ?? ""}`}
    >
      {images.map((image, at) => (
        <GalleryPicture key={image.id} image={image} title={title} number={at + 1} count={count} />
      ))}
    </section>
  );
}

/** By number of pictures, four at most. */
const LAYOUTS: Record<number, string> = {
  1: "sm:grid-cols-1 sm:grid-rows-2",
  2: "sm:grid-cols-2 sm:grid-rows-2",
  3: "sm:grid-cols-[2fr_1fr] sm:grid-rows-2",
  4: "sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2",
};

type PictureProps = { image: PictureData; title: string; number: number; count: number };

function GalleryPicture({ image, title, number, count }: PictureProps) {
  const { t } = useLingui();
  const isFirst = number === 1;
  return (
    <div
      className={`relative aspect-[4/3] w-full flex-none snap-center bg-sunk sm:aspect-auto sm:w-auto ${placeOf(number, count)}`}
    >
      <Picture
        picture={image}
        alt={t`${title}, picture ${number} of ${count}`}
        sizes={
          isFirst ? `(width >= 600px) 62vw, ${ON_PHONES}` : `(width >= 600px) 38vw, ${ON_PHONES}`
        }
        maxWidth={isFirst ? 1600 : 1200}
        isFirst={isFirst}
        className="size-full object-cover sm:absolute sm:inset-0"
      />
      <IllustrationMark picture={image} />
      <span
        aria-hidden="true"
        className="absolute right-2.5 bottom-2.5 rounded-full bg-scrim px-2 py-0.5 text-on-scrim text-sm sm:hidden"
      >
        {number}/{count}
      </span>
    </div>
  );
}

/** The first picture takes the whole height, as does each of two; the second of four spans the right half. */
function placeOf(number: number, count: number): string {
  if (number === 1 || count === 2) return "sm:row-span-2";
  return count === 4 && number === 2 ? "sm:col-span-2" : "";
}
