/** Messages from a page to the service worker. */

import type { Language } from "#domain/shared/language.ts";
import type { OfflineEntry } from "./offline-entry.ts";

export type HomeToStore = { id: string; pictureId: string | null };

export type WorkerMessage =
  /** The homes saved on this device, newest first: only these open offline. */
  | { kind: "homes"; homes: HomeToStore[]; language: Language }
  /** A requirement that could not be sent. */
  | { kind: "waiting"; entry: OfflineEntry };
