/**
 * Loaded into the server before its own code by `node --import`. Ctrl-C in a terminal reaches every process
 * there, and npm forwards it as well; a supervisor may signal only the outermost process, or kill it. The
 * server takes a second signal to mean "at once", so it must receive exactly one: its launcher forwards no
 * signal but closes the IPC channel between them, which counts as SIGTERM unless a signal came.
 */

import { constants } from "node:os";

const ECHO_MS = 100;
let isTold = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    isTold = true;
    // Until the server handles signals itself, there is nothing to close.
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  });
}

process.on("disconnect", () => {
  setTimeout(() => {
    if (!isTold) process.emit("SIGTERM", "SIGTERM");
  }, ECHO_MS);
});
