/** People with accounts of their own, made behind the pages' back. */

import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN, DEMO_PASSWORD } from "./accounts.ts";
import { expect } from "./support.ts";

const PASSWORD = "a door with a lock";

export async function adminHeaders(request: APIRequestContext) {
  const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
  return { Authorization: `Bearer ${token}` };
}

/** The last message to somebody, as the admin of a demo can read it; waited for, if it is still to come. */
export async function messageTo(request: APIRequestContext, recipient: string, subject: RegExp) {
  const headers = await adminHeaders(request);
  const find = async () => {
    const list = await request.get(`/api/admin/outbox?q=${encodeURIComponent(recipient)}`, {
      headers,
    });
    const messages: { _id: string; subject: string }[] = (await list.json()).data;
    return messages.find((message) => subject.test(message.subject))?._id;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const message = await (
    await request.get(`/api/admin/outbox/${await find()}`, { headers })
  ).json();
  return message.data.body as string;
}

/** Somebody nobody else is, signed in on this page. */
export async function aBuyer(page: Page, request: APIRequestContext) {
  const number = Math.floor(Math.random() * 1e9);
  const who = { name: `Asha ${number}`, email: `asha${number}@home.example` };
  const data = { ...who, password: PASSWORD, role: "buyer" };
  await request.post("/api/auth/sign-up/email", { data });
  const body = await messageTo(request, who.email, /Confirm/);
  const token = new URL(/https?:\S+/.exec(body)?.[0] ?? "").searchParams.get("token");
  await page.request.post("/api/auth/verify-email", { data: { token } });
  return { ...who, password: PASSWORD };
}

/** The demo's own buyer, who has saved and asked before. */
export async function theDemoBuyer(page: Page): Promise<void> {
  const data = { email: "buyer@demo.local", password: DEMO_PASSWORD };
  const answer = await page.request.post("/api/auth/sign-in/email", { data });
  expect(answer.ok()).toBe(true);
}
