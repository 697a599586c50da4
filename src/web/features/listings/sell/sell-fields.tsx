import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { ROOM_COUNTS, SUBMISSION_TYPES } from "#domain/listings/submission.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { PHONE_PREFIX } from "#domain/shared/phone.ts";
import { FieldOf, TextArea, TextField } from "#web/platform/forms/form-fields.tsx";
import type { Form } from "#web/platform/forms/use-form.ts";
import { CONTROL, Select } from "#web/ui/field.tsx";
import { TYPE_WORDS } from "./sell-labels.ts";

/** The stored values, shown until something else was typed. */
type FieldsProps = { form: Form; values: Record<string, string> };

/** Hides rooms for a plot; in CSS, so that it works before and without JavaScript. */
const NO_PLOT = "group-has-[#sell-propertyType_option[value=plot]:checked]:hidden";
const HOMES_ONLY =
  "group-has-[#sell-propertyType_option:is([value=plot],[value=commercial],[value=office]):checked]:hidden";

export function ListingFields(props: FieldsProps) {
  const { t, i18n } = useLingui();
  const { form, values } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PurposeChoice purpose={form.value("purpose", values.purpose ?? "sale")} />
      <Choice {...props} name="propertyType" label={t`Property type`} required>
        <option value="">{t`Choose`}</option>
        {SUBMISSION_TYPES.map((type) => (
          <option key={type} value={type}>
            {i18n._(TYPE_WORDS[type])}
          </option>
        ))}
      </Choice>
      <Text
        {...props}
        name="location"
        label={t`Location`}
        placeholder={t`Wakad, Pune`}
        maxLength={LENGTHS.location}
        autoComplete="address-level2"
        required
      />
      <Text
        {...props}
        name="area"
        label={t`Area`}
        note={t`(carpet area, if you know it)`}
        placeholder={t`1,050 sq ft carpet`}
        maxLength={LENGTHS.offeredFigure}
        required
      />
      <Text
        {...props}
        name="expectedPrice"
        label={t`Expected price`}
        note={t`(rent: per month)`}
        placeholder={t`75 lakh`}
        maxLength={LENGTHS.offeredFigure}
        required
      />
      <Rooms {...props} name="bedrooms" label={t`Bedrooms`} className={HOMES_ONLY} />
      <Rooms {...props} name="bathrooms" label={t`Bathrooms`} className={NO_PLOT} />
      <div className="sm:col-span-2">
        <Description {...props} />
      </div>
    </div>
  );
}

export function OwnerFields(props: FieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Text
        {...props}
        name="ownerName"
        label={t`Your name`}
        autoComplete="name"
        maxLength={LENGTHS.name}
        required
      />
      <Text
        {...props}
        name="phone"
        label={t`Phone`}
        note={PHONE_PREFIX}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t`10-digit mobile`}
        maxLength={LENGTHS.phone}
        required
      />
      <Text
        {...props}
        name="email"
        label={t`E-mail`}
        note={t`(optional, for the status link)`}
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
      />
      <label className="flex items-start gap-3 self-end py-2 leading-snug">
        <input
          type="checkbox"
          name="showPhone"
          defaultChecked={isPhoneShown(props)}
          className="mt-0.5 size-5 flex-none accent-neem"
        />
        <span>
          <Trans>Show my number on the listing, so that buyers can call and message me</Trans>
        </span>
      </label>
    </div>
  );
}

/** A box that is not ticked is not sent. */
function isPhoneShown({ form: { answer }, values }: FieldsProps): boolean {
  return (answer ? answer.values : values).showPhone === "on";
}

function PurposeChoice({ purpose }: { purpose: string | undefined }) {
  const { t } = useLingui();
  const segment =
    "relative grid min-h-11 place-items-center rounded-control px-2.5 font-semibold text-muted has-checked:bg-raised has-checked:text-neem has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-neem";
  return (
    <fieldset className="grid grid-cols-2 rounded-lg border border-line bg-sunk p-[3px] sm:col-span-2">
      <legend className="sr-only">
        <Trans>What do you want to do?</Trans>
      </legend>
      {[
        { value: "sale", label: t`Sell` },
        { value: "rent", label: t`Rent out` },
      ].map(({ value, label }) => (
        <label key={value} className={segment}>
          <input
            type="radio"
            name="purpose"
            value={value}
            defaultChecked={purpose === value}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type Named = FieldsProps & { name: string; label: string; note?: string };

function Text({ values, ...props }: Named & Omit<ComponentProps<"input">, keyof Named>) {
  return <TextField {...props} stored={values[props.name]} />;
}

type ChoiceProps = Named & { children: ReactNode; required?: boolean };

function Choice({ form, values, name, label, required, children }: ChoiceProps) {
  return (
    <FieldOf form={form} name={name} label={label} stored={values[name] ?? ""}>
      {(control) => (
        <Select {...control} required={required}>
          {children}
        </Select>
      )}
    </FieldOf>
  );
}

function Rooms({ className, ...props }: Named & { className: string }) {
  const { t } = useLingui();
  return (
    <div className={className}>
      <Choice {...props}>
        <option value="">{t`Choose`}</option>
        {ROOM_COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Choice>
    </div>
  );
}

function Description({ form, values }: FieldsProps) {
  const { t } = useLingui();
  return (
    <TextArea
      form={form}
      name="description"
      label={t`Description`}
      stored={values.description}
      maxLength={LENGTHS.description}
      required
      placeholder={t`Floor, facing, age, what is nearby, why you are selling`}
      className={`${CONTROL} resize-y`}
    />
  );
}
