/** Whom an erasure is about, as far as that person has proved it or an admin says so. */

import { reachableEmail } from "#domain/accounts/account.ts";

export type Person = {
  /** Their accounts. */
  userIds: string[];
  /** In lower case. */
  emails: string[];
  /** In their international form. */
  phones: string[];
};

type Account = {
  id: string;
  email: string;
  emailVerified: boolean;
  phoneNumber: string | null;
  phoneNumberVerified: boolean;
};

/** What is under an address or a number that the account never proved may be somebody else's. */
export function personOf(account: Account): Person {
  const { id, email, emailVerified, phoneNumber, phoneNumberVerified } = account;
  const own = emailVerified ? reachableEmail(email) : null;
  return {
    userIds: [id],
    emails: own ? [own.toLowerCase()] : [],
    phones: phoneNumber && phoneNumberVerified ? [phoneNumber] : [],
  };
}

/** Of somebody who has written or been written to under this address or number. */
export function personWith(contact: string): Person {
  const isEmail = contact.includes("@");
  return {
    userIds: [],
    emails: isEmail ? [contact.toLowerCase()] : [],
    phones: isEmail ? [] : [contact],
  };
}
