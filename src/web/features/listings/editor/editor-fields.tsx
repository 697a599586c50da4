import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FACINGS, FURNISHINGS, POSSESSIONS, PURPOSES } from "#domain/listings/listing.ts";
import { AREA_BASES } from "#domain/shared/area/area.ts";
import { ReadLine } from "#web/features/listings/read-line.tsx";
import { FACING_LABELS } from "#web/platform/labels/facing-labels.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
} from "#web/platform/labels/labels.ts";
import { Choice, Description, type EditorFieldsProps, Kind, Text } from "./editor-inputs.tsx";

const MEASURED = AREA_BASES.filter((basis) => basis !== "unknown");

/** Hides rooms and floors for land; in CSS, so that it works without JavaScript. */
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
