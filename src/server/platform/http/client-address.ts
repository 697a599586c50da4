/** The client's address: the socket's, unless a proxy that the operator trusts knows better. */

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
  // Each proxy appends its peer, so the last address that is not ours is the most trustworthy.
  return forwarded.findLast((address) => !trustedProxies.has(address)) ?? peer;
}

/** Headers that proxies of any make add to a forwarded request. */
const PASSED_ON =
  /^(?:forwarded|via|cdn-loop|(?:x|cf|fly|fastly|true|akamai|ali|tencent)-.*(?:ip|for|host|proto|port|addr|address|via|ray)|x-(?:forwarded|original|envoy|amzn|azure|arr|nginx|varnish|request-start).*|cf-.*)$/;
const OWN_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Requested on this machine by its own name, and not forwarded by a local proxy. */
export function isLoopback({ headers, socket }: IncomingMessage): boolean {
  const peer = plain(socket.remoteAddress ?? "");
  if (peer !== "::1" && !peer.startsWith("127.")) return false;
  if (headers.host !== undefined && !OWN_NAME.test(headers.host)) return false;
  return !Object.keys(headers).some((name) => PASSED_ON.test(name));
}

/** Whether the request carries this token, compared in constant time. */
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
