import { describe, expect } from "vitest";
import { post, test } from "#test/app.ts";
import { aCompany } from "#test/factories.ts";
import { expectFailure } from "#test/failures.ts";

const WRITES = ["/api/requirements", "/api/inquiries", "/api/newsletter"];
const REQUIREMENT = { name: "Ravi", phone: "9876543210" };

describe("a body that cannot be read", () => {
  const json = { "content-type": "application/json" };
  const deep = "[".repeat(50_000) + "]".repeat(50_000);

  test.for([
    ["malformed JSON", "{", json, 400],
    ["half a string", '{"name":"', json, 400],
    ["no body at all", "", json, 400],
    ["a bare word", "hello", json, 400],
    ["a JSON string", '"hello"', json, 422],
    ["a number", "42", json, 422],
    ["null", "null", json, 422],
    ["a list", "[]", json, 422],
    ["lists in lists without end", deep, json, 422],
    ["JSON sent as text", JSON.stringify(REQUIREMENT), { "content-type": "text/plain" }, 415],
    ["JSON sent as nothing", JSON.stringify(REQUIREMENT), {}, 415],
    [
      "a form",
      "name=Ravi&phone=9876543210",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
    ],
    ["a broken multipart", "--x", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ] as const)("is refused in words: %s", async ([, body, headers, status], { api, failures }) => {
    for (const path of WRITES) {
      const response = await api.request(path, { method: "POST", headers, body });

      await expectFailure(response, status);
    }
    expect(failures).toEqual([]);
  });

  test("because it is larger than 100 KB is refused, announced or not", async ({ api }) => {
    const body = JSON.stringify({ ...REQUIREMENT, message: "a".repeat(101 * 1024) });
    const stream = new Blob([body]).stream();

    await expectFailure(
      await api.request(WRITES[0] ?? "", { method: "POST", headers: json, body }),
      413,
    );
    const chunked = { method: "POST", headers: json, body: stream, duplex: "half" } as RequestInit;
    await expectFailure(await api.request(WRITES[0] ?? "", chunked), 413);
    // An OPTIONS request may carry a body, too.
    await expectFailure(
      await api.request(WRITES[0] ?? "", { method: "OPTIONS", headers: json, body }),
      413,
    );
  });

  test("of 99 KB is read and judged by its fields", async ({ api }) => {
    const body = { ...REQUIREMENT, unknown: "a".repeat(99 * 1024) };

    expect((await api.request("/api/requirements", post(body))).status).toBe(201);
  });
});

test.for([
  ["GET", "/api/nothing", 404],
  ["GET", "/api", 404],
  ["GET", "/api/newsletter", 404],
  ["GET", "/api/inquiries", 404],
  ["DELETE", "/api/requirements", 404],
  ["PATCH", "/api/nothing", 404],
  ["OPTIONS", "/api/companies", 404],
  ["TRACE", "/api/companies", 405],
  ["TRACE", "/", 405],
  ["PROPFIND", "/api/companies", 405],
  ["GET", `/api/companies?q=${"a".repeat(9000)}`, 414],
  ["GET", `/api/${"a/".repeat(5000)}`, 414],
] as const)("%s %.40s is not served", async ([method, path, status], { api }) => {
  const request = new Request(`http://localhost${path}`, {
    method: method === "TRACE" ? "GET" : method,
  });
  // The platform's Request refuses to be a TRACE; a socket does not.
  Object.defineProperty(request, "method", { value: method });

  await expectFailure(await api.fetch(request), status);
});

test("a method cannot be overridden", async ({ api, db }) => {
  const { id } = await aCompany(db);

  const response = await api.request(`/api/companies/${id}?_method=DELETE`, {
    headers: { "x-http-method-override": "DELETE" },
  });

  expect(response.status).toBe(200);
  expect((await api.request(`/api/companies/${id}`)).status).toBe(200);
});

test("a failure of our own is told by a number, not by its words", async ({ open, failures }) => {
  const { app } = open();
  const broken = {
    ...app,
    companies: { ...app.companies, list: () => Promise.reject(new Error("SECRET")) },
  };
  const { api } = open({}, { app: broken });

  const response = await api.request("/api/companies");

  const { message } = await expectFailure(response, 500);
  expect(message).toContain(response.headers.get("X-Request-Id"));
  expect(message).not.toContain("SECRET");
  expect(failures).toEqual([new Error("SECRET")]);
});
