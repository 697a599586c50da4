import { expect, test } from "vitest";
import { canSendNow, readableBody } from "./email-queue.ts";

const MAIL = {
  channel: "mail",
  status: "sent",
  body: "Confirm it here:\nhttps://aangan.example/newsletter/confirm?token=s3cret-s3cret&x=1\nPIN 411045",
} as const;
const CODE = { channel: "sms", status: "kept", body: "482913 is your code" } as const;

test("a mail that went out is shown without the links that act for its reader", () => {
  expect(readableBody(MAIL, false)).toBe(
    "Confirm it here:\nhttps://aangan.example/newsletter/confirm?token=••••••&x=1\nPIN 411045",
  );
});

test("a one-time code is read in a demo only", () => {
  expect(readableBody(CODE, false)).toBe("•••••• is your code");
  expect(readableBody(CODE, true)).toBe(CODE.body);
});

test("mail that no server could take is whole, for the admin to pass on", () => {
  expect(readableBody({ ...MAIL, status: "kept" }, false)).toBe(MAIL.body);
});

test("what was kept is sent only once there is a mail server, and a code never again", () => {
  expect(canSendNow({ channel: "mail", status: "kept" }, false)).toBe(false);
  expect(canSendNow({ channel: "mail", status: "kept" }, true)).toBe(true);
  expect(canSendNow({ channel: "mail", status: "failed" }, false)).toBe(true);
  expect(canSendNow({ channel: "mail", status: "sent" }, true)).toBe(false);
  expect(canSendNow(CODE, true)).toBe(false);
});
