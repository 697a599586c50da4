import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { type Outcome, TextField } from "./form-parts.tsx";

export function LinkForm({ outcome }: { outcome: Outcome }) {
  const { t } = useLingui();
  const isWrong = outcome?.fields.includes("page");
  return (
    <form
      method="post"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <TextField
          name="page"
          required
          maxLength={LENGTHS.affiliatePage}
          inputMode="url"
          autoComplete="off"
          label={t`Page of this site`}
          placeholder="/buy"
          defaultValue={outcome?.values.page}
          error={isWrong ? t`Paste the address of a page of this site, such as /buy` : undefined}
          hint={<Trans>Open any page, copy its address, and paste it here.</Trans>}
        />
        <TextField
          name="label"
          maxLength={LENGTHS.affiliateLabel}
          autoComplete="off"
          label={t`Name for you`}
          note={t`(optional)`}
          placeholder={t`Poster at the tea stall`}
          defaultValue={outcome?.values.label}
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
