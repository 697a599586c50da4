import type { Db } from "#server/platform/db/client.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";

/** Delivers the whole email queue, as with a mail server and a text gateway. */
export async function sendAll(db: Db): Promise<void> {
  const way = { send: async () => {} };
  while (await deliverNext(db, way, way));
}
