/** Verdicts on a listing in review, and the reasons used often. */

import type { ListingStatus } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";

export const LISTING_VERDICTS = ["approve", "change", "reject"] as const;
export type ListingVerdict = (typeof LISTING_VERDICTS)[number];

export const MAX_REASON = 500;

/** The state each verdict leads to: a listing sent back is the owner's draft again. */
export const STATUS_BY_VERDICT: Record<ListingVerdict, ListingStatus> = {
  approve: "live",
  change: "draft",
  reject: "rejected",
};

/** For a reported listing; `approve` means nothing is wrong with it. */
export const STATUS_AFTER_REPORT: Record<Exclude<ListingVerdict, "approve">, ListingStatus> = {
  change: "paused",
  reject: "rejected",
};

/** The owner must learn what to change. */
export function needsReason(verdict: ListingVerdict): boolean {
  return verdict !== "approve";
}

export type ReasonTemplate = { id: string; for: "change" | "reject" } & Record<Language, string>;

/** Chosen by the admin in their language, sent to the owner in theirs. */
export const LISTING_REASONS: readonly ReasonTemplate[] = [
  {
    id: "area",
    for: "change",
    en: "The area and the plan do not agree. Please check the carpet area.",
    hi: "क्षेत्रफल और नक्शा मेल नहीं खाते। कृपया कार्पेट एरिया जाँचें।",
  },
  {
    id: "price",
    for: "change",
    en: "The price looks wrong. Please check the amount and whether it is in lakh or crore.",
    hi: "कीमत गलत लग रही है। कृपया रकम जाँचें, और यह भी कि वह लाख में है या करोड़ में।",
  },
  {
    id: "photos",
    for: "change",
    en: "The photos do not show this property. Please upload your own.",
    hi: "तस्वीरें इस प्रॉपर्टी की नहीं हैं। कृपया अपनी तस्वीरें अपलोड करें।",
  },
  {
    id: "place",
    for: "change",
    en: "Please give the locality and the city, so that buyers can find it.",
    hi: "कृपया इलाका और शहर लिखें, ताकि खरीदार इसे खोज सकें।",
  },
  {
    id: "rera",
    for: "change",
    en: "A project of this size needs a RERA number. Please add it.",
    hi: "इस आकार के प्रोजेक्ट के लिए रेरा नंबर ज़रूरी है। कृपया उसे जोड़ें।",
  },
  {
    id: "contact",
    for: "change",
    en: "Please take phone numbers and links out of the description; buyers reach you by the buttons.",
    hi: "कृपया विवरण से फ़ोन नंबर और लिंक हटाएँ; खरीदार बटनों से आप तक पहुँचते हैं।",
  },
  {
    id: "duplicate",
    for: "reject",
    en: "The same property is already listed.",
    hi: "यही प्रॉपर्टी पहले से सूची में है।",
  },
  {
    id: "unavailable",
    for: "reject",
    en: "The property is no longer available.",
    hi: "यह प्रॉपर्टी अब उपलब्ध नहीं है।",
  },
  {
    id: "not-property",
    for: "reject",
    en: "This is not an offer of a property.",
    hi: "यह किसी प्रॉपर्टी की पेशकश नहीं है।",
  },
  {
    id: "misleading",
    for: "reject",
    en: "The listing is misleading, and we could not confirm what it says.",
    hi: "यह लिस्टिंग भ्रामक है, और इसमें लिखी बातों की हम पुष्टि नहीं कर सके।",
  },
];

export const COMPANY_REASONS: readonly ReasonTemplate[] = [
  {
    id: "description",
    for: "change",
    en: "Please say in a few sentences what your company builds or sells, and where.",
    hi: "कृपया कुछ वाक्यों में लिखें कि आपकी कंपनी क्या बनाती या बेचती है, और कहाँ।",
  },
  {
    id: "rera",
    for: "change",
    en: "Please give your RERA number in the profile, so that we can look it up.",
    hi: "कृपया प्रोफ़ाइल में अपना रेरा नंबर दें, ताकि हम उसे जाँच सकें।",
  },
  {
    id: "contact",
    for: "change",
    en: "We could not reach you at the number you gave. Please check it.",
    hi: "आपके दिए नंबर पर हम आपसे बात नहीं कर सके। कृपया उसे जाँचें।",
  },
  {
    id: "unknown",
    for: "reject",
    en: "We could not confirm that this company exists.",
    hi: "हम इसकी पुष्टि नहीं कर सके कि यह कंपनी है।",
  },
  {
    id: "duplicate",
    for: "reject",
    en: "This company is already on the site. Ask its owner to invite you.",
    hi: "यह कंपनी पहले से साइट पर है। इसके मालिक से कहें कि आपको बुलाएँ।",
  },
];

export const REVIEW_REASONS: readonly ReasonTemplate[] = [
  {
    id: "abusive",
    for: "reject",
    en: "It insults somebody.",
    hi: "इसमें किसी का अपमान है।",
  },
  {
    id: "personal",
    for: "reject",
    en: "It tells somebody's personal details.",
    hi: "इसमें किसी की निजी जानकारी है।",
  },
  {
    id: "unrelated",
    for: "reject",
    en: "It is not about this company.",
    hi: "यह इस कंपनी के बारे में नहीं है।",
  },
  {
    id: "advertising",
    for: "reject",
    en: "It advertises something else.",
    hi: "यह किसी और चीज़ का विज्ञापन है।",
  },
];
