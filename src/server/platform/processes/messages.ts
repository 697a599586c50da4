/** Messages between the primary process and its workers on one machine. */

import type { ProcessMetrics } from "#server/platform/metrics/metrics.ts";

/** Passwords generated at the first start. */
export type FirstStart = {
  firstAdmin: { email: string; password: string } | undefined;
  /** For buyer@, seller@, company@ and affiliate@demo.local. */
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
