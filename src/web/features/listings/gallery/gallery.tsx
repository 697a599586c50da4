import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, Images, type LucideIcon } from "lucide-react";
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { Listing, Picture as PictureData } from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { IllustrationMark, ON_PHONES, Picture } from "#web/ui/picture.tsx";
import type { LightboxProps } from "./gallery-lightbox.tsx";
import { usePictureName } from "./picture-name.ts";

type Props = {
  property: Listing;
  /** For a listing that has no public pages yet. */
  isPreview?: boolean;
};

type Opened = { View: ComponentType<LightboxProps>; start: number; opener: HTMLElement };

/**
 * Swiped on a phone, side by side on a desktop; neither needs JavaScript. Each picture links to the page with
 * all of them; with JavaScript the link opens them in full screen.
 */
export function Gallery({ property, isPreview = false }: Props) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { id, images, title } = property;
  const largeOf = (image: PictureData, number: number) =>
    isPreview
      ? pictureUrl(image.id, 1600, "jpeg")
      : `${localPath(`/property/${id}/pictures`)}#picture-${number}`;
  const count = images.length;
  if (count === 0) return null;

  async function open(opener: HTMLAnchorElement, start: number) {
    try {
      const { Lightbox } = await import("./gallery-lightbox.tsx");
      setOpened({ View: Lightbox, start, opener });
    } catch {
      location.assign(opener.href);
    }
  }

  function close() {
    opened?.opener.focus();
    setOpened(null);
  }

  return (
    <section aria-label={t`Pictures`} className="relative -mx-[var(--gutter)] sm:mx-0">
      <Strip count={count}>
        {images.map((image, at) => (
          <li
            key={image.id}
            className={`relative aspect-[4/3] w-full flex-none snap-center bg-sunk sm:aspect-auto sm:w-auto ${placeOf(at + 1, count)}`}
          >
            <PictureLink href={largeOf(image, at + 1)} onOpen={(opener) => open(opener, at)}>
              <GalleryPicture image={image} title={title} number={at + 1} count={count} />
            </PictureLink>
          </li>
        ))}
      </Strip>
      {opened && <opened.View images={images} title={title} start={opened.start} onClose={close} />}
    </section>
  );
}

type LinkProps = { href: string; onOpen: (opener: HTMLAnchorElement) => void; children: ReactNode };

function PictureLink({ href, onOpen, children }: LinkProps) {
  const early = useEarlyTap(onOpen);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsOwnTab) return;
    event.preventDefault();
    onOpen(event.currentTarget);
  }
  return (
    <a
      {...early}
      href={href}
      rel="nofollow"
      onClick={open}
      className="absolute inset-0 cursor-zoom-in focus-visible:outline-offset-[-4px]"
    >
      {children}
    </a>
  );
}

/** By number of pictures, at most four. */
const LAYOUTS: Record<number, string> = {
  1: "sm:grid-cols-1 sm:grid-rows-2",
  2: "sm:grid-cols-2 sm:grid-rows-2",
  3: "sm:grid-cols-[2fr_1fr] sm:grid-rows-2",
  4: "sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2",
};

function Strip({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => () =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth });
  return (
    <>
      <ul
        ref={list}
        className={`flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth sm:grid sm:h-[clamp(320px,42vw,540px)] sm:gap-1.5 sm:overflow-hidden sm:rounded-card ${LAYOUTS[Math.min(count, 4)] ?? ""}`}
      >
        {children}
      </ul>
      {count > 1 && (
        <div className="scripted pointer-events-none absolute inset-0 flex items-center justify-between px-1 sm:hidden print:hidden">
          <TurnButton label={t`Previous picture`} onTurn={turn(-1)} icon={ChevronLeft} />
          <TurnButton label={t`Next picture`} onTurn={turn(1)} icon={ChevronRight} />
        </div>
      )}
      {count > 1 && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-control bg-surface px-3.5 py-2 font-semibold text-sm shadow-soft max-sm:hidden print:hidden"
        >
          <Images className="size-4" />
          <Trans>All {count} pictures</Trans>
        </p>
      )}
    </>
  );
}

type TurnProps = { label: string; onTurn: () => void; icon: LucideIcon };

function TurnButton({ label, onTurn, icon: Icon }: TurnProps) {
  const early = useEarlyTap(onTurn);
  return (
    <button
      {...early}
      type="button"
      aria-label={label}
      onClick={onTurn}
      className="pointer-events-auto grid size-11 place-items-center rounded-full bg-scrim text-on-scrim"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

type PictureProps = { image: PictureData; title: string; number: number; count: number };

function GalleryPicture({ image, title, number, count }: PictureProps) {
  const name = usePictureName();
  const isFirst = number === 1;
  return (
    <>
      <Picture
        picture={image}
        alt={name(image, title, number, count)}
        sizes={
          isFirst ? `(width >= 600px) 62vw, ${ON_PHONES}` : `(width >= 600px) 38vw, ${ON_PHONES}`
        }
        maxWidth={isFirst ? 1600 : 1200}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover"
      />
      <IllustrationMark picture={image} />
      <span
        aria-hidden="true"
        className="absolute right-2.5 bottom-2.5 rounded-full bg-scrim px-2 py-0.5 text-on-scrim text-sm sm:hidden"
      >
        {number}/{count}
      </span>
    </>
  );
}

/** The first picture, or each of two, takes the full height; the second of four spans the right half. */
function placeOf(number: number, count: number): string {
  if (number === 1 || count === 2) return "sm:row-span-2";
  return count === 4 && number === 2 ? "sm:col-span-2" : "";
}
