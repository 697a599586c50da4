import { expect, test } from "vitest";
import { formatBytes } from "./bytes.ts";

test.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1.0 KB"],
  [12 * 1024 * 1024, "12 MB"],
  [1.44 * 1024 ** 3, "1.4 GB"],
  [5000 * 1024 ** 4, "5000 TB"],
])("%d is %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));
