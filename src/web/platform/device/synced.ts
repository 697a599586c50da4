/** The storage key for the state that device and account last agreed on. */
export const SYNC_KEY = "account-sync.v1";

/** The window event after a sync changed the lists on the device or in the account. */
export const SYNCED = "account-synced";
