import { LENGTHS } from "#domain/shared/limits.ts";
import { phoneDigits, readPhone } from "./phone.ts";

/** Longer links are cut by some phones and browsers. */
export const MAX_LINK_LENGTH = 2_000;

/** A drafted message fits one screen; far longer text is dropped before anything is measured. */
const MAX_MESSAGE_LENGTH = 5_000;
const MAX_SHORTENED_LINES = 10;
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

export type ContactMessages = {
  buyGreeting: string;
  sellGreeting: string;
  propertyGreeting: string;
  companyGreeting: string;
  siteGreeting: (siteName: string) => string;
  name: string;
  phone: string;
  propertyType: string;
  location: string;
  budget: string;
  expectedPrice: string;
  requirements: string;
  propertyDetails: string;
  property: string;
  propertyId: string;
  priceRange: string;
  company: string;
  link: string;
  notSpecified: string;
  notProvided: string;
  notAvailable: string;
};

export const ENGLISH_MESSAGES: ContactMessages = {
  buyGreeting: "Hello, I am looking to buy a property.",
  sellGreeting: "Hello, I want to sell my property.",
  propertyGreeting: "Hello, I am interested in this property.",
  companyGreeting: "Hello, I would like to know more about your properties.",
  siteGreeting: (siteName) => `Hello ${siteName}, I would like to know more about your properties.`,
  name: "Name",
  phone: "Phone",
  propertyType: "Property type",
  location: "Location",
  budget: "Budget",
  expectedPrice: "Expected price",
  requirements: "Requirements",
  propertyDetails: "Property details",
  property: "Property",
  propertyId: "Property ID",
  priceRange: "Price range",
  company: "Company",
  link: "Link",
  notSpecified: "Not specified",
  notProvided: "Not provided",
  notAvailable: "N/A",
};

export const HINDI_MESSAGES: ContactMessages = {
  buyGreeting: "नमस्ते, मैं एक प्रॉपर्टी खरीदना चाहता/चाहती हूँ।",
  sellGreeting: "नमस्ते, मैं अपनी प्रॉपर्टी बेचना चाहता/चाहती हूँ।",
  propertyGreeting: "नमस्ते, मुझे इस प्रॉपर्टी में रुचि है।",
  companyGreeting: "नमस्ते, मुझे आपकी प्रॉपर्टी के बारे में जानकारी चाहिए।",
  siteGreeting: (siteName) => `नमस्ते ${siteName}, मुझे आपकी प्रॉपर्टी के बारे में जानकारी चाहिए।`,
  name: "नाम",
  phone: "फ़ोन",
  propertyType: "प्रॉपर्टी का प्रकार",
  location: "स्थान",
  budget: "बजट",
  expectedPrice: "अपेक्षित कीमत",
  requirements: "ज़रूरतें",
  propertyDetails: "प्रॉपर्टी का विवरण",
  property: "प्रॉपर्टी",
  propertyId: "प्रॉपर्टी आईडी",
  priceRange: "कीमत",
  company: "कंपनी",
  link: "लिंक",
  notSpecified: "नहीं बताया",
  notProvided: "नहीं दिया",
  notAvailable: "उपलब्ध नहीं",
};

export type Text = string | null | undefined;
export type ListingForMessage = {
  title: string;
  location: Text;
  priceRange: Text;
  companyName?: Text;
  url?: Text;
  id?: Text;
};
export type CompanyForMessage = { name: string; url?: Text };

/** Opens a chat with the message drafted; without a usable number WhatsApp asks whom to send it to. */
export function whatsappLink(phone: string, message: string): string {
  return fitted(`https://wa.me/${chatDigits(phone)}?text=`, message);
}

/** Null when the text holds no Indian number. */
export function telLink(phone: string): string | null {
  const reading = readPhone(phone);
  if (!reading) return null;
  // Toll-free numbers cannot be reached with the country code in front.
  return reading.kind === "tollfree" ? `tel:${reading.e164.slice(3)}` : `tel:${reading.e164}`;
}

/** Null when the text is not a single plain address. */
export function mailtoLink(email: string, subject = "", body = ""): string | null {
  const address = email.trim();
  if (address.length > LENGTHS.email || !EMAIL.test(address)) return null;
  const at = address.lastIndexOf("@");
  const start = `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
  const title = subject ? `subject=${encoded(oneLine(subject).slice(0, 200))}` : "";
  if (!body) return title ? `${start}?${title}` : start;
  return fitted(`${start}?${title}${title && "&"}body=`, body);
}

export function listingMessage(
  property: ListingForMessage,
  words: ContactMessages = ENGLISH_MESSAGES,
): string {
  return [
    words.propertyGreeting,
    messageLine(words.property, property.title, words.notAvailable),
    messageLine(words.location, property.location, words.notSpecified),
    messageLine(words.priceRange, property.priceRange, words.notSpecified),
    messageLine(words.company, property.companyName, words.notAvailable),
    ...(property.url ? [messageLine(words.link, property.url, "")] : []),
    ...(property.id ? [messageLine(words.propertyId, property.id, "")] : []),
  ].join("\n");
}

export function companyMessage(
  company: CompanyForMessage,
  words: ContactMessages = ENGLISH_MESSAGES,
): string {
  const link = company.url ? [messageLine(words.link, company.url, "")] : [];
  return [words.companyGreeting, messageLine(words.company, company.name, ""), ...link].join("\n");
}

export function greetingMessage(
  siteName: string,
  words: ContactMessages = ENGLISH_MESSAGES,
): string {
  return words.siteGreeting(oneLine(siteName));
}

/** One line per value, so that a visitor's text cannot imitate another label. */
export function messageLine(label: string, value: Text, missing: string): string {
  return `${label}: ${oneLine(value ?? "") || missing}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function chatDigits(phone: string): string {
  const reading = readPhone(phone);
  if (reading) return phoneDigits(reading.e164);
  return phone.trim().startsWith("+") ? phoneDigits(phone) : "";
}

/** Shortens the longest lines until the link is short enough to open, and then the end if necessary. */
function fitted(start: string, message: string): string {
  const room = MAX_LINK_LENGTH - start.length;
  const lines = message.slice(0, MAX_MESSAGE_LENGTH).split("\n");
  for (let tries = 0; tries < MAX_SHORTENED_LINES; tries += 1) {
    const excess = encoded(lines.join("\n")).length - room;
    if (excess <= 0) break;
    shortenLongest(lines, excess);
  }
  return start + encoded(cut(lines.join("\n"), room));
}

function shortenLongest(lines: string[], excess: number): void {
  // A truncated link leads nowhere, so links are shortened last.
  const lengths = lines.map((text) => (text.includes("://") ? 0 : encoded(text).length));
  const longest = lengths.indexOf(Math.max(...lengths));
  const text = lines[longest] ?? "";
  const shortest = encoded("…").length + encoded(text.slice(0, text.indexOf(":") + 1)).length;
  lines[longest] = cut(text, Math.max(shortest, encoded(text).length - excess));
}

/** The start of a text that takes up at most this many characters of a URL. */
function cut(text: string, room: number): string {
  if (encoded(text).length <= room) return text;
  let used = encoded("…").length;
  let kept = "";
  for (const character of text) {
    used += encoded(character).length;
    if (used > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Half of a surrogate pair makes encodeURIComponent throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
