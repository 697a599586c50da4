/** Who is calling: the socket's word, unless a proxy that the operator trusts says better. */

import type { IncomingMessage } from "node:http";

export function clientAddress(
  request: IncomingMessage,
  trustedProxies: ReadonlySet<string>,
): string {
  const peer = plain(request.socket.remoteAddress ?? "");
  if (!trustedProxies.has(peer)) return peer;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => plain(address.trim()))
    .filter((address) => address !== "");
  // Each proxy appends its peer, so the last one that is not ours is the nearest honest answer.
  return forwarded.findLast((address) => !trustedProxies.has(address)) ?? peer;
}

export function isLoopback(request: IncomingMessage): boolean {
  const peer = plain(request.socket.remoteAddress ?? "");
  return peer === "::1" || peer.startsWith("127.");
}

function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
}
