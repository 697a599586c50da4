/** What visitors see while the site is unavailable: plain, in both languages, and retrying by itself. */

import { contentSecurityPolicy } from "./headers.ts";

type UnavailableStatus = 429 | 503 | 507;
type Words = { title: string; english: string; hindi: string };

const WAIT_SECONDS = 2;

export const waitingPage = plainPage(
  {
    title: "One moment",
    english:
      "The site is starting and will be here in a few seconds. This page tries again by itself.",
    hindi: "साइट शुरू हो रही है और कुछ ही सेकंड में यहाँ होगी।",
  },
  { retryAfterSeconds: WAIT_SECONDS, doesRefresh: true },
);

/** Only pages that were read refresh by themselves: a form must not be sent again unnoticed. */
export function unavailablePage(
  status: UnavailableStatus,
  method: string,
  retryAfterSeconds: number,
) {
  const isReading = method === "GET" || method === "HEAD";
  return plainPage(isReading ? READING : SENDING[status], {
    retryAfterSeconds,
    doesRefresh: isReading,
  });
}

const READING: Words = {
  title: "One moment",
  english:
    "The site has more to do than it can, or cannot reach its data. This page tries again by itself in a few seconds.",
  hindi: "साइट पर अभी बहुत काम है, या उसका डेटा नहीं मिल रहा। यह पेज कुछ सेकंड में खुद फिर कोशिश करेगा।",
};

const SENDING: Record<UnavailableStatus, Words> = {
  429: {
    title: "Not sent yet",
    english:
      "So much was sent from your network that the site takes a break. Go back, what you typed is still there, and send it again in a few minutes.",
    hindi:
      "आपके नेटवर्क से बहुत कुछ भेजा गया है, इसलिए साइट थोड़ा रुक रही है। वापस जाएँ, आपका लिखा वहीं है, और कुछ मिनट बाद फिर भेजें।",
  },
  503: {
    title: "Not sent yet",
    english:
      "The site cannot take this at the moment. Go back, what you typed is still there, and send it again in a few seconds.",
    hindi: "साइट इसे अभी नहीं ले सकती। वापस जाएँ, आपका लिखा वहीं है, और कुछ सेकंड में फिर भेजें।",
  },
  507: {
    title: "Not sent",
    english:
      "The site has no room to store anything at the moment. Reading works; please send it again later.",
    hindi: "साइट में अभी कुछ सहेजने की जगह नहीं है। पढ़ना चलता है; कृपया बाद में फिर भेजें।",
  },
};

function plainPage(
  { title, english, hindi }: Words,
  { retryAfterSeconds, doesRefresh }: { retryAfterSeconds: number; doesRefresh: boolean },
) {
  return {
    body: `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<body style="margin:20vh auto;max-width:32rem;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif">
<h1 style="font-size:1.6rem">${title}</h1>
<p>${english}</p>
<p lang="hi">${hindi}</p>
</body></html>`,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy({ hashes: [] }),
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfterSeconds),
      ...(doesRefresh && { Refresh: String(retryAfterSeconds) }),
    },
  };
}
