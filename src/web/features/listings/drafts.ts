/** Names of drafts on the device; the listing's id follows where the draft is of one listing. */

export const SELL_DRAFT = "sell";
export const LISTING_DRAFT = "listing";
