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
