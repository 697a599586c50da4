import { useLingui } from "@lingui/react/macro";
import {
  DEFAULT_REQUIREMENT_TYPE,
  REQUIREMENT_PROPERTY_TYPES,
} from "#domain/requirements/requirement.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { PHONE_PREFIX } from "#domain/shared/phone.ts";
import { FieldOf, TextArea, TextField } from "#web/platform/forms/form-fields.tsx";
import type { Form } from "#web/platform/forms/use-form.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import { CONTROL, Select } from "#web/ui/field.tsx";

/** CSS alone switches the labels with the mode, so that it works before and without JavaScript. */
const BUY_ONLY = "group-has-[#requirement-sell:checked]:hidden";
const SELL_ONLY = "hidden group-has-[#requirement-sell:checked]:inline";

export function RequirementFields({ form }: { form: Form }) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        form={form}
        name="name"
        label={t`Name`}
        required
        maxLength={LENGTHS.name}
        autoComplete="name"
      />
      <FieldOf form={form} name="phone" label={t`Phone`}>
        {(control) => (
          <span className="flex">
            <span
              aria-hidden="true"
              className="grid place-items-center rounded-l-control border border-line-strong border-r-0 bg-sunk px-3 font-medium"
            >
              {PHONE_PREFIX}
            </span>
            <input
              {...control}
              type="tel"
              inputMode="tel"
              required
              maxLength={LENGTHS.phone}
              autoComplete="tel"
              placeholder={t`10-digit mobile`}
              className={`${CONTROL} rounded-l-none`}
            />
          </span>
        )}
      </FieldOf>
      <FieldOf
        form={form}
        name="propertyType"
        label={t`Property Type`}
        stored={DEFAULT_REQUIREMENT_TYPE}
      >
        {(control) => (
          <Select {...control}>
            {REQUIREMENT_PROPERTY_TYPES.map((type) => (
              <option key={type} value={type}>
                {i18n._(REQUIREMENT_TYPE_LABELS[type])}
              </option>
            ))}
          </Select>
        )}
      </FieldOf>
      <TextField
        form={form}
        name="location"
        label={t`Location`}
        maxLength={LENGTHS.location}
        placeholder={t`Wakad, Pune`}
      />
      <TextField
        form={form}
        name="budget"
        label={<LabelOf buy={t`Budget Range`} sell={t`Expected Price`} />}
        maxLength={LENGTHS.budget}
        placeholder="80L-1.2Cr"
      />
      <TextField
        form={form}
        name="email"
        label={t`E-mail`}
        note={t`(optional)`}
        type="email"
        maxLength={LENGTHS.email}
        autoComplete="email"
      />
      <div className="sm:col-span-2">
        <TextArea
          form={form}
          name="requirements"
          label={<LabelOf buy={t`Detailed Requirements`} sell={t`Property Details`} />}
          rows={4}
          maxLength={LENGTHS.requirement}
          placeholder={t`2 BHK, morning sun, lift, close to a school`}
          className={`${CONTROL} resize-y`}
        />
      </div>
      <Honeypot />
    </div>
  );
}

function LabelOf({ buy, sell }: { buy: string; sell: string }) {
  return (
    <>
      <span className={BUY_ONLY}>{buy}</span>
      <span className={SELL_ONLY}>{sell}</span>
    </>
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
