import type { ReportInput } from "#domain/report-schema.ts";
import type { OutgoingMail } from "#server/messages/repository.ts";

type Reported = ReportInput & { reference: string; title: string; url: string };

/** To the site's own desk, which has 24 hours to confirm and seven days to settle it. */
export function reportMail(recipient: string, report: Reported): OutgoingMail {
  const { reference, title, url, reason, detail, email } = report;
  const lines = [
    `Somebody reported a listing: ${reason}.`,
    `${title}\n${url}`,
    detail === "" ? "They wrote nothing more." : detail,
    email === null ? "They left no address." : `They can be reached at ${email}.`,
    "Confirm it within 24 hours and settle it within 7 days.",
  ];
  return { recipient, subject: `Report ${reference}: ${title}`, body: lines.join("\n\n") };
}

type Settled = { reference: string; title: string; site: string; isUpheld: boolean };

/** To whoever reported it; nothing is known of their language, so it says it in both. */
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
