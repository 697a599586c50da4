/** The numbers an admin sees first. */
export type Overview = {
  companies: number;
  properties: number;
  requirements: number;
  /** See ACTIVE_DAYS. */
  activeUsers: number;
  /** What waits for an admin. */
  waiting: {
    requirements: number;
    /** New listings, and edits of live ones. */
    properties: number;
    edits: number;
    /** New companies without approval. */
    companies: number;
    reports: number;
    reviews: number;
    /** Accounts with a submitted proof. */
    proofs: number;
    /** Leads from affiliates without a decision. */
    leads: number;
    /** New inquiries that no account has in its inbox. */
    inquiries: number;
    /** Mails that could not be sent. */
    messages: number;
  };
  /** Everything in the moderation queue. */
  queue: number;
};

/**
 * Active means signed in or having sent a requirement within this many days: accounts are counted by their
 * session, everyone else by phone number, and each person once.
 */
export const ACTIVE_DAYS = 30;
