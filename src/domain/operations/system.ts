/** How the machine behind the site is doing, for whoever runs it. */
export type SystemState = {
  version: string;
  node: string;
  uptimeSeconds: number;
  database: { kind: DatabaseKind; version: string; bytes: number };
  /** Where files are kept; nothing if the system does not say. */
  disk: { freeBytes: number; totalBytes: number } | null;
  lastBackup: { at: string; contents: string; bytes: number; path: string } | null;
  queue: { messages: number; imports: number };
  failed: { messages: number; imports: number };
};

export const DATABASE_KINDS = ["embedded", "external"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** What an admin can try out. */
export const SYSTEM_CHECKS = ["mail", "files", "text"] as const;
export type SystemCheck = (typeof SYSTEM_CHECKS)[number];
