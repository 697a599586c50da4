import { useLingui } from "@lingui/react/macro";
import type { ListingStatus, PropertyType } from "#domain/listings/listing.ts";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { readPhone } from "#domain/shared/phone.ts";
import type { PickedCompany } from "#web/platform/admin/companies/company-picker.tsx";
import { type FormErrors, FormProblem } from "#web/platform/admin/parts/form-errors.ts";
import { type GivenFacts, readGiven } from "./fact-values.ts";

/** The form's current values. */
export type ListingDraft = {
  title: string;
  company: PickedCompany | null;
  location: string;
  priceRange: string;
  type: PropertyType | "";
  features: string;
  description: string;
  whatsappNumber: string;
  status: ListingStatus;
  isFeatured: boolean;
};

export function startDraft(property: ManagedListing | null): ListingDraft {
  const { title = "", location = "", priceRange = "", features = "" } = property ?? {};
  const { companyId, companyName, description = "", whatsappNumber } = property ?? {};
  return {
    title,
    company: companyId ? { id: companyId, name: companyName ?? companyId } : null,
    location,
    priceRange,
    type: property?.type ?? "",
    features,
    description,
    whatsappNumber: whatsappNumber ?? "",
    status: property?.status ?? "live",
    isFeatured: property?.isFeatured ?? false,
  };
}

type Filled = {
  draft: ListingDraft;
  given: GivenFacts;
  pictureCount: number;
  /** A seller's or an agent's own listing has no company and does not need one. */
  hadNoCompany: boolean;
};

const REQUIRED = ["title", "location", "priceRange", "type", "features", "description"] as const;

/** The server's rules in the visitor's language; returns what to send, or throws what is invalid. */
export function useListingProblems(): (filled: Filled) => object {
  const { t } = useLingui();
  const missing: Record<(typeof REQUIRED)[number], string> = {
    title: t`Enter a title`,
    location: t`Enter the location`,
    priceRange: t`Enter the price range`,
    type: t`Choose Land, House, Apartment or Commercial`,
    features: t`Enter the features`,
    description: t`Describe the property`,
  };
  const noCompany = t`Please select a company`;
  const noImage = t`At least 1 image is required`;
  const noPhone = t`Enter an Indian phone number, for example 98765 43210`;
  const notRead = t`This cannot be read`;
  return ({ draft, given, pictureCount, hadNoCompany }) => {
    const { values, unreadable } = readGiven(given);
    const phone = draft.whatsappNumber.trim();
    const errors: FormErrors = {
      ...named(REQUIRED.filter((name) => draft[name].trim() === "").map((n) => [n, missing[n]])),
      ...(!draft.company && !hadNoCompany && { companyId: noCompany }),
      ...(pictureCount === 0 && { images: noImage }),
      ...(phone !== "" && !readPhone(phone) && { whatsappNumber: noPhone }),
      ...named(unreadable.map((name) => [name, notRead])),
    };
    if (Object.keys(errors).length > 0) {
      throw new FormProblem(errors, errors.companyId ?? errors.images ?? "");
    }
    return bodyOf(draft, values);
  };
}

function named(entries: [string, string][]): FormErrors {
  return Object.fromEntries(entries);
}

function bodyOf({ company, whatsappNumber, ...draft }: ListingDraft, facts: object): object {
  return {
    ...draft,
    ...facts,
    companyId: company?.id ?? null,
    whatsappNumber: whatsappNumber.trim() || null,
  };
}
