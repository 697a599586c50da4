import { readdir } from "node:fs/promises";
import { describe, expect } from "vitest";
import { users } from "#server/platform/db/schema/accounts.ts";
import { type Api, test as base } from "#test/app.ts";

const test = base.extend<{ admin: Api }>({
  admin: async ({ open, db }, use) => {
    await db.insert(users).values({ id: "boss", name: "Boss", email: "b@example.com" });
    const actor = { userId: "boss", role: "admin" as const, companyId: null };
    await use(open({}, { authenticate: async () => actor }).api);
  },
});

const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes';
const BUCKET = '--b\r\nContent-Disposition: form-data; name="bucket"\r\n\r\nproperty-images\r\n';
const MULTIPART = "multipart/form-data; boundary=b";

describe("a form that is none", () => {
  test.for([
    ["JSON", "application/json", "{}", 415],
    ["no type", "", FILE, 415],
    ["no boundary", "multipart/form-data", FILE, 400],
    ["no end", MULTIPART, FILE, 400],
    ["an end within the head", MULTIPART, FILE.slice(0, 30), 400],
    ["nothing at all", MULTIPART, "", 400],
    ["no file", MULTIPART, `${BUCKET}--b--\r\n`, 422],
    ["no bucket", MULTIPART, `${FILE}\r\n--b--\r\n`, 422],
    [
      "a file under another name",
      MULTIPART,
      `${BUCKET}${FILE.replace('"file"', '"x"')}\r\n--b--`,
      422,
    ],
    ["another boundary", "multipart/form-data; boundary=c", FILE, 400],
  ] as const)("%s", async ([, type, body, status], { admin, folder, failures }) => {
    const response = await admin.request("/api/upload", {
      method: "POST",
      body: Buffer.from(body),
      headers: type ? { "content-type": type } : {},
    });

    expect(failures).toEqual([]);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect(response.status).toBe(status);
    expect(await readdir(folder, { recursive: true })).toEqual(["tmp"]);
  });
});

test("names of fields that mean something to JavaScript mean nothing here", async ({ admin }) => {
  const odd = ["__proto__", "constructor", "bucket"].map((name) => BUCKET.replace("bucket", name));

  const response = await admin.request("/api/upload", {
    method: "POST",
    body: Buffer.from(`${odd.join("")}${FILE}\r\n--b--\r\n`),
    headers: { "content-type": MULTIPART },
  });

  // The form was accepted; the "picture" is refused because it is not one.
  expect(response.status).toBe(415);
});
