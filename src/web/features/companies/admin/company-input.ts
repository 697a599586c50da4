import { useLingui } from "@lingui/react/macro";
import { readPhone } from "#domain/shared/phone.ts";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";

const REQUIRED = ["name", "email", "description", "location", "contact"] as const;

export type CompanyFormInput = Record<(typeof REQUIRED)[number], string> & {
  whatsappNumber: string | null;
  status: string;
  isVerified: boolean;
  reraNumber: string | null;
  featuredRank: number;
};

export function companyInputOf(form: FormData): CompanyFormInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return {
    name: text("name"),
    email: text("email"),
    description: text("description"),
    location: text("location"),
    contact: text("contact"),
    whatsappNumber: text("whatsappNumber") || null,
    status: text("status"),
    isVerified: form.has("isVerified"),
    reraNumber: text("reraNumber") || null,
    featuredRank: Math.max(0, Math.round(Number(text("featuredRank")) || 0)),
  };
}

/** The server's rules, checked early and in the visitor's language; the server checks again. */
export function useCompanyProblems(): (input: CompanyFormInput) => FormErrors {
  const { t } = useLingui();
  const missing: Record<(typeof REQUIRED)[number], string> = {
    name: t`Enter the company's name`,
    email: t`Enter the company's e-mail address`,
    description: t`Describe the company`,
    location: t`Enter the company's location`,
    contact: t`Enter the company's phone number`,
  };
  const noEmail = t`Enter an e-mail address like name@example.com`;
  const noPhone = t`Enter an Indian phone number, for example 98765 43210`;
  return (input) => ({
    ...(isWrong(input.contact, isPhone) && { contact: noPhone }),
    ...(isWrong(input.whatsappNumber, isPhone) && { whatsappNumber: noPhone }),
    ...(isWrong(input.email, (text) => EMAIL.test(text)) && { email: noEmail }),
    ...Object.fromEntries(
      REQUIRED.filter((name) => input[name] === "").map((name) => [name, missing[name]]),
    ),
  });
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function isPhone(text: string): boolean {
  return readPhone(text) !== null;
}

/** True if a value was given but is invalid. */
function isWrong(text: string | null, isRight: (text: string) => boolean): boolean {
  return Boolean(text) && !isRight(text ?? "");
}
