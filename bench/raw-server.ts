/** The best node:http can do: one body from memory for every request. Gets body and headers by message. */

import { createServer } from "node:http";

export type RawAnswer = { bodyBase64: string; headers: Record<string, string> };

process.once("message", ({ bodyBase64, headers }: RawAnswer) => {
  const body = Buffer.from(bodyBase64, "base64");
  const head = Object.entries({ ...headers, "Content-Length": String(body.length) }).flat();
  const server = createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
