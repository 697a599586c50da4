import { useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import type { FieldKind } from "#domain/listings/field.ts";
import { type FieldsWith, fieldOf, fieldsWhere } from "#domain/listings/fields.ts";
import { PURPOSES } from "#domain/listings/listing.ts";
import { ReadLine } from "#web/features/listings/read-line.tsx";
import { FIELD_LABELS } from "#web/platform/labels/field-labels.ts";
import { Choice, Description, type EditorFieldsProps, Kind, Text } from "./editor-inputs.tsx";

type FactName = FieldsWith<{ owner: "fact" }>;
const FACT_NAMES = fieldsWhere<FactName>(({ owner }) => owner === "fact");

/** Rooms and floors are not asked of land, nor roads of a flat; said by style, so that it holds without scripts. */
const BUILT_ONLY = "group-has-[#listing-subtype_option[value$=-land]:checked]:hidden";
const LAND_ONLY = "hidden group-has-[#listing-subtype_option[value$=-land]:checked]:block";

export function TextFields(props: EditorFieldsProps) {
  const { t } = useLingui();
  return (
    <Grid>
      <Choice {...props} name="purpose" label={t`Purpose`} choices={PURPOSES} />
      <Kind {...props} />
      <Wide>
        <Text {...props} name="title" label={t`Title`} placeholder={t`2 BHK flat near the metro`} />
      </Wide>
      <Text {...props} name="location" label={t`Location`} placeholder={t`Baner, Pune`} />
      <Text
        {...props}
        name="priceRange"
        label={t`Price`}
        note={t`(rent: per month)`}
        placeholder="₹80 L"
      />
      <Wide>
        <Text
          {...props}
          name="features"
          label={t`Features`}
          note={t`(separated by commas)`}
          placeholder={t`890 sq ft carpet, lift, power backup, two balconies`}
        />
      </Wide>
      {props.read.reading && (
        <Wide>
          <ReadLine reading={props.read.reading} />
        </Wide>
      )}
      <Wide>
        <Description {...props} />
      </Wide>
    </Grid>
  );
}

export function FactFields(props: EditorFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-4">
      {FACT_NAMES.map((name) => (
        <div key={name} className={`${widthOf(name)} ${askedOf(name)}`}>
          <Fact {...props} name={name} />
        </div>
      ))}
      <div className="max-sm:col-span-2">
        <Text
          {...props}
          name="whatsappNumber"
          label={t`Number buyers reach`}
          note={t`(shown on the listing)`}
          type="tel"
        />
      </div>
    </div>
  );
}

/** Two figures share a line even on a phone. */
function widthOf(name: FactName): string {
  const { kind } = fieldOf(name);
  if (kind === "list") return "col-span-2";
  return kind === "line" ? "max-sm:col-span-2" : "";
}

function askedOf(name: FactName): string {
  const { of } = fieldOf(name);
  if (!of) return "";
  return of.includes("Land") ? LAND_ONLY : BUILT_ONLY;
}

function Fact({ name, ...props }: EditorFieldsProps & { name: FactName }) {
  const { i18n } = useLingui();
  const note = useNote(name);
  const field = fieldOf(name);
  const label = i18n._(FIELD_LABELS[name]);
  if (field.kind === "choice") {
    // Nobody chooses that it is unknown.
    const choices = field.values.filter((value) => value !== "unknown");
    return <Choice {...props} name={name} label={label} choices={choices} isOptional />;
  }
  return (
    <Text
      {...props}
      name={name}
      label={label}
      {...(note !== undefined && { note })}
      {...INPUTS[field.kind]}
      {...PLACEHOLDERS[name]}
    />
  );
}

function useNote(name: FactName): string | undefined {
  const { t } = useLingui();
  if (name === "areaSqft") return t`(sq ft)`;
  if (name === "maintenance") return t`(per month)`;
  return fieldOf(name).kind === "list" ? t`(separated by commas)` : undefined;
}

const INPUTS: Partial<Record<FieldKind, Pick<ComponentProps<"input">, "inputMode" | "type">>> = {
  area: { inputMode: "numeric" },
  count: { inputMode: "numeric" },
  pincode: { inputMode: "numeric" },
  day: { type: "date" },
};

const PLACEHOLDERS: Partial<Record<FactName, { placeholder: string }>> = {
  deposit: { placeholder: "2 L" },
  maintenance: { placeholder: "3,500" },
};

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
