/** Told on the window when the account of whoever is signed in brought something new, or took something in. */
export const SYNCED = "account-synced";
