/** A child process that creates pictures like a phone's and sends them all at once. */

import { randomBytes } from "node:crypto";
import sharp from "sharp";

type Order = { url: string; token: string; count: number };

process.once("message", async ({ url, token, count }: Order) => {
  const photo = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 22 },
    },
  })
    .blur(0.8)
    .jpeg({ quality: 90 })
    .toBuffer();
  // Ready to send: the measurement begins with the first message, and ends with the second.
  process.send?.(photo.length);
  const statuses = await Promise.all(
    Array.from({ length: count }, async () => {
      const form = new FormData();
      // A random tail makes each file different, so that none is recognised as already stored.
      form.append("file", new File([photo, randomBytes(16)], "photo.jpg", { type: "image/jpeg" }));
      form.append("bucket", "property-images");
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/api/upload`, { method: "POST", body: form, headers });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  process.send?.(statuses);
  process.disconnect?.();
});
