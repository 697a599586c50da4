import type { FieldValues } from "#web/platform/device/draft-fields.ts";
import type { Pictures } from "./use-pictures.ts";

/** The pictures in a form's draft: the uploaded ones, if they differ from the served page's. */
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
