/** What services need from outside, passed in once by the composition root. */

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
  /** Read-only access to public data: a copy of `db` that may lag slightly. */
  reads: Db;
  /** For repeated reads from `reads`. */
  memoize: Memoize;
  auth: Auth;
  /** Undefined until the operator has configured a Google client. */
  google?: GoogleClient | undefined;
  site: SiteService;
  limits: RateLimits;
  /** This machine's own folder. */
  files: FileStore;
  /** The same folder, or a bucket that several machines share. */
  pictures: PictureStore;
  /** Signs data that is given to a browser and must come back unchanged. */
  secret: string;
  publicUrl: string;
  databaseKind: DatabaseKind;
  /** The configured delivery channels; in a demo the email queue shows even what is otherwise secret. */
  delivery: { hasMailServer: boolean; hasTextGateway: boolean; isDemo: boolean };
  /** The delivery channels themselves, for testing them. */
  senders?: { mail: Mailer | undefined; text: Mailer | undefined };
  now: () => Date;
};
