/** Members with their own accounts, created through the API. */

import type { APIRequestContext, Page } from "@playwright/test";
import type { SignUpRole } from "#domain/accounts/account.ts";
import { ADMIN, DEMO_PASSWORD } from "./accounts.ts";
import { expect } from "./support.ts";

const PASSWORD = "a door with a lock";

export async function adminHeaders(request: APIRequestContext) {
  const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
  return { Authorization: `Bearer ${token}` };
}

/** The last message to a recipient, as the admin of a demo can read it; waits if it has not arrived yet. */
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

/** A unique new member with this role, signed in on this page. */
export async function aMember(page: Page, request: APIRequestContext, role: SignUpRole) {
  const number = Math.floor(Math.random() * 1e9);
  const who = { name: `Asha ${number}`, email: `asha${number}@home.example`, password: PASSWORD };
  await request.post("/api/auth/sign-up/email", { data: { ...who, role } });
  const link = await linkMailedTo(request, who.email, /Confirm/);
  const token = link.searchParams.get("token");
  await page.request.post("/api/auth/verify-email", { data: { token, password: PASSWORD } });
  return who;
}

export async function linkMailedTo(request: APIRequestContext, email: string, subject: RegExp) {
  return new URL(/https?:\S+/.exec(await messageTo(request, email, subject))?.[0] ?? "");
}

/** Signs in as one of the demo accounts, which have a history. */
export async function signInDemo(page: Page, role: SignUpRole): Promise<void> {
  const data = { email: `${role}@demo.local`, password: DEMO_PASSWORD };
  expect((await page.request.post("/api/auth/sign-in/email", { data })).ok()).toBe(true);
}
