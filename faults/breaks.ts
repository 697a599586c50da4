/** Ways to break the site, each with the rows that must then turn red. */

export type Break = {
  what: string;
  file: string;
  /** Stands in the file once. */
  find: string;
  put: string;
  /** What is run, with what is asked of it. */
  program: "bench" | "faults";
  only: string;
  options?: string[];
  /** Found in a red row: for the reason that was meant, and not because nothing works any more. */
  red: RegExp;
};

export const BREAKS: Break[] = [
  {
    what: "pages are not kept",
    file: "src/server/http/page-cache.ts",
    find: "if (isListening && askedAt === version) add(key, page);",
    put: "",
    program: "bench",
    only: "P1",
    options: ["--quick"],
    // Drawn for each visitor, fewer are served than ask.
    red: /^P1 (home, kept page|could not be measured: .*"503")/,
  },
  {
    what: "public answers of the API are not kept",
    file: "src/server/http/page-cache.ts",
    find: "if (isListening && askedAt === version) add(key, page);",
    put: 'if (isListening && askedAt === version && kind === "page") add(key, page);',
    program: "bench",
    only: "P4",
    options: ["--quick"],
    red: /^P4 .*against Hono/,
  },
  {
    what: "changes are not heard of",
    file: "src/server/db/changes.ts",
    find: 'connection.on("notification", onChange);',
    put: "",
    program: "bench",
    only: "P2",
    options: ["--quick"],
    red: /^P2 .*Infinity/,
  },
  {
    what: "a requirement is acknowledged and not stored",
    file: "src/server/features/requirements/repository.ts",
    find: "const [row] = await prepared.execute({ ...requirement, id: randomUUIDv7() });",
    put: "const [row] = [{ id: randomUUIDv7(), reference: requirement.reference }];",
    program: "bench",
    only: "P8",
    options: ["--quick"],
    red: /^P8 requirements lost/,
  },
  {
    what: "the same, and the server killed",
    file: "src/server/features/requirements/repository.ts",
    find: "const [row] = await prepared.execute({ ...requirement, id: randomUUIDv7() });",
    put: "const [row] = [{ id: randomUUIDv7(), reference: requirement.reference }];",
    program: "faults",
    only: "R01",
    options: ["--rounds", "2"],
    red: /lost/,
  },
  {
    what: "no index for the newest homes and those of a city",
    file: "migrations/0011_company_changed.sql",
    find: 'CREATE INDEX "properties_company_changed"',
    put: 'DROP INDEX properties_walk_newest, properties_walk_city_newest, properties_live_newest; CREATE INDEX "properties_company_changed"',
    program: "bench",
    only: "P5",
    options: ["--quick"],
    red: /^P5 search, 100,000 listings/,
  },
  {
    what: "the idempotency key is ignored",
    file: "src/server/features/requirements/service.ts",
    find: "const key = from.idempotencyKey && hash(from.idempotencyKey);",
    put: "const key = null;",
    program: "faults",
    only: "R19",
    red: /different answers/,
  },
  {
    what: "the database does not wait for the disk",
    file: "src/server/db/embedded-postmaster.ts",
    find: 'listen_addresses: "",',
    put: 'listen_addresses: "", fsync: "off",',
    program: "faults",
    only: "R05",
    red: /fsync/,
  },
  {
    what: "nodes that start together do not take turns",
    file: "src/server/db/migrate.ts",
    find: 'await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);',
    put: "",
    program: "faults",
    only: "R12",
    red: /two nodes on one database/,
  },
  {
    what: "a replica that has not caught up is read",
    file: "src/server/db/replica.ts",
    find: 'return isHearing && replayed === heard && lagMs <= MAX_LAG_MS ? "current" : "behind";',
    put: 'return "current";',
    program: "faults",
    only: "R13",
    red: /R13/,
  },
  {
    what: "everything asked for is begun at once",
    file: "src/server/http/turnstile.ts",
    find: "if (active < limit && !lines.has(address) && hasShareLeft(address)) {",
    put: "if (now() >= 0) {",
    program: "faults",
    only: "R22",
    red: /R22/,
  },
  {
    what: "addresses do not take turns",
    file: "src/server/http/turnstile.ts",
    find: "const asker = note(address);",
    put: 'address = "everybody"; const asker = note(address);',
    program: "faults",
    only: "R23",
    red: /R23/,
  },
  {
    what: "told to stop, the server ends at once",
    file: "server.ts",
    find: "await drain(http);",
    put: "http.closeAllConnections();",
    program: "faults",
    only: "R26",
    red: /stopped during requests/,
  },
  {
    what: "a node does not say that it is about to stop",
    file: "server.ts",
    find: "site.leave();",
    put: "",
    program: "faults",
    only: "R27",
    red: /R27/,
  },
  {
    what: "checksums of a backup are not looked at",
    file: "src/server/backups/verify.ts",
    find: 'return sha256 === file.sha256 ? undefined : "is not as it was written";',
    put: "return sha256 && undefined;",
    program: "faults",
    only: "R30",
    red: /R30/,
  },
  {
    what: "no backup is made before a migration",
    file: "src/server/db/migrate.ts",
    find: "if (beforeChange && (await isBehind(client, journal))) await beforeChange();",
    put: "",
    program: "faults",
    only: "R32",
    red: /backup/,
  },
  {
    what: "a mail that could not be sent is given up",
    file: "src/server/messages/worker.ts",
    find: "if (isPermanent(error) || attempts >= MAX_ATTEMPTS)",
    put: "if (error)",
    program: "faults",
    only: "R36",
    red: /R36/,
  },
];
