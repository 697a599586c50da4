import type { Language } from "#domain/shared/language.ts";

/** The kind of page a link leads to, judged by its path. */
type SharedKind = "home" | "search" | "company" | "site";

/** Ready to send. Tells the reader that the sender may earn, as advertising law requires. */
const SHARE_TEXTS: Record<Language, Record<SharedKind, string>> = {
  en: {
    home: "I found this home on {site}: price, area and all costs on one page. Have a look: {url}",
    search: "Homes worth a look on {site}, with all costs shown and no account needed: {url}",
    company: "A builder you can check on {site}: projects, reviews and numbers to call: {url}",
    site: "Looking for a home? On {site} you see all costs and contact sellers directly: {url}",
  },
  hi: {
    home: "{site} पर यह घर मिला: कीमत, क्षेत्रफल और पूरा खर्च एक ही पेज पर। देखिए: {url}",
    search: "{site} पर देखने लायक घर, पूरे खर्च के साथ और बिना खाता बनाए: {url}",
    company: "{site} पर इस बिल्डर को परखिए: प्रोजेक्ट, समीक्षाएँ और फ़ोन नंबर: {url}",
    site: "घर ढूँढ रहे हैं? {site} पर पूरा खर्च देखिए और बेचने वाले से सीधे बात कीजिए: {url}",
  },
};

const DISCLOSURE: Record<Language, string> = {
  en: "(I may earn something if you get in touch through this link; you pay nothing for it.)",
  hi: "(इस लिंक से संपर्क करने पर मुझे कुछ मिल सकता है; आपको इसके लिए कुछ नहीं देना।)",
};

function sharedKind(path: string): SharedKind {
  const plain = path.replace(/^\/hi(?=\/|$)/, "");
  if (plain.startsWith("/property/")) return "home";
  if (/^\/(?:buy|rent|commercial|land|search|find)\b/.test(plain)) return "search";
  return plain.startsWith("/compan") ? "company" : "site";
}

export function shareText(
  language: Language,
  { path, url, siteName }: { path: string; url: string; siteName: string },
): string {
  const text = SHARE_TEXTS[language][sharedKind(path)];
  return `${text.replace("{site}", siteName).replace("{url}", url)}\n\n${DISCLOSURE[language]}`;
}

/** WhatsApp asks whom to send it to. */
export function whatsAppShare(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
