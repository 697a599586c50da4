/** What a page tells the service worker. */

import type { Language } from "#domain/shared/language.ts";
import type { OutboxEntry } from "./outbox-entry.ts";

export type HomeToKeep = { id: string; pictureId: string | null };

export type WorkerMessage =
  /** The homes saved on this device, newest first: these open without a network, and no others. */
  | { kind: "homes"; homes: HomeToKeep[]; language: Language }
  /** A requirement that could not be sent. */
  | { kind: "waiting"; entry: OutboxEntry };
