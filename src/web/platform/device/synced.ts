/** Where the device remembers what it and the account last agreed on. */
export const SYNC_KEY = "account-sync.v1";

/** Told on the window when the account of whoever is signed in brought something new, or took something in. */
export const SYNCED = "account-synced";
