/** Who is calling: the socket's word, unless a proxy that the operator trusts says better. */

import { createHash, timingSafeEqual } from "node:crypto";
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

/** Asked on this machine, and not by a proxy on it for somebody else. */
export function isLoopback(request: IncomingMessage): boolean {
  const { "x-forwarded-for": forwardedFor, forwarded } = request.headers;
  if (forwardedFor !== undefined || forwarded !== undefined) return false;
  const peer = plain(request.socket.remoteAddress ?? "");
  return peer === "::1" || peer.startsWith("127.");
}

/** Sends this token, which is compared in the same time however much of it is right. */
export function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
}
