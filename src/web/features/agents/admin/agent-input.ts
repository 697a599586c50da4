import { useLingui } from "@lingui/react/macro";
import { readPhone } from "#domain/shared/phone.ts";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";

const REQUIRED = ["name", "title", "location", "specialization"] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_YEARS = 70;

type AgentFormInput = Record<(typeof REQUIRED)[number], string> & {
  experienceYears: number;
  propertiesSold: number;
  languages: string[];
  description: string;
  badge: string | null;
  phone: string | null;
  email: string | null;
  reraNumber: string | null;
  companyId: string | null;
  status: string;
};

export function agentInputOf(form: FormData): AgentFormInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return {
    name: text("name"),
    title: text("title"),
    location: text("location"),
    specialization: text("specialization"),
    experienceYears: text("experienceYears") === "" ? Number.NaN : Number(text("experienceYears")),
    propertiesSold: Math.max(0, Math.round(Number(text("propertiesSold")) || 0)),
    languages: text("languages")
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
    description: text("description"),
    badge: text("badge") || null,
    phone: text("phone") || null,
    email: text("email") || null,
    reraNumber: text("reraNumber") || null,
    companyId: text("companyId") || null,
    status: text("status"),
  };
}

/** The server's rules, checked early and in the admin's language; the server checks again. */
export function useAgentProblems(): (input: AgentFormInput) => FormErrors {
  const { t } = useLingui();
  const missing: Record<(typeof REQUIRED)[number], string> = {
    name: t`Enter the agent's name`,
    title: t`Enter the agent's title`,
    location: t`Enter the agent's location`,
    specialization: t`Enter the agent's speciality`,
  };
  return (input) => ({
    ...(!isYears(input.experienceYears) && { experienceYears: t`Enter the years of experience` }),
    ...(input.languages.length === 0 && { languages: t`Enter at least one language` }),
    ...(input.phone &&
      !readPhone(input.phone) && {
        phone: t`Enter an Indian phone number, for example 98765 43210`,
      }),
    ...(input.email &&
      !EMAIL.test(input.email) && { email: t`Enter an e-mail address like name@example.com` }),
    ...Object.fromEntries(
      REQUIRED.filter((name) => input[name] === "").map((name) => [name, missing[name]]),
    ),
  });
}

function isYears(years: number): boolean {
  return Number.isInteger(years) && years >= 0 && years <= MAX_YEARS;
}
