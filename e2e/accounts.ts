/** Accounts that can sign in on the server of the browser tests. */

export const ADMIN = { email: "admin@aangan.test", password: "admin of the browser tests" };

/** The password of buyer@, seller@, company@ and affiliate@demo.local. */
export const DEMO_PASSWORD = "demo of the browser tests";
