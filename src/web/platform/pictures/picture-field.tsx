import { Trans } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { MAX_IMAGES } from "#domain/shared/limits.ts";
import { PictureTile } from "./picture-tile.tsx";
import type { Pictures } from "./use-pictures.ts";
import { type Overflow, useTakeFiles } from "./use-take-files.ts";

/** The types that the server accepts; an iPhone converts its own format to JPEG if only these are allowed. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type Props = {
  id: string;
  pictures: Pictures;
  error?: string | undefined;
  /** The field name for the pictures' URLs in a plain form, which without JavaScript also sends the files. */
  name?: string;
  overflow?: Overflow;
};

/** The pictures of a listing: one to four, the first is the cover. They can be chosen, dropped or pasted. */
export function PictureField({ id, pictures, error, name, overflow = "take-first" }: Props) {
  const [dragged, setDragged] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = useTakeFiles(pictures, overflow);
  usePastedPictures(take);

  function takeChosen(chosen: HTMLInputElement) {
    const files = [...(chosen.files ?? [])];
    // Otherwise the same file could not be chosen again after it was removed, and would be sent twice.
    chosen.value = "";
    take(files);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before we came
  useEffect(() => {
    if (input.current?.files?.length) takeChosen(input.current);
  }, []);

  function takeDropped(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={takeDropped}
      className="grid gap-1.5"
    >
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
              className="relative grid aspect-[4/3] grid-cols-1 place-content-center justify-items-center gap-1 rounded-control border border-line-strong border-dashed p-2 text-center text-muted text-sm focus-within:outline-2 focus-within:outline-neem hover:border-ink hover:text-ink"
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
                onChange={(event) => takeChosen(event.target)}
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

/** Files from outside, as opposed to one of our tiles being reordered. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** A pasted picture has no field of its own, so a paste anywhere on the page is meant for this one. */
function usePastedPictures(take: (files: File[]) => void): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      const images = files.filter(({ type }) => type.startsWith("image/"));
      // Text copied from an editor may include a picture of itself.
      if (images.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      take(images);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
