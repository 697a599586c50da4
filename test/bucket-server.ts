/** A real S3 server on its own port, with one empty bucket. */

import S3rver from "s3rver";
import type { Bucket } from "#server/platform/files/s3-store.ts";

export type BucketServer = { bucket: Bucket; stop: () => Promise<void> };

export async function startBucketServer(directory: string): Promise<BucketServer> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "homes" }],
  });
  const { port } = await server.run();
  let isRunning = true;
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "homes",
      region: "us-east-1",
      accessKey: "S3RVER",
      secretKey: "S3RVER",
    },
    async stop() {
      if (isRunning) await server.close();
      isRunning = false;
    },
  };
}
