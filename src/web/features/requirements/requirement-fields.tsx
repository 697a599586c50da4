import { Trans, useLingui } from "@lingui/react/macro";
import {
  DEFAULT_REQUIREMENT_TYPE,
  REQUIREMENT_PROPERTY_TYPES,
} from "#domain/requirements/requirement.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { PHONE_PREFIX } from "#domain/shared/phone.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import type { RequirementValues } from "#web/platform/offline/offline-entry.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import type { FieldProblems } from "./submit.ts";

/** CSS alone switches the labels with the mode, so that it works before and without JavaScript. */
const BUY_ONLY = "group-has-[#requirement-sell:checked]:hidden";
const SELL_ONLY = "hidden group-has-[#requirement-sell:checked]:inline";

type FieldsProps = { problems: FieldProblems; values: Partial<RequirementValues> };

export function RequirementFields({ problems, values }: FieldsProps) {
  const { t, i18n } = useLingui();
  const optional = t`(optional)`;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field id="requirement-name" label={t`Name`} error={problems.name}>
        <input
          id="requirement-name"
          name="name"
          required
          maxLength={LENGTHS.name}
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
            maxLength={LENGTHS.phone}
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
          maxLength={LENGTHS.location}
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
          maxLength={LENGTHS.budget}
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
          maxLength={LENGTHS.email}
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
            maxLength={LENGTHS.requirement}
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

/** Hidden and out of the tab order: only bots fill it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor="requirement-website">Website</label>
      <input id="requirement-website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
