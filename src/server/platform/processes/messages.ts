/** What the processes of one machine tell each other. */

import type { ProcessMetrics } from "#server/platform/metrics/metrics.ts";

/** The passwords that a first start made up. */
export type FirstStart = {
  firstAdmin: { email: string; password: string } | undefined;
  /** Of buyer@, seller@, company@ and affiliate@demo.local. */
  demoPassword: string | undefined;
};

export type FromWorker =
  | { kind: "ready"; made: FirstStart }
  | { kind: "everybody's figures?"; question: number }
  | { kind: "own figures"; question: string; metrics: ProcessMetrics };

export type FromPrimary =
  | { kind: "stop" }
  | { kind: "own figures?"; question: string }
  | { kind: "everybody's figures"; question: number; metrics: ProcessMetrics[] };
