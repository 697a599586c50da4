/** A proxy between a browser and a site that can be cut, restored, and pointed at another site. */

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
    // Passes on the browser's own headers, with the address of this proxy, so that the origin matches.
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
    pointTo(other: string): void {
      target = new URL(other);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
