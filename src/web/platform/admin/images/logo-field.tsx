import { Trans, useLingui } from "@lingui/react/macro";
import { Building2 } from "lucide-react";
import type { ChangeEvent } from "react";
import { PICTURE_TYPES } from "#web/platform/pictures/picture-field.tsx";
import type { Pictures } from "#web/platform/pictures/use-pictures.ts";
import { isTooLarge } from "#web/platform/pictures/use-take-files.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

type Props = { id: string; pictures: Pictures; of?: "logo" | "portrait" };

/** A single picture, which a new one replaces. */
export function LogoField({ id, pictures, of = "logo" }: Props) {
  const { t } = useLingui();
  const [logo] = pictures.all;
  const words = useLogoLabels(of);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    const problem = problemWith(file);
    if (problem) {
      return void showToast({ title: t`Error`, description: problem, tone: "error" });
    }
    if (logo) pictures.remove(logo.key);
    pictures.add([file]);
  }

  function problemWith(file: File): string | null {
    if (isTooLarge(file)) return t`File size must be less than 5MB`;
    return file.type.startsWith("image/") ? null : words.mustBeImage;
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="relative grid size-16 flex-none place-items-center overflow-hidden rounded-card border border-line bg-sunk text-muted">
        {logo?.preview ? (
          <img src={logo.preview} alt={words.name} className="size-full object-cover" />
        ) : (
          <Building2 aria-hidden="true" className="size-7" />
        )}
        {logo?.state === "sending" && (
          <progress
            aria-label={t`Uploading...`}
            value={logo.progress}
            className="absolute inset-x-1 bottom-1 h-1.5 w-[calc(100%-8px)] accent-neem"
          />
        )}
      </span>
      <label
        htmlFor={id}
        className={buttonClass(
          { look: "outline", size: "compact" },
          "relative focus-within:outline-2 focus-within:outline-neem focus-within:outline-offset-2",
        )}
      >
        {logo ? words.change : words.add}
        <input id={id} type="file" accept={PICTURE_TYPES} onChange={choose} className="sr-only" />
      </label>
      {logo?.state === "failed" && (
        <Button look="outline" size="compact" onClick={() => pictures.retry(logo.key)}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {logo && (
        <Button look="quiet" size="compact" onClick={() => pictures.remove(logo.key)}>
          {words.remove}
        </Button>
      )}
      <span className="text-muted text-sm">
        {logo?.state === "failed" ? (
          <span role="alert" className="text-brick">
            {logo.problem || <Trans>Not uploaded</Trans>}
          </span>
        ) : (
          <Trans>An image of at most 5 MB</Trans>
        )}
      </span>
    </div>
  );
}

function useLogoLabels(of: "logo" | "portrait") {
  const { t } = useLingui();
  return of === "logo"
    ? {
        name: t`Logo`,
        add: t`Add logo`,
        change: t`Change logo`,
        remove: t`Remove logo`,
        mustBeImage: t`The logo must be an image`,
      }
    : {
        name: t`Photo`,
        add: t`Add photo`,
        change: t`Change photo`,
        remove: t`Remove photo`,
        mustBeImage: t`The photo must be an image`,
      };
}
