/** What every request carries through the middleware. */

import type { Actor } from "#domain/shared/actor.ts";
import type { App } from "#server/app.ts";

export type HttpEnv = {
  Variables: { app: App; actor: Actor; clientAddress: string; requestId: string };
};
