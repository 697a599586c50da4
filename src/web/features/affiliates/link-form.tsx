import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";

export function LinkForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useLingui();
  const form = useForm(answer, "affiliate");
  return (
    <form
      ref={form.ref}
      {...form.props}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <TextField
          form={form}
          name="page"
          required
          maxLength={LENGTHS.affiliatePage}
          inputMode="url"
          autoComplete="off"
          label={t`Page of this site`}
          placeholder="/buy"
          wrong={t`Paste the address of a page of this site, such as /buy`}
          hint={<Trans>Open any page, copy its address, and paste it here.</Trans>}
        />
        <TextField
          form={form}
          name="label"
          maxLength={LENGTHS.affiliateLabel}
          autoComplete="off"
          label={t`Name for you`}
          note={t`(optional)`}
          placeholder={t`Poster at the tea stall`}
        />
      </div>
      <button
        type="submit"
        name="intent"
        value="make"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Make a link</Trans>
      </button>
    </form>
  );
}
