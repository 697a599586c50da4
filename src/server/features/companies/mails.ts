/** Mails that inform a company about a decision, in its owner's language. */

import type { ListingVerdict } from "#domain/moderation/verdict.ts";
import type { Language } from "#domain/shared/language.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";

type Addressee = { recipient: string; name: string; language: Language };
type MailContent = {
  verdict: ListingVerdict;
  company: string;
  /** The admin's explanation; an approval has none. */
  reason: string;
  /** The requested name, if the decision was about a new name. */
  newName: string | null;
  url: string;
  site: string;
};

export function companyVerdictMail(to: Addressee, content: MailContent): OutgoingMail {
  const words = WORDS[to.language];
  const isApproved = content.verdict === "approve";
  const naming = isApproved ? words.renamed : words.keepsName;
  const { subject, lines } = content.newName === null ? words[content.verdict] : naming;
  const body = [words.hello(to.name), ...lines(content), content.site].filter(
    (line) => line !== "",
  );
  return { recipient: to.recipient, subject: subject(content.company), body: body.join("\n\n") };
}

const WORDS = {
  en: {
    hello: (name: string) => `Dear ${name},`,
    approve: {
      subject: (company: string) => `${company} is live`,
      lines: ({ company, site, url }: MailContent) => [
        `${company} has been approved. Visitors of ${site} can see it now, and each of its listings once it is live:`,
        url,
      ],
    },
    change: {
      subject: (company: string) => `Please change something about ${company}`,
      lines: ({ company, reason, url }: MailContent) => [
        `Before we can show ${company}, something has to change:`,
        reason,
        "Change it in your company's profile; saving it sends it to us again:",
        url,
      ],
    },
    reject: {
      subject: (company: string) => `We cannot show ${company}`,
      lines: ({ company, reason }: MailContent) => [
        `We have looked at ${company} and cannot show it.`,
        reason,
        "If you think this is wrong, answer this mail.",
      ],
    },
    renamed: {
      subject: (company: string) => `Your company is now called ${company}`,
      lines: ({ company, url }: MailContent) => [
        `Visitors now read the new name, ${company}:`,
        url,
      ],
    },
    keepsName: {
      subject: (company: string) => `${company} keeps its name for now`,
      lines: ({ company, newName, reason, url }: MailContent) => [
        `We have not changed the name of ${company} to ${newName}.`,
        reason,
        "You can ask for another name in your company's profile:",
        url,
      ],
    },
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    approve: {
      subject: (company: string) => `${company} अब साइट पर दिख रही है`,
      lines: ({ company, site, url }: MailContent) => [
        `${company} मंज़ूर हो गई है। ${site} पर आने वाले अब इसे देख सकते हैं, और इसकी हर लिस्टिंग को भी, जैसे ही वह लाइव हो:`,
        url,
      ],
    },
    change: {
      subject: (company: string) => `कृपया ${company} की जानकारी में कुछ बदलें`,
      lines: ({ company, reason, url }: MailContent) => [
        `${company} दिखाने से पहले कुछ बदलना होगा:`,
        reason,
        "इसे अपनी कंपनी की प्रोफ़ाइल में बदलें; सहेजते ही वह फिर हमारे पास आ जाएगी:",
        url,
      ],
    },
    reject: {
      subject: (company: string) => `हम ${company} नहीं दिखा सकते`,
      lines: ({ company, reason }: MailContent) => [
        `हमने ${company} देखी है और इसे नहीं दिखा सकते।`,
        reason,
        "अगर आपको लगता है कि यह गलत है, तो इस मेल का जवाब दें।",
      ],
    },
    renamed: {
      subject: (company: string) => `आपकी कंपनी का नाम अब ${company} है`,
      lines: ({ company, url }: MailContent) => [`लोगों को अब नया नाम दिखता है, ${company}:`, url],
    },
    keepsName: {
      subject: (company: string) => `${company} का नाम अभी नहीं बदला`,
      lines: ({ company, newName, reason, url }: MailContent) => [
        `हमने ${company} का नाम ${newName} नहीं किया है।`,
        reason,
        "आप अपनी कंपनी की प्रोफ़ाइल में दूसरा नाम माँग सकते हैं:",
        url,
      ],
    },
  },
} as const;
