import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PHONE_PREFIX } from "#domain/phone.ts";
import { DEFAULT_REQUIREMENT_TYPE, REQUIREMENT_PROPERTY_TYPES } from "#domain/requirement.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/labels.ts";
import { useLocalPath } from "#web/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { useDraft } from "./draft.ts";
import type { RequirementValues } from "./outbox.ts";
import { SentNotice } from "./sent-notice.tsx";
import { type FieldProblems, type Sent, useSubmit } from "./submit.ts";

/** What a form sent without JavaScript gets back when something is wrong with it. */
export type FormResult = { problems: FieldProblems; values: Partial<RequirementValues> };

type Props = { lastResult?: FormResult | undefined; initialMode?: "buy" | "sell" };

export function RequirementForm({ lastResult, initialMode = "buy" }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>(lastResult?.problems ?? {});
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBusy, setBusy] = useState(false);
  const localPath = useLocalPath();
  const submit = useSubmit();
  useDraft(form, `requirement-draft-${initialMode}`);
  useEffect(() => {
    // From here on the form says in its own words what is missing; before, the browser does.
    if (form.current) form.current.noValidate = true;
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await submit(event.currentTarget);
    setBusy(false);
    setProblems(outcome.problems);
    setSent(outcome.sent);
    const [firstWrong] = Object.keys(outcome.problems);
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    if (outcome.sent) form.current?.reset();
  }

  const mode = lastResult?.values.listingType ?? initialMode;
  return (
    <>
      {sent && <SentNotice sent={sent} />}
      <form
        ref={form}
        method="post"
        action={localPath(initialMode === "buy" ? "/?index" : "/sell")}
        onSubmit={handleSubmit}
        className="group"
      >
        <ModeSwitch mode={mode} />
        <Fields problems={problems} values={lastResult?.values ?? {}} />
        <SubmitButton isBusy={isBusy} />
        <Consent />
      </form>
    </>
  );
}

function ModeSwitch({ mode }: { mode: "buy" | "sell" }) {
  const segment =
    "grid min-h-11 place-items-center rounded-control px-2.5 font-semibold text-muted has-checked:bg-surface has-checked:text-neem has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-neem";
  return (
    <fieldset className="my-4 grid grid-cols-2 rounded-lg border border-line bg-sunk p-[3px]">
      <legend className="sr-only">
        <Trans>What do you want to do?</Trans>
      </legend>
      <label className={segment}>
        <input
          type="radio"
          name="listingType"
          value="buy"
          defaultChecked={mode === "buy"}
          className="sr-only"
        />
        <Trans>Buy</Trans>
      </label>
      <label className={segment}>
        <input
          id="requirement-sell"
          type="radio"
          name="listingType"
          value="sell"
          defaultChecked={mode === "sell"}
          className="sr-only"
        />
        <Trans>Sell</Trans>
      </label>
    </fieldset>
  );
}

/** The mode changes labels by style alone, so that it works before and without JavaScript. */
const BUY_ONLY = "group-has-[#requirement-sell:checked]:hidden";
const SELL_ONLY = "hidden group-has-[#requirement-sell:checked]:inline";

type FieldsProps = { problems: FieldProblems; values: Partial<RequirementValues> };

function Fields({ problems, values }: FieldsProps) {
  const { t, i18n } = useLingui();
  const optional = t`(optional)`;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field id="requirement-name" label={t`Name`} error={problems.name}>
        <input
          id="requirement-name"
          name="name"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={values.name}
          className={CONTROL}
          {...errorProps({ id: "requirement-name", error: problems.name })}
        />
      </Field>
      <Field id="requirement-phone" label={t`Phone`} error={problems.phone}>
        <span className="flex">
          <span
            aria-hidden="true"
            className="grid place-items-center rounded-l-control border border-line-strong border-r-0 bg-sunk px-3 font-medium"
          >
            {PHONE_PREFIX}
          </span>
          <input
            id="requirement-phone"
            name="phone"
            type="tel"
            inputMode="tel"
            required
            maxLength={40}
            autoComplete="tel"
            placeholder={t`10-digit mobile`}
            defaultValue={values.phone}
            className={`${CONTROL} rounded-l-none`}
            {...errorProps({ id: "requirement-phone", error: problems.phone })}
          />
        </span>
      </Field>
      <Field id="requirement-type" label={t`Property Type`} error={problems.propertyType}>
        <Select
          id="requirement-type"
          name="propertyType"
          defaultValue={values.propertyType ?? DEFAULT_REQUIREMENT_TYPE}
        >
          {REQUIREMENT_PROPERTY_TYPES.map((type) => (
            <option key={type} value={type}>
              {i18n._(REQUIREMENT_TYPE_LABELS[type])}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="requirement-location" label={t`Location`} error={problems.location}>
        <input
          id="requirement-location"
          name="location"
          maxLength={200}
          placeholder={t`Wakad, Pune`}
          defaultValue={values.location}
          className={CONTROL}
        />
      </Field>
      <Field
        id="requirement-budget"
        error={problems.budget}
        label={
          <>
            <span className={BUY_ONLY}>
              <Trans>Budget Range</Trans>
            </span>
            <span className={SELL_ONLY}>
              <Trans>Expected Price</Trans>
            </span>
          </>
        }
      >
        <input
          id="requirement-budget"
          name="budget"
          maxLength={120}
          placeholder="80L-1.2Cr"
          defaultValue={values.budget}
          className={CONTROL}
        />
      </Field>
      <Field id="requirement-email" label={t`E-mail`} note={optional} error={problems.email}>
        <input
          id="requirement-email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          defaultValue={values.email}
          className={CONTROL}
          {...errorProps({ id: "requirement-email", error: problems.email })}
        />
      </Field>
      <div className="sm:col-span-2">
        <Field
          id="requirement-details"
          error={problems.requirements}
          label={
            <>
              <span className={BUY_ONLY}>
                <Trans>Detailed Requirements</Trans>
              </span>
              <span className={SELL_ONLY}>
                <Trans>Property Details</Trans>
              </span>
            </>
          }
        >
          <textarea
            id="requirement-details"
            name="requirements"
            rows={4}
            maxLength={4000}
            placeholder={t`2 BHK, morning sun, lift, close to a school`}
            defaultValue={values.requirements}
            className={`${CONTROL} resize-y`}
          />
        </Field>
      </div>
      <Honeypot />
    </div>
  );
}

/** Out of sight and out of the tab order: only a program fills it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor="requirement-website">Website</label>
      <input id="requirement-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function SubmitButton({ isBusy }: { isBusy: boolean }) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className={buttonClass({ look: "whatsapp" }, "mt-4 w-full")}
    >
      <WhatsAppIcon />
      {isBusy ? <Trans>Sending...</Trans> : <Trans>Send on WhatsApp</Trans>}
    </button>
  );
}

function Consent() {
  return (
    <p className="mt-3 text-muted text-sm">
      <Trans>
        By sending you agree that our desk keeps this and calls or messages you about it. We give
        you a reference number and delete it after 12 months or when you ask.{" "}
        <Link to="/privacy" className="underline underline-offset-2">
          Privacy
        </Link>
      </Trans>
    </p>
  );
}
