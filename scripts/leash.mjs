/**
 * Loaded into the server before its own code, by `node --import`. Ctrl-C in a terminal reaches every
 * process there, and npm passes it on besides; a supervisor may signal the outermost process only, or
 * kill it. The server takes a second signal for "at once", so it must hear exactly one: its launcher
 * passes on no signal but lets go of the channel between them, and that counts unless a signal came.
 */

import { constants } from "node:os";

const ECHO_MS = 100;
let isTold = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    isTold = true;
    // Before the server listens to signals itself there is nothing to close.
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  });
}

process.on("disconnect", () => {
  setTimeout(() => {
    if (!isTold) process.emit("SIGTERM", "SIGTERM");
  }, ECHO_MS);
});
