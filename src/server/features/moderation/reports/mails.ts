import type { OutgoingMail } from "#server/platform/mail/repository.ts";

type Settled = { reference: string; title: string; site: string; isUpheld: boolean };

/** To the reporter, in both languages because theirs is unknown. */
export function settledMail(recipient: string, settled: Settled): OutgoingMail {
  const { reference, title, site, isUpheld } = settled;
  const lines = [
    `Thank you for your report ${reference} about "${title}".`,
    isUpheld
      ? "You were right: the listing is no longer shown as it was."
      : "We have looked at the listing and found nothing that breaks our rules, so it stays.",
    `"${title}" के बारे में आपकी रिपोर्ट ${reference} के लिए धन्यवाद।`,
    isUpheld
      ? "आप सही थे: लिस्टिंग अब पहले की तरह नहीं दिखाई जाती।"
      : "हमने लिस्टिंग देखी और उसमें नियमों के ख़िलाफ़ कुछ नहीं पाया, इसलिए वह बनी रहेगी।",
    site,
  ];
  return { recipient, subject: `Your report ${reference}`, body: lines.join("\n\n") };
}
