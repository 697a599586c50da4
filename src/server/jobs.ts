/** Everything the site does without being asked. Each process runs all of them. */

import { MINUTE_MS } from "#domain/shared/time.ts";
import type { App } from "./app.ts";
import { SWEEP_LOCK } from "./platform/files/sweep-lock.ts";
import { defineJob, type Job } from "./platform/jobs/job.ts";

export function siteJobs(app: App): Job[] {
  return [
    defineJob({
      name: "imports",
      schedule: { everyMs: 2_000 },
      run: app.imports.runNext,
    }),
    defineJob({
      name: "page-views",
      schedule: { everyMs: 10_000, isRunAtStop: true },
      run: app.visits.flush,
    }),
    defineJob({
      name: "alerts",
      schedule: { everyMs: 3_000 },
      run: app.alerts.notifyNext,
    }),
    defineJob({
      name: "staff-mails",
      schedule: { everyMs: 3_000 },
      run: app.staffMails.mailDue,
    }),
    defineJob({
      name: "newsletter",
      schedule: { everyMs: 30_000 },
      run: app.newsletter.sendNext,
    }),
    defineJob({
      name: "sweep",
      schedule: { everyMs: 15 * MINUTE_MS, firstMs: MINUTE_MS },
      lock: SWEEP_LOCK,
      run: () => sweep(app),
    }),
  ];
}

/** What is purged first leaves pictures that nothing shows, and those are swept in the same turn. */
async function sweep(app: App): Promise<void> {
  await app.self.purge();
  await app.trash.purge();
  await Promise.all([app.uploads.sweep(), app.imports.sweep()]);
}
