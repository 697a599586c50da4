import {
  type ContactMessages,
  ENGLISH_MESSAGES,
  messageLine,
  type Text,
} from "#domain/shared/contact-links.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import { formatPhone, readPhone } from "#domain/shared/phone.ts";

export type RequirementForMessage = {
  name: Text;
  phone: Text;
  propertyType: Text;
  location: Text;
  budget: Text;
  requirements: Text;
  listingType: "buy" | "sell";
};

/** What a buyer or seller sends: name, phone, property type, location, budget, requirements. */
export function requirementMessage(
  requirement: RequirementForMessage,
  words: ContactMessages = ENGLISH_MESSAGES,
): string {
  const isSale = requirement.listingType === "sell";
  const details = maskIdentityNumbers(requirement.requirements ?? "");
  const phone = requirement.phone && readPhone(requirement.phone);
  return [
    isSale ? words.sellGreeting : words.buyGreeting,
    messageLine(words.name, requirement.name, words.notProvided),
    messageLine(
      words.phone,
      phone ? formatPhone(phone.e164) : requirement.phone,
      words.notProvided,
    ),
    messageLine(words.propertyType, requirement.propertyType, words.notSpecified),
    messageLine(words.location, requirement.location, words.notSpecified),
    messageLine(
      isSale ? words.expectedPrice : words.budget,
      requirement.budget,
      words.notSpecified,
    ),
    messageLine(isSale ? words.propertyDetails : words.requirements, details, words.notProvided),
  ].join("\n");
}
