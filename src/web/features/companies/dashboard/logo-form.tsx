import { Trans, useLingui } from "@lingui/react/macro";
import { Building2 } from "lucide-react";
import type { Picture } from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";

type Props = { logo: Picture | null; answer: FormAnswer | undefined };

/** A plain file upload, so that it works without JavaScript. */
export function LogoForm({ logo, answer }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "logo");
  return (
    <form
      ref={form.ref}
      {...form.props}
      encType="multipart/form-data"
      className="flex flex-wrap items-center gap-4"
    >
      <span className="grid size-20 flex-none place-items-center overflow-hidden rounded-card border border-line bg-sunk text-muted">
        {logo ? (
          <img
            src={pictureUrl(logo.id, 320, "webp")}
            alt={t`Logo`}
            width={80}
            height={80}
            className="size-full object-cover"
          />
        ) : (
          <Building2 aria-hidden="true" className="size-8" />
        )}
      </span>
      <div className="grid min-w-0 gap-2">
        {/* The server reads as it arrives, and wants to know the bucket before the file. */}
        <input type="hidden" name="bucket" value="company-logos" />
        <label htmlFor="company-logo" className="font-medium text-sm">
          <Trans>Logo, an image of at most 5 MB</Trans>
        </label>
        <input
          id="company-logo"
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
          className="max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:font-semibold"
        />
        {answer && (
          <p role="alert" className="font-medium text-brick text-sm">
            <Trans>That was no picture we can use, or it was too large.</Trans>
          </p>
        )}
      </div>
      <button type="submit" className={buttonClass({ look: "outline", size: "compact" })}>
        <Trans>Upload logo</Trans>
      </button>
    </form>
  );
}
