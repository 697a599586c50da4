/** Bodies in the encodings browsers accept, compressed once and sent many times. */

import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Encoded = Record<Encoding, Buffer>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Effort = "once" | "often";
// What is compressed on every data change gets less effort than what is compressed once per build.
const BROTLI_QUALITY: Record<Effort, number> = { once: 11, often: 5 };
const GZIP_LEVEL: Record<Effort, number> = { once: 9, often: 6 };

// With "q=0" a client names an encoding in order to refuse it.
const BROTLI = /(?:^|[\s,])br(?!\w|\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const GZIP = /(?:^|[\s,])gzip(?!\w|\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export async function encodeAll(body: Buffer, effort: Effort): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] } }),
    gzipAsync(body, { level: GZIP_LEVEL[effort] }),
  ]);
  return { br, gzip: gz, identity: body };
}

export function acceptedEncoding(accept: IncomingHttpHeaders["accept-encoding"]): Encoding {
  if (accept === undefined) return "identity";
  if (BROTLI.test(accept)) return "br";
  return GZIP.test(accept) ? "gzip" : "identity";
}
