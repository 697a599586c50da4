/** The secret link by which a guest comes back to what they offered. */

import { hash, sign } from "#server/platform/signing.ts";

const PURPOSE = "submission";

/** Made from the listing's id, so that a later mail can carry the same link; nobody else can make it. */
export function statusToken(secret: string, propertyId: string): string {
  return sign(secret, PURPOSE, propertyId).slice(propertyId.length + 1);
}

export function statusPath(secret: string, propertyId: string): string {
  return `/sell/status/${statusToken(secret, propertyId)}`;
}

export function tokenHashOf(token: string): string {
  return hash(token);
}
