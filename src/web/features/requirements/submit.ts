import { useLingui } from "@lingui/react/macro";
import { whatsappLink } from "#domain/contact-links.ts";
import { newListingId } from "#domain/id.ts";
import { phoneProblem } from "#domain/phone.ts";
import { requirementMessage } from "#domain/requirement-message.ts";
import { MESSAGE_WORDS, useLanguage } from "#web/language.ts";
import { useSite } from "#web/site.ts";
import { showToast } from "#web/ui/toast.ts";
import { post } from "./outbox.ts";
import type { RequirementValues } from "./outbox-entry.ts";
import { useSuccessText } from "./success-text.ts";

export type FieldProblems = Partial<Record<keyof RequirementValues, string>>;

/** What the visitor is told after sending; without a reference it still waits on the device. */
export type Sent = { reference: string | null; whatsappUrl: string };

type Outcome = { problems: FieldProblems; sent: Sent | null };

/** Checks the form, stores the requirement, then opens WhatsApp with its message. */
export function useSubmit(): (form: HTMLFormElement) => Promise<Outcome> {
  const { t } = useLingui();
  const site = useSite();
  const language = useLanguage();
  const successText = useSuccessText();
  const findProblems = useProblems();

  return async (form) => {
    const values = Object.fromEntries(new FormData(form)) as RequirementValues;
    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) return { problems, sent: null };

    const delivery = await post({ key: newKey(), values, language });
    if (delivery.outcome === "refused") {
      await showToast({ title: t`Error`, description: delivery.message, tone: "error" });
      return { problems: firstOfEach(delivery.errors), sent: null };
    }
    if (delivery.outcome === "failed") {
      const description = t`There was a problem submitting your request. Please try again.`;
      await showToast({ title: t`Error`, description, tone: "error" });
      return { problems: {}, sent: null };
    }
    const whatsappUrl = whatsappLink(
      site.phone,
      requirementMessage(values, MESSAGE_WORDS[language]),
    );
    window.open(whatsappUrl, "_blank", "noopener");
    if (delivery.outcome === "waiting") {
      await showToast({
        title: t`Saved on this device`,
        description: t`We could not reach the server. It will be sent by itself when the network is back.`,
      });
      return { problems: {}, sent: { reference: null, whatsappUrl } };
    }
    await showToast({ title: t`Success!`, description: successText(values.listingType) });
    return { problems: {}, sent: { reference: delivery.reference ?? null, whatsappUrl } };
  };
}

function useProblems(): (values: RequirementValues) => FieldProblems {
  const { t } = useLingui();
  const describePhone = usePhoneProblem();
  return ({ name, phone }) => {
    const problems: FieldProblems = {};
    if (name.trim() === "") problems.name = t`Enter your name`;
    const wrongPhone = describePhone(phone);
    if (wrongPhone) problems.phone = wrongPhone;
    if (name.trim() === "" || phone.trim() === "") {
      const description = t`Please fill in your name and phone number.`;
      void showToast({ title: t`Missing Information`, description, tone: "error" });
    }
    return problems;
  };
}

function usePhoneProblem(): (phone: string) => string | null {
  const { t } = useLingui();
  return (phone) => {
    const problem = phoneProblem(phone);
    if (problem === null) return null;
    const { code, digits } = problem;
    if (code === "missing") return t`Enter your phone number`;
    if (code === "letters") return t`A phone number has digits only.`;
    if (code === "notMobile") return t`Enter an Indian mobile number; it starts with 6, 7, 8 or 9.`;
    return t`The number needs 10 digits; this one has ${digits}.`;
  };
}

/** `crypto.randomUUID` is missing on plain http, where a site on a local network may live. */
function newKey(): string {
  return newListingId() + newListingId();
}

function firstOfEach(errors: Record<string, string[]>): FieldProblems {
  const pairs = Object.entries(errors).map(([field, messages]) => [field, messages[0]]);
  return Object.fromEntries(pairs);
}
