import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useState } from "react";
import { LENGTHS } from "#domain/shared/limits.ts";
import { type FormAnswer, refusalAnswer } from "#web/platform/forms/form-answer.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { useCities, useSite } from "#web/platform/site.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Select } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";

const UNPROCESSABLE = 422;

type Props = { id?: string; answer?: FormAnswer | undefined };

/** A plain form; with JavaScript the visitor stays on the page. */
export function NewsletterForm({ id: formId = "newsletter", answer }: Props) {
  const { t } = useLingui();
  const { unsent } = useSite();
  const localPath = useLocalPath();
  const language = useLanguage();
  const cities = useCities();
  const [isBusy, setBusy] = useState(false);
  const form = useForm(answer, formId);
  const id = `${formId}-email`;

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const { email, city } = Object.fromEntries(new FormData(element));
    setBusy(true);
    try {
      const response = await fetch("/api/newsletter", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Accept-Language": document.documentElement.lang,
        },
        body: JSON.stringify({ email, city, language }),
      });
      const { success, message, errors } = await response.json();
      form.show(refusalAnswer(errors));
      if (response.status === UNPROCESSABLE) return;
      if (!success)
        return await showToast({ title: t`Error`, description: message, tone: "error" });
      element.reset();
      await showToast({
        title: t`Almost there`,
        description: unsent?.mails
          ? t`This is a demo and sends nothing: the mail is in the admin’s outgoing messages.`
          : t`Open the mail we sent and confirm.`,
      });
    } catch {
      const description = t`There was a problem submitting your request. Please try again.`;
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  const wrong = form.error("email", t`Enter an e-mail address like name@example.com`);
  return (
    <form
      ref={form.ref}
      method="post"
      action={localPath("/newsletter/subscribe")}
      // The server's message is in the page's language; the browser's is in the browser's.
      noValidate
      onSubmit={subscribe}
      className="text-base text-ink"
    >
      <p className="text-muted text-sm">
        <Trans>New homes in your city, once a week. Confirm by e-mail, leave any time.</Trans>
      </p>
      <label htmlFor={`${id}-city`} className="sr-only">
        <Trans>Homes in</Trans>
      </label>
      <div className="mt-2">
        <Select id={`${id}-city`} name="city" defaultValue={form.value("city", "")}>
          <option value="">{t`All cities`}</option>
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-2 flex gap-2">
        <label htmlFor={id} className="sr-only">
          <Trans>E-mail address</Trans>
        </label>
        <input
          id={id}
          name="email"
          defaultValue={form.value("email")}
          type="email"
          autoComplete="email"
          required
          maxLength={LENGTHS.email}
          placeholder="you@example.com"
          className={`${CONTROL} min-w-0`}
          {...errorProps({ id, error: wrong })}
        />
        <button
          type="submit"
          disabled={isBusy}
          className={buttonClass({ look: "outline", size: "compact" }, "min-h-12")}
        >
          <Trans>Subscribe</Trans>
        </button>
      </div>
      {wrong && (
        <p id={`${id}-error`} role="alert" className="mt-1 font-medium text-brick text-sm">
          {wrong}
        </p>
      )}
    </form>
  );
}
