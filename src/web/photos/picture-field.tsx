import { Trans, useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_IMAGE_BYTES } from "#domain/upload.ts";
import { showToast } from "#web/ui/toast.ts";
import { PictureTile } from "./picture-tile.tsx";
import type { Pictures } from "./use-pictures.ts";

const MAX_IMAGES = 4;
/** What the server takes; an iPhone turns its own kind into JPEG when asked for nothing else. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type Props = {
  id: string;
  pictures: Pictures;
  error?: string | undefined;
  /** A plain form carries the addresses under this name, and without scripts the files beside them. */
  name?: string;
};

/** The pictures of a listing: one to four, the first of them its cover. */
export function PictureField({ id, pictures, error, name }: Props) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string | null>(null);

  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before we came
  useEffect(() => {
    if (input.current?.files?.length) take(input.current);
  }, []);

  function take(chosen: HTMLInputElement) {
    const files = [...(chosen.files ?? [])];
    // Or the same file could not be chosen again after it was removed, and would be sent twice.
    chosen.value = "";
    if (pictures.all.length + files.length > MAX_IMAGES) {
      return void complain(t`Maximum 4 images allowed`);
    }
    for (const { name } of files.filter(isTooLarge)) {
      void complain(t`File ${name} is too large. Maximum 5MB allowed.`);
    }
    pictures.add(files.filter((file) => !isTooLarge(file)));
  }

  function complain(description: string): Promise<void> {
    return showToast({ title: t`Error`, description, tone: "error" });
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 font-medium text-sm">
        <Trans>Images</Trans>{" "}
        <span className="font-normal text-muted">
          <Trans>1 to 4, at most 5 MB each; the first is the cover</Trans>
        </span>
      </legend>
      <ol className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        {pictures.all.map((picture, at) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            at={at}
            name={name}
            pictures={pictures}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
        {pictures.all.length < MAX_IMAGES && (
          <li>
            <label
              htmlFor={id}
              className="relative grid aspect-[4/3] place-content-center justify-items-center gap-1 rounded-control border border-line-strong border-dashed p-2 text-center text-muted text-sm focus-within:outline-2 focus-within:outline-neem hover:border-ink hover:text-ink"
            >
              <ImagePlus aria-hidden="true" className="size-6" />
              <Trans>Add images</Trans>
              <input
                id={id}
                name={name && "photos"}
                type="file"
                accept={PICTURE_TYPES}
                multiple
                ref={input}
                onChange={(event) => take(event.target)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                className="sr-only noscript:not-sr-only noscript:max-w-full"
              />
            </label>
          </li>
        )}
      </ol>
      {error && (
        <p id={`${id}-error`} className="font-medium text-brick text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function isTooLarge({ size }: File): boolean {
  return size > MAX_IMAGE_BYTES;
}
