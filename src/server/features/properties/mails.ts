/** What the one who lists a home hears about it, in their language. */

import type { ListingVerdict } from "#domain/verdict.ts";
import type { OutgoingMail } from "#server/messages/repository.ts";
import type { ListingContact } from "./repository-snapshot.ts";

type Told = { verdict: ListingVerdict; title: string; reason: string; url: string; site: string };

export function verdictMail(to: ListingContact, told: Told): OutgoingMail {
  const { subject, lines } = WORDS[to.language][told.verdict];
  const { hello, sign } = FRAME[to.language];
  const body = [hello(to.name), ...lines(told), sign(told.site)];
  return { recipient: to.email, subject: subject(told.title), body: body.join("\n\n") };
}

const FRAME = {
  en: { hello: (name: string) => `Dear ${name},`, sign: (site: string) => `${site}` },
  hi: { hello: (name: string) => `नमस्ते ${name},`, sign: (site: string) => `${site}` },
};

const WORDS = {
  en: {
    approve: {
      subject: (title: string) => `Your listing is live: ${title}`,
      lines: ({ title, url }: Told) => [
        `"${title}" has been approved. Everybody can see it now:`,
        url,
      ],
    },
    change: {
      subject: (title: string) => `Please change your listing: ${title}`,
      lines: ({ title, reason }: Told) => [
        `Before we can show "${title}", something has to change:`,
        reason,
        "Edit the listing and send it in again; nothing you wrote is lost.",
      ],
    },
    reject: {
      subject: (title: string) => `We cannot show your listing: ${title}`,
      lines: ({ title, reason }: Told) => [
        `We have looked at "${title}" and cannot show it:`,
        reason,
        "If you think this is wrong, answer this mail.",
      ],
    },
  },
  hi: {
    approve: {
      subject: (title: string) => `आपकी लिस्टिंग अब दिख रही है: ${title}`,
      lines: ({ title, url }: Told) => [`"${title}" मंज़ूर हो गई है। अब इसे सब देख सकते हैं:`, url],
    },
    change: {
      subject: (title: string) => `कृपया अपनी लिस्टिंग बदलें: ${title}`,
      lines: ({ title, reason }: Told) => [
        `"${title}" दिखाने से पहले कुछ बदलना होगा:`,
        reason,
        "लिस्टिंग बदलकर फिर से भेजें; आपका लिखा कुछ भी नहीं खोया है।",
      ],
    },
    reject: {
      subject: (title: string) => `हम आपकी लिस्टिंग नहीं दिखा सकते: ${title}`,
      lines: ({ title, reason }: Told) => [
        `हमने "${title}" देखी है और इसे नहीं दिखा सकते:`,
        reason,
        "अगर आपको लगता है कि यह गलत है, तो इस मेल का जवाब दें।",
      ],
    },
  },
};
