/** A connection to a server that can be made slow, or silent like a cut cable. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Wire = {
  port: number;
  /** Delays bytes in each direction from now on. */
  delayBy: (ms: number) => void;
  freeze: () => void;
  thaw: () => void;
  close: () => void;
};

export async function openWire(targetPort: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let [delayMs, isFrozen] = [0, false];
  const server = createServer((near) => {
    const far = connect(targetPort, "127.0.0.1");
    carry(near, far);
    carry(far, near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  function carry(from: Socket, to: Socket): void {
    sockets.add(from);
    from.setNoDelay(true);
    from.on("data", (bytes) => {
      if (isFrozen) return;
      if (delayMs === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), delayMs);
    });
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      if (!isFrozen) setTimeout(() => to.destroy(), delayMs);
    });
  }

  function dropAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    delayBy: (ms) => {
      delayMs = ms;
    },
    freeze: () => {
      isFrozen = true;
    },
    /** What was sent meanwhile is lost, as after a cable is repaired. */
    thaw: () => {
      isFrozen = false;
      dropAll();
    },
    close: () => {
      dropAll();
      server.close();
    },
  };
}
