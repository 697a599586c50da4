import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress, isLoopback } from "./client-address.ts";

const TRUSTED = new Set(["10.0.0.1", "10.0.0.2"]);

function requestFrom(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = {
    "x-forwarded-for": forwarded,
    forwarded: "for=6.6.6.6",
    "x-real-ip": "6.6.6.6",
  };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.for([
  ["a stranger is taken by its own address", "9.9.9.9", undefined, "9.9.9.9"],
  ["a stranger's header is not believed", "9.9.9.9", "1.1.1.1", "9.9.9.9"],
  ["a trusted proxy's word is", "10.0.0.1", "1.1.1.1", "1.1.1.1"],
  ["a client cannot put itself in front", "10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
  [
    "a chain of trusted proxies is walked back",
    "10.0.0.1",
    "6.6.6.6, 1.1.1.1, 10.0.0.2",
    "1.1.1.1",
  ],
  ["a proxy that says nothing speaks for itself", "10.0.0.1", undefined, "10.0.0.1"],
  ["so does one that says nothing sensible", "10.0.0.1", " , ,", "10.0.0.1"],
  ["IPv4 inside IPv6 is IPv4", "::ffff:9.9.9.9", undefined, "9.9.9.9"],
  ["also behind a proxy", "::ffff:10.0.0.1", "::ffff:1.1.1.1", "1.1.1.1"],
  ["IPv6 stays", "2001:db8::1", undefined, "2001:db8::1"],
  ["a socket that is gone has no address", undefined, "1.1.1.1", ""],
] as const)("%s", ([, peer, forwarded, expected]) => {
  expect(clientAddress(requestFrom(peer, forwarded), TRUSTED)).toBe(expected);
});

test.for([
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.0.0.1", false],
  ["1.127.0.0", false],
  [undefined, false],
] as const)("%s on this machine: %s", ([peer, expected]) => {
  const asked = { socket: { remoteAddress: peer }, headers: {} } as IncomingMessage;
  expect(isLoopback(asked)).toBe(expected);
});

test("a proxy on this machine asks for others", () => {
  for (const headers of [{ "x-forwarded-for": "6.6.6.6" }, { forwarded: "for=6.6.6.6" }]) {
    const asked = { socket: { remoteAddress: "127.0.0.1" }, headers } as IncomingMessage;
    expect(isLoopback(asked)).toBe(false);
  }
});
