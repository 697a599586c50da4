/** The secret link by which a guest returns to the listing they submitted. */

import { hash, sign } from "#server/platform/signing.ts";

const PURPOSE = "submission";

/** Derived from the listing's id, so that later mails can carry the same link; only we can create it. */
export function statusToken(secret: string, propertyId: string): string {
  return sign(secret, PURPOSE, propertyId).slice(propertyId.length + 1);
}

export function statusPath(secret: string, propertyId: string): string {
  return `/sell/status/${statusToken(secret, propertyId)}`;
}

export function tokenHashOf(token: string): string {
  return hash(token);
}
