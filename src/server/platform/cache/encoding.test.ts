import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, encodeAll } from "./encoding.ts";

test.for([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["br;q=0.5, gzip;q=1.0", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", "identity"],
  ["gzip;q=0", "identity"],
  ["x-abracadabra", "identity"],
] as const)("who accepts %j gets %s", ([accept, expected]) => {
  expect(acceptedEncoding(accept)).toBe(expected);
});

test.for(["once", "often"] as const)(
  "what is compressed %s is the same once unpacked",
  async (effort) => {
    const body = Buffer.from("आंगन means courtyard. ".repeat(500));

    const encoded = await encodeAll(body, effort);

    expect(brotliDecompressSync(encoded.br)).toEqual(body);
    expect(gunzipSync(encoded.gzip)).toEqual(body);
    expect(encoded.identity).toBe(body);
    expect(encoded.br.length).toBeLessThan(body.length / 10);
  },
);
