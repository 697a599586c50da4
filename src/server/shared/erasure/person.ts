/** The person to erase, identified by what they have proved or what an admin entered. */

import { reachableEmail } from "#domain/accounts/account.ts";

export type Person = {
  /** Ids of their accounts. */
  userIds: string[];
  /** In lowercase. */
  emails: string[];
  /** In international format. */
  phones: string[];
};

type Account = {
  id: string;
  email: string;
  emailVerified: boolean;
  phoneNumber: string | null;
  phoneNumberVerified: boolean;
};

/** Uses only verified addresses and numbers: rows under an unverified one may be someone else's. */
export function personOf(account: Account): Person {
  const { id, email, emailVerified, phoneNumber, phoneNumberVerified } = account;
  const own = emailVerified ? reachableEmail(email) : null;
  return {
    userIds: [id],
    emails: own ? [own.toLowerCase()] : [],
    phones: phoneNumber && phoneNumberVerified ? [phoneNumber] : [],
  };
}

/** A person known only by the address or number they used with the site. */
export function personWith(contact: string): Person {
  const isEmail = contact.includes("@");
  return {
    userIds: [],
    emails: isEmail ? [contact.toLowerCase()] : [],
    phones: isEmail ? [] : [contact],
  };
}
