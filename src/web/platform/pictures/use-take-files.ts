import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MAX_IMAGE_BYTES } from "#domain/pictures/upload.ts";
import { MAX_IMAGES } from "#domain/shared/limits.ts";
import { showToast } from "#web/ui/toast.ts";
import type { Pictures } from "./use-pictures.ts";

/** What to do with more pictures than a listing may have. */
export type Overflow = "take-first" | "refuse-all";

/** Adds files to a form, however they were given, and reports those that were refused. */
export function useTakeFiles(pictures: Pictures, overflow: Overflow): (files: File[]) => void {
  const { t } = useLingui();
  const complain = (description: string) =>
    void showToast({ title: t`Error`, description, tone: "error" });

  return (files) => {
    const room = MAX_IMAGES - pictures.all.length;
    if (overflow === "refuse-all" && files.length > room) {
      return complain(t`Maximum 4 images allowed`);
    }
    for (const { name } of files.filter(isTooLarge)) {
      complain(t`File ${name} is too large. Maximum 5MB allowed.`);
    }
    const sound = files.filter((file) => !isTooLarge(file));
    const taken = sound.slice(0, room);
    pictures.add(taken);
    if (taken.length === sound.length) return;
    const [count, chosen] = [taken.length, sound.length];
    void showToast({
      title: t`Maximum 4 images allowed`,
      description: t`${count} of ${plural(chosen, { one: "# photo", other: "# photos" })} taken; a listing has up to 4`,
      tone: "warning",
    });
  };
}

export function isTooLarge({ size }: File): boolean {
  return size > MAX_IMAGE_BYTES;
}
