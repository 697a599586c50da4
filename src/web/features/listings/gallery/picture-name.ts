import { useLingui } from "@lingui/react/macro";
import type { Picture } from "#domain/listings/listing.ts";

type Name = (picture: Picture, title: string, number: number, count: number) => string;

/** The text alternative of a picture; a drawing is not called a photo. */
export function usePictureName(): Name {
  const { t } = useLingui();
  return ({ isIllustration }, title, number, count) =>
    isIllustration
      ? t`${title}, picture ${number} of ${count}`
      : t`${title}, photo ${number} of ${count}`;
}
