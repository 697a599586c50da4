import { Trans } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import type { Picture as PictureData } from "#domain/listings/listing.ts";
import {
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureUrl,
} from "#domain/pictures/picture.ts";

/** Slightly less than the full width: the difference is invisible, and a phone loads a third less. */
export const ON_PHONES = "88vw";

/** Three or four cards side by side, then two, then one. */
export const CARD_SIZES = `(width >= 900px) 400px, (width >= 600px) 48vw, ${ON_PHONES}`;

type Props = {
  picture: PictureData;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest width worth offering. */
  maxWidth: PictureWidth;
  /** A picture on the first screen loads at once; the others when they come near the viewport. */
  isFirst?: boolean;
  className?: string;
};

export function Picture({ picture, alt, sizes, maxWidth, isFirst = false, className = "" }: Props) {
  const widths = PICTURE_WIDTHS.filter((width) => width >= 160 && width <= maxWidth);
  const sourceSet = (format: PictureFormat) =>
    widths.map((width) => `${pictureUrl(picture.id, width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet("webp")} sizes={sizes} />
      <img
        src={pictureUrl(picture.id, maxWidth > 640 ? 640 : maxWidth, "jpeg")}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding={isFirst ? "sync" : "async"}
        style={blurred(picture.blur)}
        className={picture.blur ? `blurred ${className}` : className}
      />
    </picture>
  );
}

/** The colours of its four quarters, which the style sheet blends. */
function blurred(blur: string | null): CSSProperties | undefined {
  if (!blur) return undefined;
  const colors = ["a", "b", "c", "d"].map((name, at) => [
    `--${name}`,
    `#${blur.slice(3 * at, 3 * at + 3)}`,
  ]);
  return Object.fromEntries(colors);
}

/** Shown over an illustration, so that it is not mistaken for a photograph. */
export function IllustrationMark({ picture }: { picture: PictureData }) {
  if (!picture.isIllustration) return null;
  return (
    <span className="pointer-events-none absolute bottom-2.5 left-2.5 rounded-full bg-scrim px-2 py-0.5 text-xs text-on-scrim">
      <Trans>illustration</Trans>
    </span>
  );
}

/** A small square: a logo, decorative beside the name it belongs to. */
export function Logo({ picture, className = "" }: { picture: PictureData; className?: string }) {
  return (
    <img
      src={pictureUrl(picture.id, 160, "webp")}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
