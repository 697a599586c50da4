import { Trans, useLingui } from "@lingui/react/macro";
import { maxTextLength } from "#domain/listings/field-text.ts";
import { canTransition } from "#domain/listings/lifecycle.ts";
import { LISTING_STATUSES, PROPERTY_TYPES, type PropertyType } from "#domain/listings/listing.ts";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { CompanyPicker } from "#web/platform/admin/companies/company-picker.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField, LongField, TextField } from "#web/platform/admin/parts/text-field.tsx";
import { TYPE_LABELS } from "#web/platform/labels/labels.ts";
import { PictureField } from "#web/platform/pictures/picture-field.tsx";
import type { Pictures } from "#web/platform/pictures/use-pictures.ts";
import type { ListingDraft } from "./listing-input.ts";
import { LISTING_STATES } from "./listing-labels.ts";

type Props = {
  property: ManagedListing | null;
  draft: ListingDraft;
  pictures: Pictures;
  errors: FormErrors;
  onChange: (changes: Partial<ListingDraft>) => void;
};

export function ListingFields({ property, draft, pictures, errors, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          name="title"
          label={t`Title`}
          required
          maxLength={maxTextLength("title")}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
          errors={errors}
          data-autofocus=""
        />
      </div>
      <CompanyPicker
        picked={draft.company}
        onPick={(company) => onChange({ company })}
        error={errors.companyId}
      />
      <TextField
        name="location"
        label={t`Location`}
        required
        maxLength={maxTextLength("location")}
        placeholder={t`Baner, Pune`}
        value={draft.location}
        onChange={(event) => onChange({ location: event.target.value })}
        errors={errors}
      />
      <TextField
        name="priceRange"
        label={t`Price range`}
        required
        maxLength={maxTextLength("priceRange")}
        placeholder="₹80 L – ₹1.2 Cr"
        value={draft.priceRange}
        onChange={(event) => onChange({ priceRange: event.target.value })}
        errors={errors}
      />
      <ChoiceField
        name="type"
        label={t`Property type`}
        required
        value={draft.type}
        onChange={(event) => onChange({ type: event.target.value as PropertyType | "" })}
        errors={errors}
        options={[
          { value: "", label: t`Choose` },
          ...PROPERTY_TYPES.map((value) => ({ value, label: i18n._(TYPE_LABELS[value]) })),
        ]}
      />
      <div className="sm:col-span-2">
        <TextField
          name="features"
          label={t`Features`}
          note={t`(separated by commas)`}
          required
          maxLength={maxTextLength("features")}
          placeholder={t`3 BHK, 1450 sq ft carpet, East facing, Lift`}
          value={draft.features}
          onChange={(event) => onChange({ features: event.target.value })}
          errors={errors}
        />
      </div>
      <div className="sm:col-span-2">
        <LongField
          name="description"
          label={t`Description`}
          required
          maxLength={maxTextLength("description")}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
          errors={errors}
        />
      </div>
      <div className="sm:col-span-2">
        <PictureField
          id="field-images"
          pictures={pictures}
          error={errors.images}
          overflow="refuse-all"
        />
      </div>
      <TextField
        name="whatsappNumber"
        type="tel"
        inputMode="tel"
        label={t`WhatsApp number`}
        note={t`(optional)`}
        value={draft.whatsappNumber}
        onChange={(event) => onChange({ whatsappNumber: event.target.value })}
        errors={errors}
      />
      <StatusFields property={property} draft={draft} errors={errors} onChange={onChange} />
    </div>
  );
}

type StatusProps = Pick<Props, "property" | "draft" | "errors" | "onChange">;

function StatusFields({ property, draft, errors, onChange }: StatusProps) {
  const { t, i18n } = useLingui();
  const possible = LISTING_STATUSES.filter(
    (to) => !property || canTransition({ from: property.status, to, by: "admin" }),
  );
  return (
    <>
      <ChoiceField
        name="status"
        label={t`Status`}
        value={draft.status}
        onChange={(event) => onChange({ status: event.target.value as ListingDraft["status"] })}
        errors={errors}
        options={possible.map((value) => ({
          value,
          label: i18n._(LISTING_STATES[value].label),
        }))}
      />
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          checked={draft.isFeatured}
          onChange={(event) => onChange({ isFeatured: event.target.checked })}
          className="size-5 accent-neem"
        />
        <Trans>Featured: shown before others</Trans>
      </label>
    </>
  );
}
