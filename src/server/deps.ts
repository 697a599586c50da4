/** What services need from outside, handed in once by the composition root. */

import type { DatabaseKind } from "#domain/operations/system.ts";
import type { SiteService } from "./features/site/service.ts";
import type { Auth } from "./platform/auth/auth.ts";
import type { GoogleClient } from "./platform/auth/google.ts";
import type { Memoize } from "./platform/cache/memoize.ts";
import type { Db } from "./platform/db/client.ts";
import type { FileStore, PictureStore } from "./platform/files/store.ts";
import type { RateLimits } from "./platform/limits.ts";
import type { Mailer } from "./platform/mail/mailer.ts";

export type Deps = {
  db: Db;
  /** For what the public may see, and only to read: a copy of `db` that may be a moment behind. */
  reads: Db;
  /** For what is asked of `reads` again and again. */
  memoize: Memoize;
  auth: Auth;
  /** Absent until the operator has a client there. */
  google?: GoogleClient | undefined;
  site: SiteService;
  limits: RateLimits;
  /** This machine's own folder. */
  files: FileStore;
  /** The same folder, or a bucket that several machines share. */
  pictures: PictureStore;
  /** Signs what is handed to a browser and must come back unchanged. */
  secret: string;
  publicUrl: string;
  databaseKind: DatabaseKind;
  /** Which ways out there are; in a demo the outbox shows even what would otherwise be secret. */
  delivery: { hasMailServer: boolean; hasTextGateway: boolean; isDemo: boolean };
  /** The ways out themselves, for whoever wants to see whether they work. */
  senders?: { mail: Mailer | undefined; text: Mailer | undefined };
  now: () => Date;
};
