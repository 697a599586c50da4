import { useLingui } from "@lingui/react/macro";
import { newListingId } from "#domain/shared/id.ts";
import { phoneProblem } from "#domain/shared/phone.ts";
import { type FormAnswer, fieldsAnswer, refusalAnswer } from "#web/platform/forms/form-answer.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import type { RequirementValues } from "#web/platform/offline/offline-entry.ts";
import { showToast } from "#web/ui/toast.ts";
import { openChatWindow } from "./chat-window.ts";
import { forgetDelivered } from "./delivered.ts";
import { type Delivery, post } from "./offline-queue.ts";
import type { Sent } from "./sent.ts";
import { useSuccessText } from "./success-text.ts";
import { useChatUrl } from "./use-chat-url.ts";

type Outcome = { answer: FormAnswer; sent: Sent | null };

/** Validates the form, opens a window for WhatsApp, stores the requirement, then shows the chat. */
export function useSubmit(): (form: HTMLFormElement) => Promise<Outcome> {
  const { t } = useLingui();
  const language = useLanguage();
  const chatUrl = useChatUrl();
  const announceSent = useSentToast();
  const findProblems = useProblems();

  return async (form) => {
    const values = Object.fromEntries(new FormData(form)) as RequirementValues;
    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) return { answer: fieldsAnswer(problems), sent: null };

    // Before anything is awaited: browsers allow a new window only as the direct result of a click.
    const chat = openChatWindow(t`WhatsApp opens in a moment...`);
    const entry = { key: newKey(), values, language };
    forgetDelivered();
    const delivery = await post(entry);
    if (delivery.outcome === "refused" || delivery.outcome === "failed") {
      chat.close();
      return refuse(delivery);
    }
    const whatsappUrl = chatUrl(entry);
    const isChatShut = !chat.show(whatsappUrl);
    const sent = { key: entry.key, reference: referenceOf(delivery), whatsappUrl, isChatShut };
    void announceSent(values, sent, delivery.outcome === "waiting");
    return { answer: fieldsAnswer({}), sent };
  };

  async function refuse(delivery: Extract<Delivery, { outcome: "refused" | "failed" }>) {
    const isRefused = delivery.outcome === "refused";
    const description = isRefused
      ? delivery.message
      : t`There was a problem submitting your request. Please try again.`;
    await showToast({ title: t`Error`, description, tone: "error" });
    return { answer: refusalAnswer(isRefused ? delivery.errors : {}), sent: null };
  }
}

function referenceOf(delivery: Delivery): string | null {
  return delivery.outcome === "stored" ? (delivery.reference ?? null) : null;
}

/** Shows the spec's message where it is true. */
function useSentToast() {
  const { t } = useLingui();
  const successText = useSuccessText();
  return ({ listingType }: RequirementValues, { isChatShut }: Sent, isWaiting: boolean) => {
    if (isWaiting) {
      const description = t`We could not reach the server. It will be sent by itself when the network is back.`;
      return showToast({ title: t`Saved on this device`, description });
    }
    if (isChatShut) {
      const description = t`It is recorded, but your browser did not let WhatsApp open. Press "Open WhatsApp" to send the message.`;
      return showToast({ title: t`WhatsApp did not open`, description, tone: "warning" });
    }
    return showToast({ title: t`Success!`, description: successText(listingType) });
  };
}

function useProblems(): (values: RequirementValues) => Record<string, string> {
  const { t } = useLingui();
  const describePhone = usePhoneProblem();
  return ({ name, phone }) => {
    const problems: Record<string, string> = {};
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

/** `crypto.randomUUID` is missing on plain HTTP, which a site on a local network may use. */
function newKey(): string {
  return newListingId() + newListingId();
}
