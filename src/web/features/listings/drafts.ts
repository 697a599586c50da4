/** Names among the drafts on the device; those of one listing have its id behind them. */

export const SELL_DRAFT = "sell";
export const LISTING_DRAFT = "listing";
