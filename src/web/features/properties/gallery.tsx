import { useLingui } from "@lingui/react/macro";
import type { Property } from "#domain/property.ts";
import { IllustrationMark, Picture } from "#web/ui/picture.tsx";

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
      {images.map((image, at) => {
        const number = at + 1;
        return (
          <div
            key={image.id}
            className={`relative aspect-[4/3] w-full flex-none snap-center bg-sunk sm:aspect-auto sm:w-auto ${at === 0 ? "sm:row-span-2" : ""} ${count === 4 && at === 1 ? "sm:col-span-2" : ""} ${count === 2 ? "sm:row-span-2" : ""}`}
          >
            <Picture
              picture={image}
              alt={t`${title}, picture ${number} of ${count}`}
              sizes={at === 0 ? "(width >= 600px) 62vw, 100vw" : "(width >= 600px) 38vw, 100vw"}
              maxWidth={at === 0 ? 1600 : 1200}
              isFirst={at === 0}
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
      })}
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
