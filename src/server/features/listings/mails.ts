/** Mails to the lister about their listing, in their language. */

import type { ListingVerdict } from "#domain/moderation/verdict.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import type { ListingContact } from "./repository-contact.ts";

type MailContent = {
  verdict: ListingVerdict;
  title: string;
  reason: string;
  url: string;
  site: string;
  /** True if it is about an edit of a listing that stays live meanwhile. */
  isEdit: boolean;
};
type Addressee = Pick<ListingContact, "name" | "language"> & { email: string };

export function verdictMail(to: Addressee, content: MailContent): OutgoingMail {
  const words = content.isEdit ? EDIT_MESSAGES : WORDS;
  const { subject, lines } = words[to.language][content.verdict];
  const { hello, sign } = FRAME[to.language];
  const body = [hello(to.name), ...lines(content), sign(content.site)];
  return { recipient: to.email, subject: subject(content.title), body: body.join("\n\n") };
}

type Sent = { title: string; reference: string; url: string; site: string };

/** To a guest, with the link that is their only way back to their listing. */
export function submissionMail(to: Addressee, { title, reference, url, site }: Sent): OutgoingMail {
  const { hello, sign } = FRAME[to.language];
  const { subject, thanks, link } = SENT[to.language];
  const body = [hello(to.name), thanks(title, reference), link, url, sign(site)];
  return { recipient: to.email, subject: subject(title), body: body.join("\n\n") };
}

const SENT = {
  en: {
    subject: (title: string) => `We have received your property: ${title}`,
    thanks: (title: string, reference: string) =>
      `Thank you! We'll contact you within 24 hours for property valuation. "${title}" is now in review; its reference is ${reference}.`,
    link: "This link shows how it stands, and lets you answer if something has to change. Whoever has it can do so: keep it to yourself.",
  },
  hi: {
    subject: (title: string) => `आपकी प्रॉपर्टी हमें मिल गई है: ${title}`,
    thanks: (title: string, reference: string) =>
      `धन्यवाद! प्रॉपर्टी के मूल्यांकन के लिए हम 24 घंटे के अंदर आपसे संपर्क करेंगे। "${title}" की अब जाँच हो रही है; इसका संदर्भ ${reference} है।`,
    link: "इस लिंक से पता चलता है कि वह किस स्थिति में है, और कुछ बदलना हो तो आप यहीं जवाब दे सकते हैं। जिसके पास यह लिंक है, वह ऐसा कर सकता है: इसे अपने पास ही रखें।",
  },
};

const FRAME = {
  en: { hello: (name: string) => `Dear ${name},`, sign: (site: string) => `${site}` },
  hi: { hello: (name: string) => `नमस्ते ${name},`, sign: (site: string) => `${site}` },
};

const WORDS = {
  en: {
    approve: {
      subject: (title: string) => `Your listing is live: ${title}`,
      lines: ({ title, url }: MailContent) => [
        `"${title}" has been approved. Everybody can see it now:`,
        url,
      ],
    },
    change: {
      subject: (title: string) => `Please change your listing: ${title}`,
      lines: ({ title, reason, url }: MailContent) => [
        `Before we can show "${title}", something has to change:`,
        reason,
        "Edit the listing here and send it in again; nothing you wrote is lost:",
        url,
      ],
    },
    reject: {
      subject: (title: string) => `We cannot show your listing: ${title}`,
      lines: ({ title, reason }: MailContent) => [
        `We have looked at "${title}" and cannot show it:`,
        reason,
        "If you think this is wrong, answer this mail.",
      ],
    },
  },
  hi: {
    approve: {
      subject: (title: string) => `आपकी लिस्टिंग अब दिख रही है: ${title}`,
      lines: ({ title, url }: MailContent) => [`"${title}" मंज़ूर हो गई है। अब इसे सब देख सकते हैं:`, url],
    },
    change: {
      subject: (title: string) => `कृपया अपनी लिस्टिंग बदलें: ${title}`,
      lines: ({ title, reason, url }: MailContent) => [
        `"${title}" दिखाने से पहले कुछ बदलना होगा:`,
        reason,
        "लिस्टिंग यहाँ बदलकर फिर से भेजें; आपका लिखा कुछ भी नहीं खोया है:",
        url,
      ],
    },
    reject: {
      subject: (title: string) => `हम आपकी लिस्टिंग नहीं दिखा सकते: ${title}`,
      lines: ({ title, reason }: MailContent) => [
        `हमने "${title}" देखी है और इसे नहीं दिखा सकते:`,
        reason,
        "अगर आपको लगता है कि यह गलत है, तो इस मेल का जवाब दें।",
      ],
    },
  },
};

const EDIT_MESSAGES: typeof WORDS = {
  en: {
    approve: {
      subject: (title) => `Your change is live: ${title}`,
      lines: ({ title, url }) => [
        `Your change of "${title}" has been approved. Everybody can see it now:`,
        url,
      ],
    },
    change: {
      subject: (title) => `Please look at your change again: ${title}`,
      lines: ({ title, reason, url }) => [
        `"${title}" is still shown as it was. Before we can show your change of it, something has to be different:`,
        reason,
        "Edit the listing here and send it in again; nothing you wrote is lost:",
        url,
      ],
    },
    reject: {
      subject: (title) => `We cannot show your change: ${title}`,
      lines: ({ title, reason }) => [
        `We have looked at your change of "${title}" and cannot show it. The listing stays live as it was:`,
        reason,
        "If you think this is wrong, answer this mail.",
      ],
    },
  },
  hi: {
    approve: {
      subject: (title) => `आपका बदलाव अब दिख रहा है: ${title}`,
      lines: ({ title, url }) => [`"${title}" में आपका बदलाव मंज़ूर हो गया है। अब इसे सब देख सकते हैं:`, url],
    },
    change: {
      subject: (title) => `कृपया अपना बदलाव फिर देखें: ${title}`,
      lines: ({ title, reason, url }) => [
        `"${title}" अभी पहले जैसी दिख रही है। आपका बदलाव दिखाने से पहले कुछ ठीक करना होगा:`,
        reason,
        "लिस्टिंग यहाँ बदलकर फिर से भेजें; आपका लिखा कुछ भी नहीं खोया है:",
        url,
      ],
    },
    reject: {
      subject: (title) => `हम आपका बदलाव नहीं दिखा सकते: ${title}`,
      lines: ({ title, reason }) => [
        `हमने "${title}" में आपका बदलाव देखा है और इसे नहीं दिखा सकते। लिस्टिंग पहले जैसी दिखती रहेगी:`,
        reason,
        "अगर आपको लगता है कि यह गलत है, तो इस मेल का जवाब दें।",
      ],
    },
  },
};
