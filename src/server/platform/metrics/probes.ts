/** Liveness and readiness probes for load balancers and monitoring. */

import type { ServerResponse } from "node:http";
import { NOTHING_ALLOWED } from "#server/platform/http/headers.ts";

export type Probe = "alive" | "ready";

export const PROBES: Record<string, Probe> = {
  "/healthz": "alive",
  "/readyz": "ready",
  "/api/healthz": "alive",
  "/api/readyz": "ready",
};

export type Probed = {
  isReachable: () => Promise<boolean>;
  /** The state of the replica, if there is one; the site works without it. */
  replicaState?: () => string | undefined;
};

type Node = {
  headers: Record<string, string>;
  /** `undefined` until the database is open. */
  site: () => Probed | undefined;
  isLeaving: () => boolean;
};

export function createProbes({ headers, site, isLeaving }: Node) {
  return async (probe: Probe, isAllowed: boolean, response: ServerResponse): Promise<void> => {
    const { status, ...body } = isAllowed ? await answerTo(probe) : { status: 404, success: false };
    response
      .writeHead(status, {
        ...headers,
        "Content-Security-Policy": NOTHING_ALLOWED,
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
      })
      .end(JSON.stringify(body));
  };

  async function answerTo(probe: Probe) {
    if (probe === "alive") return { status: 200, success: true };
    const message = await problem();
    if (message) return { status: 503, success: false, message };
    const replica = site()?.replicaState?.();
    return { status: 200, success: true, ...(replica && { replica }) };
  }

  /** Why this node should get no traffic. */
  async function problem(): Promise<string | undefined> {
    if (isLeaving()) return "This node is about to stop";
    return (await site()?.isReachable()) ? undefined : "The database is not reachable";
  }
}
