import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { ROOM_COUNTS, SUBMISSION_TYPES } from "#domain/listings/submission.ts";
import { PHONE_PREFIX } from "#domain/shared/phone.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import { PROBLEM_LABELS, TYPE_WORDS } from "./sell-labels.ts";

type Values = Record<string, string>;
export type FieldsProps = {
  values: Values;
  wrong: readonly string[];
  /** The server's messages by field. */
  problems: Record<string, string>;
};

/** Hides rooms for a plot; in CSS, so that it works before and without JavaScript. */
const NO_PLOT = "group-has-[#sell-propertyType_option[value=plot]:checked]:hidden";
const HOMES_ONLY =
  "group-has-[#sell-propertyType_option:is([value=plot],[value=commercial],[value=office]):checked]:hidden";

export function ListingFields(props: FieldsProps) {
  const { t, i18n } = useLingui();
  const { values } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PurposeChoice purpose={values.purpose ?? "sale"} />
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
        maxLength={200}
        autoComplete="address-level2"
        required
      />
      <Text
        {...props}
        name="area"
        label={t`Area`}
        note={t`(carpet area, if you know it)`}
        placeholder={t`1,050 sq ft carpet`}
        maxLength={60}
        required
      />
      <Text
        {...props}
        name="expectedPrice"
        label={t`Expected price`}
        note={t`(rent: per month)`}
        placeholder={t`75 lakh`}
        maxLength={60}
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
        maxLength={120}
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
        maxLength={40}
        required
      />
      <Text
        {...props}
        name="email"
        label={t`E-mail`}
        note={t`(optional, for the status link)`}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <label className="flex items-start gap-3 self-end py-2 leading-snug">
        <input
          type="checkbox"
          name="showPhone"
          defaultChecked={props.values.showPhone === "on"}
          className="mt-0.5 size-5 flex-none accent-neem"
        />
        <span>
          <Trans>Show my number on the listing, so that buyers can call and message me</Trans>
        </span>
      </label>
    </div>
  );
}

function PurposeChoice({ purpose }: { purpose: string }) {
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

type Problem = Pick<Named, "name" | "wrong" | "problems">;

function useProblem({ name, wrong, problems }: Problem): string | undefined {
  const { i18n } = useLingui();
  const words = PROBLEM_LABELS[name];
  if (!wrong.includes(name)) return undefined;
  return problems[name] || (words && i18n._(words));
}

function Text({
  values,
  wrong,
  problems,
  label,
  note,
  ...props
}: Named & Omit<ComponentProps<"input">, "name">) {
  const id = `sell-${props.name}`;
  const error = useProblem({ name: props.name, wrong, problems });
  return (
    <Field id={id} label={label} note={note} error={error}>
      <input
        id={id}
        defaultValue={values[props.name]}
        className={CONTROL}
        {...errorProps({ id, error })}
        {...props}
      />
    </Field>
  );
}

type ChoiceProps = Named & { children: ReactNode; required?: boolean };

function Choice({ values, wrong, problems, name, label, note, children, required }: ChoiceProps) {
  const id = `sell-${name}`;
  const error = useProblem({ name, wrong, problems });
  return (
    <Field id={id} label={label} note={note} error={error}>
      <Select
        id={id}
        name={name}
        defaultValue={values[name] ?? ""}
        required={required}
        {...errorProps({ id, error })}
      >
        {children}
      </Select>
    </Field>
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

function Description({ values, wrong, problems }: FieldsProps) {
  const { t } = useLingui();
  const id = "sell-description";
  const error = useProblem({ name: "description", wrong, problems });
  return (
    <Field id={id} label={t`Description`} error={error}>
      <textarea
        id={id}
        name="description"
        rows={5}
        maxLength={4000}
        required
        placeholder={t`Floor, facing, age, what is nearby, why you are selling`}
        defaultValue={values.description}
        className={`${CONTROL} resize-y`}
        {...errorProps({ id, error })}
      />
    </Field>
  );
}
