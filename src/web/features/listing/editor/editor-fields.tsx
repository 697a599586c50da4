import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { AREA_BASES } from "#domain/area.ts";
import type { ListingField } from "#domain/listing-form.ts";
import {
  FACINGS,
  FURNISHINGS,
  POSSESSIONS,
  PROPERTY_TYPES,
  PURPOSES,
  SUBTYPES_OF,
} from "#domain/property.ts";
import { FACING_LABELS } from "#web/facing-labels.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
  TYPE_LABELS,
} from "#web/labels.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import { FIELD_PROBLEMS, UNREADABLE } from "./editor-words.ts";

export type EditorFieldsProps = {
  values: Record<string, string>;
  wrong: readonly string[];
  /** What the server said about a field. */
  problems: Record<string, string>;
};

const MEASURED = AREA_BASES.filter((basis) => basis !== "unknown");

/** Rooms and floors are not asked of land; said by style, so that it holds without scripts. */
const BUILT_ONLY = "group-has-[#listing-subtype_option[value$=-land]:checked]:hidden";

export function TextFields(props: EditorFieldsProps) {
  const { t } = useLingui();
  return (
    <Grid>
      <Choice
        {...props}
        name="purpose"
        label={t`Purpose`}
        values={PURPOSES}
        words={PURPOSE_LABELS}
        given={props.values}
      />
      <Kind {...props} />
      <Wide>
        <Text
          {...props}
          name="title"
          label={t`Title`}
          maxLength={200}
          placeholder={t`2 BHK flat near the metro`}
        />
      </Wide>
      <Text
        {...props}
        name="location"
        label={t`Location`}
        maxLength={200}
        placeholder={t`Baner, Pune`}
      />
      <Text
        {...props}
        name="priceRange"
        label={t`Price`}
        note={t`(rent: per month)`}
        maxLength={120}
        placeholder="₹80 L"
      />
      <Wide>
        <Text
          {...props}
          name="features"
          label={t`Features`}
          note={t`(separated by commas)`}
          maxLength={2000}
          placeholder={t`Lift, power backup, two balconies`}
        />
      </Wide>
      <Wide>
        <Description {...props} />
      </Wide>
    </Grid>
  );
}

export function FactFields(props: EditorFieldsProps) {
  const { t } = useLingui();
  const { values: given, ...rest } = props;
  const choice = { ...rest, given };
  return (
    <Grid>
      <Text
        {...props}
        name="areaSqft"
        label={t`Area`}
        note={t`(sq ft)`}
        inputMode="numeric"
        maxLength={40}
      />
      <Choice
        {...choice}
        name="areaBasis"
        label={t`Area is`}
        values={MEASURED}
        words={AREA_BASIS_LABELS}
        isOptional
      />
      <Built>
        <Text {...props} name="beds" label={t`Bedrooms`} inputMode="numeric" maxLength={3} />
        <Text {...props} name="baths" label={t`Bathrooms`} inputMode="numeric" maxLength={3} />
        <Text {...props} name="floor" label={t`Floor`} inputMode="numeric" maxLength={4} />
        <Text
          {...props}
          name="totalFloors"
          label={t`Floors in all`}
          inputMode="numeric"
          maxLength={4}
        />
        <Text {...props} name="parking" label={t`Parking`} inputMode="numeric" maxLength={4} />
        <Text
          {...props}
          name="ageYears"
          label={t`Age in years`}
          inputMode="numeric"
          maxLength={4}
        />
        <Choice
          {...choice}
          name="furnishing"
          label={t`Furnishing`}
          values={FURNISHINGS}
          words={FURNISHING_LABELS}
          isOptional
        />
        <Choice
          {...choice}
          name="possession"
          label={t`Possession`}
          values={POSSESSIONS}
          words={POSSESSION_LABELS}
          isOptional
        />
        <Text {...props} name="deposit" label={t`Deposit`} placeholder="2 L" maxLength={40} />
        <Text
          {...props}
          name="maintenance"
          label={t`Maintenance`}
          note={t`(per month)`}
          placeholder="3,500"
          maxLength={40}
        />
      </Built>
      <Choice
        {...choice}
        name="facing"
        label={t`Facing`}
        values={FACINGS}
        words={FACING_LABELS}
        isOptional
      />
      <Text {...props} name="pincode" label={t`PIN code`} inputMode="numeric" maxLength={6} />
      <Text {...props} name="reraNumber" label={t`RERA number`} maxLength={100} />
      <Text
        {...props}
        name="whatsappNumber"
        label={t`Number buyers reach`}
        note={t`(shown on the listing)`}
        type="tel"
        maxLength={40}
      />
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}

function Built({ children }: { children: ReactNode }) {
  return <div className={`grid grid-cols-2 gap-4 sm:col-span-2 ${BUILT_ONLY}`}>{children}</div>;
}

type Problems = Pick<EditorFieldsProps, "wrong" | "problems">;

function useProblem(name: string, { wrong, problems }: Problems): string | undefined {
  const { i18n } = useLingui();
  if (!wrong.includes(name)) return undefined;
  return problems[name] || i18n._(FIELD_PROBLEMS[name] ?? UNREADABLE);
}

type Named = { name: ListingField; label: string; note?: string };

function Text({
  values,
  wrong,
  problems,
  label,
  note,
  ...props
}: EditorFieldsProps & Named & Omit<ComponentProps<"input">, "name">) {
  const id = `listing-${props.name}`;
  const error = useProblem(props.name, { wrong, problems });
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

type ChoiceProps<Value extends string> = Named & {
  given: Record<string, string>;
  wrong: readonly string[];
  problems: Record<string, string>;
  values: readonly Value[];
  words: Record<Value, MessageDescriptor>;
  isOptional?: boolean;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, given, wrong, problems, values, words, isOptional = false } = props;
  const { i18n } = useLingui();
  const id = `listing-${name}`;
  const error = useProblem(name, { wrong, problems });
  return (
    <Field id={id} label={label} error={error}>
      <Select id={id} name={name} defaultValue={given[name]} {...errorProps({ id, error })}>
        {isOptional && <option value="">–</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {i18n._(words[value])}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Kind({ values }: EditorFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Field id="listing-subtype" label={t`Kind`}>
      <Select id="listing-subtype" name="subtype" defaultValue={values.subtype ?? "apartment"}>
        {PROPERTY_TYPES.toReversed().map((type) => (
          <optgroup key={type} label={i18n._(TYPE_LABELS[type])}>
            {SUBTYPES_OF[type].map((subtype) => (
              <option key={subtype} value={subtype}>
                {i18n._(SUBTYPE_LABELS[subtype])}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

function Description(props: EditorFieldsProps) {
  const error = useProblem("description", props);
  const id = "listing-description";
  return (
    <Field id={id} label={<Trans>Description</Trans>} error={error}>
      <textarea
        id={id}
        name="description"
        rows={6}
        maxLength={8000}
        defaultValue={props.values.description}
        className={`${CONTROL} resize-y`}
        {...errorProps({ id, error })}
      />
    </Field>
  );
}
