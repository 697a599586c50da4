/** The system status, for the site's operator. */
export type SystemState = {
  version: string;
  node: string;
  uptimeSeconds: number;
  database: { kind: DatabaseKind; version: string; bytes: number };
  /** The disk that stores the files; null if the system does not report it. */
  disk: { freeBytes: number; totalBytes: number } | null;
  lastBackup: { at: string; contents: string; bytes: number; path: string } | null;
  queue: { messages: number; imports: number };
  failed: { messages: number; imports: number };
};

export const DATABASE_KINDS = ["embedded", "external"] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** What an admin can test. */
export const SYSTEM_CHECKS = ["mail", "files", "text"] as const;
export type SystemCheck = (typeof SYSTEM_CHECKS)[number];
