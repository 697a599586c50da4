import type { FieldValues } from "#web/platform/device/draft-fields.ts";
import type { Pictures } from "./use-pictures.ts";

/** A form's pictures as a part of its draft: those that have been sent, once they are others than the page came with. */
export function pictureDraft(pictures: Pictures, asTheyCame: string[]) {
  const urls = pictures.all.flatMap(({ url }) => url ?? []);
  const beside: FieldValues = urls.join() === asTheyCame.join() ? {} : { images: urls };
  return {
    beside,
    onRestore: ({ images }: FieldValues) => {
      if (images) pictures.restore(images);
    },
    onDiscard: () => pictures.restore(asTheyCame),
  };
}
