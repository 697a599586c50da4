/** A line between a browser and a site that can be cut, mended, and led to another site. */

import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Line = Awaited<ReturnType<typeof openLine>>;

export async function openLine(site: string) {
  let target: URL | undefined = new URL(site);

  function forward(request: IncomingMessage, response: ServerResponse): void {
    if (!target) {
      request.socket.destroy();
      return;
    }
    const { hostname, port } = target;
    const { method, url, headers } = request;
    // As the browser names it: with the address of the line, so that it is of one origin.
    const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer(forward).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    cut(): void {
      target = undefined;
      server.closeAllConnections();
    },
    leadTo(other: string): void {
      target = new URL(other);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
