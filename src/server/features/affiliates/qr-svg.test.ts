import { expect, test } from "vitest";
import { readQr } from "#test/read-qr.ts";
import { qrSvg } from "./qr-svg.ts";

test.for([
  "https://aangan.example/r/a",
  "https://aangan.example/r/k7mq2x9d",
  `https://${"a-long-name.".repeat(12)}example/r/k7mq2x9d`,
  "https://घर.example/r/k7mq2x9d",
])("a printed code opens %s", async (address) => {
  expect(await readQr(Buffer.from(qrSvg(address)))).toBe(address);
});

test("the address stands below the code, for those who would rather type", () => {
  expect(qrSvg("https://aangan.example/r/k7mq2x9d")).toContain(">aangan.example/r/k7mq2x9d</text>");
});
