import { describe, expect, test } from "vitest";
import { newTotpSecret, stepOfCode, totpAt, totpUri } from "./totp.ts";

/** "12345678901234567890", as the tables of RFC 6238 use it. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("are those of RFC 6238 at second %i", (second, code) => {
    expect(totpAt(SECRET, new Date(second * 1000))).toBe(code);
  });

  test("are good for half a minute either way, and once", () => {
    const now = new Date(1_234_567_890_000);
    const at = (seconds: number) => totpAt(SECRET, new Date(now.getTime() + seconds * 1000));
    const step = (code: string, lastStep = 0) => stepOfCode(SECRET, code, { now, lastStep });

    expect(step(at(0))).toBe(41_152_263);
    expect(step(at(-30))).toBe(41_152_262);
    expect(step(at(30))).toBe(41_152_264);
    expect(step(at(-60))).toBeUndefined();
    expect(step(at(60))).toBeUndefined();
    expect(step(at(0), 41_152_263)).toBeUndefined();
    for (const wrong of ["", "00592", "0059240", "００５９２４"]) {
      expect(step(wrong)).toBeUndefined();
    }
  });
});

test("a secret is new each time, and an app can read it", () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpUri("ABC", "Aangan & Co", "a@b.example")).toBe(
    "otpauth://totp/Aangan%20%26%20Co:a%40b.example?secret=ABC&issuer=Aangan%20%26%20Co",
  );
});
