/** The numbers an admin sees first. */
export type Overview = {
  companies: number;
  properties: number;
  requirements: number;
  /** See ACTIVE_DAYS. */
  activeUsers: number;
  /** What waits for somebody to look at it. */
  waiting: {
    requirements: number;
    /** New listings, and edits of those that are live. */
    properties: number;
    edits: number;
    /** New ones that nobody has approved. */
    companies: number;
    reports: number;
    reviews: number;
    /** Accounts that gave a number to be verified by. */
    proofs: number;
    /** What affiliates brought and nobody has judged. */
    leads: number;
    /** New questions that nobody with an account has in an inbox. */
    inquiries: number;
    /** Mails that could not be sent. */
    messages: number;
  };
  /** All that the review queue holds. */
  queue: number;
};

/**
 * Active is who, within so many days, used the site signed in or sent a requirement: accounts by their
 * session, everybody else by the phone number, nobody twice.
 */
export const ACTIVE_DAYS = 30;
