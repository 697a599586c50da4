/** S67: the Mozilla Observatory's score for our headers, by its own scoring rules. */

import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  type ScriptPolicy,
  securityHeaders,
} from "#server/platform/http/headers.ts";

const PUBLIC_URL = "https://aangan.example";
const HALF_A_YEAR_SECONDS = 15_768_000;

/** Starts at a hundred; extra protection adds to it, missing protection subtracts. */
function score(headers: Record<string, string>): number {
  const policy = directives(headers["Content-Security-Policy"] ?? "");
  return (
    100 +
    scoreOfPolicy(policy) +
    // The policy refuses framing, which counts for more than X-Frame-Options.
    (policy["frame-ancestors"] === "'none'" ? 5 : -20) +
    (headers["X-Content-Type-Options"] === "nosniff" ? 0 : -5) +
    (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers["Referrer-Policy"] ?? "",
    )
      ? 5
      : 0) +
    (headers["Cross-Origin-Resource-Policy"] === "same-origin" ? 10 : 0) +
    scoreOfHttps(headers["Strict-Transport-Security"]) +
    (headers["Access-Control-Allow-Origin"] === undefined ? 0 : -50)
  );
}

function scoreOfPolicy(policy: Record<string, string>): number {
  const scripts = policy["script-src"] ?? policy["default-src"] ?? "*";
  if (/unsafe-inline|unsafe-eval|data:|\*|https?:(?:\s|$)/.test(scripts)) return -20;
  if (/unsafe-inline/.test(policy["style-src"] ?? "")) return 0;
  return policy["default-src"] === "'none'" ? 10 : 5;
}

function scoreOfHttps(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds < HALF_A_YEAR_SECONDS ? -10 : 0;
}

function directives(policy: string): Record<string, string> {
  const pairs = policy.split(/;\s*/).map((part) => {
    const [name = "", ...values] = part.split(" ");
    return [name, values.join(" ")];
  });
  return Object.fromEntries(pairs);
}

test.for<[string, ScriptPolicy]>([
  ["a page kept for everybody", { hashes: ["sha256-a"] }],
  ["a page for one visitor", { nonce: "abc" }],
])("%s would be graded A+", ([, scripts]) => {
  const headers = {
    ...securityHeaders(PUBLIC_URL),
    "Content-Security-Policy": contentSecurityPolicy(scripts),
  };

  expect(score(headers)).toBeGreaterThanOrEqual(115);
});

test("the scale knows better from worse", () => {
  const good = {
    ...securityHeaders(PUBLIC_URL),
    "Content-Security-Policy": contentSecurityPolicy({ nonce: "abc" }),
  };
  const policy = good["Content-Security-Policy"];
  const worse: Record<string, string>[] = [
    { ...good, "Content-Security-Policy": policy.replace("'nonce-abc'", "'unsafe-inline'") },
    { ...good, "Content-Security-Policy": policy.replace("frame-ancestors 'none'; ", "") },
    { ...good, "Strict-Transport-Security": "max-age=60" },
    { ...good, "Access-Control-Allow-Origin": "*" },
    { ...good, "X-Content-Type-Options": "" },
    {},
  ];

  for (const headers of worse) expect(score(headers)).toBeLessThan(score(good));
});
