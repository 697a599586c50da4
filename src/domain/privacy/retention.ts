/** Retention periods. The privacy page names each of these, and the purge job applies them. */

/** The text of a mail that could not be sent, or that the admin passes on because there is no mail server. */
export const MESSAGE_TEXT_DAYS = 7;
/** That a mail or text was sent, to whom and about what; its text is deleted as soon as it is sent. */
export const MESSAGE_DAYS = 30;
/** Uploaded import files: they may contain owners' names and numbers. */
export const IMPORT_FILE_DAYS = 7;
/** Where and with which browser a user was signed in, after that session has ended. */
export const ENDED_SESSION_DAYS = 1;
/** As long as the law requires records of how personal data was processed. */
export const AUDIT_DAYS = 365;
/** How long a request may be repeated with its idempotency key; the stored response is encrypted. */
export const IDEMPOTENCY_KEY_DAYS = 1;
