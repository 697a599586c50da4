/** The admin of the browser tests: signed in, and able to set up data for a test. */

import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { ADMIN } from "./accounts.ts";
import { expect } from "./support.ts";

export type Admin = {
  /** Calls the API and returns the data of the response. */
  call: <Data = { _id: string; updatedAt: string }>(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    data?: object,
  ) => Promise<Data>;
};

export async function signIn(page: Page, request: APIRequestContext): Promise<Admin> {
  const login = await request.post("/api/admin/login", { data: ADMIN });
  const { token } = await login.json();
  await page.addInitScript((value) => {
    // Only once: an admin who signs out must stay signed out after a reload.
    if (sessionStorage.getItem("arranged")) return;
    sessionStorage.setItem("arranged", "yes");
    localStorage.setItem("adminToken", value);
  }, token);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    call: async (method, path, data) => {
      const response = await request.fetch(`/api${path}`, { method, headers, data });
      expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
      return (await response.json()).data;
    },
  };
}

/** A company that the public does not see, so that no other test counts it. */
export function pendingCompany(admin: Admin, name: string) {
  return admin.call("POST", "/companies", {
    name,
    email: "desk@example.com",
    description: "Homes around a courtyard",
    location: "Baner, Pune",
    contact: "98765 43210",
    status: "pending",
  });
}

type Upload = { name: string; mimeType: string; buffer: Buffer };

export async function photo(name: string, color = "#558866"): Promise<Upload> {
  const drawing = sharp({ create: { width: 320, height: 240, channels: 3, background: color } });
  return { name, mimeType: "image/jpeg", buffer: await drawing.jpeg().toBuffer() };
}

export function tooLarge(name: string): Upload {
  return { name, mimeType: "image/jpeg", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
}

/** Matches the toast only; the same text may also be on the page. */
export function toast(page: Page, words: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: words });
}
