/** How long what passes through here is kept. The privacy page names each of these, and the purge heeds them. */

/** The text of a mail that could not be sent, or that the admin passes on because there is no mail server. */
export const MESSAGE_TEXT_DAYS = 7;
/** That a mail or text was sent, to whom and about what; its words go as soon as it is sent. */
export const MESSAGE_DAYS = 30;
/** Tables of listings that were sent to be imported: they may name owners with their numbers. */
export const IMPORT_FILE_DAYS = 7;
/** Where and with which browser somebody was signed in, once that session is over. */
export const ENDED_SESSION_DAYS = 1;
/** As long as the law wants records of what was done with people's data. */
export const AUDIT_DAYS = 365;
/** How long a call may be sent again under its key; what was answered is kept sealed. */
export const IDEMPOTENCY_KEY_DAYS = 1;
