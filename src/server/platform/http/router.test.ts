import { z } from "@hono/zod-openapi";
import { describe, expect, test } from "vitest";
import type { Actor } from "#domain/shared/actor.ts";
import { done, hidden, json, ok, page, raw, whole } from "./answers.ts";
import { answerError } from "./failures.ts";
import { createRouter } from "./router.ts";

const ADMIN: Actor = { userId: "a", role: "admin", companyId: null };
const BUYER: Actor = { userId: "b", role: "buyer", companyId: null };
const NOON = new Date("2026-03-04T12:00:00.000Z");

const noteSchema = z.object({
  _id: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  readAt: z.string().nullable(),
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.object({ name: z.string() })),
});

/** A row as a repository finds it, with more than the schema lists. */
const ROW = {
  id: "n1",
  text: "Call back",
  writtenAt: NOON,
  readAt: null,
  author: { id: "u1", name: "Asha", passwordHash: "CANARY" },
  tags: [{ name: "urgent", secret: "CANARY" }],
  secret: "CANARY",
};
const SENT = {
  _id: "n1",
  text: "Call back",
  writtenAt: "2026-03-04T12:00:00.000Z",
  readAt: null,
  author: { _id: "u1", name: "Asha" },
  tags: [{ name: "urgent" }],
};

type Router = ReturnType<typeof createRouter>;

function serving(router: Router, actor: Actor = null) {
  const server = createRouter();
  server.onError(answerError(() => {}));
  server.use(async (c, next) => {
    c.set("actor", actor);
    c.set("clientAddress", "127.0.0.1");
    await next();
  });
  server.route("/", router);
  return server;
}

async function answerOf(router: Router, path: string, init?: RequestInit, actor?: Actor) {
  const response = await serving(router, actor).request(path, init);
  return { status: response.status, body: await response.json() };
}

function sending(method: string, body: unknown): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method, headers, body: JSON.stringify(body) };
}

function documentOf(router: Router, method: "get" | "post", path: string) {
  const { paths } = router.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "", version: "" },
  });
  return paths?.[path]?.[method];
}

const statusesOf = (router: Router, method: "get" | "post", path: string) =>
  Object.keys(documentOf(router, method, path)?.responses ?? {}).map(Number);

describe("an answer", () => {
  const router = createRouter({ tag: "Notes" })
    .call({ route: "GET /ok", summary: "", answer: ok(noteSchema, ""), run: () => ROW })
    .call({
      route: "GET /page",
      summary: "",
      answer: page(noteSchema, "", { unread: z.number() }),
      run: () => ({ items: [ROW], nextCursor: null, total: 1, totalIsAtLeast: false, unread: 1 }),
    })
    .call({
      route: "POST /done",
      summary: "",
      answer: done(noteSchema, "", 201),
      run: () => ({ message: "Written", data: ROW }),
    })
    .call({
      route: "DELETE /notes/{id}",
      summary: "",
      answer: hidden(),
      run: ({ params: { id } }) => ({ message: "Deleted", data: { id } }),
    })
    .call({
      route: "GET /whole",
      summary: "",
      answer: whole(z.object({ token: z.string() }), ""),
      run: () => ({ token: "t", secret: "CANARY" }),
    })
    .call({
      route: "GET /file",
      summary: "",
      answer: raw("A file", "text/plain"),
      run: ({ c }) => c.body("text", 200, { "Set-Cookie": "a=b" }),
    });

  test("has what the schema lists and nothing else: _id for id, a Date as ISO 8601", async () => {
    expect(await answerOf(router, "/ok")).toEqual({
      status: 200,
      body: { success: true, data: SENT },
    });
  });

  test("is a page with whatever else the definition says", async () => {
    expect((await answerOf(router, "/page")).body).toEqual({
      success: true,
      data: [SENT],
      nextCursor: null,
      total: 1,
      unread: 1,
    });
  });

  test("to an action has a message, and its own status", async () => {
    expect(await answerOf(router, "/done", { method: "POST" })).toEqual({
      status: 201,
      body: { success: true, message: "Written", data: SENT },
    });
    expect((await answerOf(router, "/notes/n7", { method: "DELETE" })).body).toEqual({
      success: true,
      message: "Deleted",
      data: { _id: "n7" },
    });
  });

  test("may have a body of its own kind, or be a response that the handler made", async () => {
    const response = await serving(router).request("/file");

    expect((await answerOf(router, "/whole")).body).toEqual({ token: "t" });
    expect(await response.text()).toBe("text");
    expect(response.headers.get("set-cookie")).toBe("a=b");
  });

  test("is typed by its schema", () => {
    const answer = ok(z.object({ count: z.number(), name: z.string(), madeAt: z.string() }), "");
    const define = (run: () => Parameters<typeof answer.bodyOf>[0]) =>
      createRouter().call({ route: "GET /", summary: "", answer, run });

    define(() => ({ count: 1, name: "a", madeAt: NOON }));
    // @ts-expect-error a text for a number
    define(() => ({ count: "1", name: "a", madeAt: NOON }));
    // @ts-expect-error a Date in a field that is not a time
    define(() => ({ count: 1, name: NOON, madeAt: NOON }));
    // @ts-expect-error a field is missing
    define(() => ({ count: 1, name: "a" }));
  });
});

describe("a request", () => {
  const router = createRouter({ tag: "Notes", allow: "admin" })
    .call({
      route: ["PUT /notes", "PUT /notes/{id}"],
      summary: "",
      query: z.object({ loud: z.coerce.number().default(1) }),
      headers: z.object({ "x-mark": z.string().optional() }),
      body: json(z.object({ text: z.string().trim() }), "The note"),
      answer: ok(z.looseObject({}), ""),
      run: ({ params, query, headers, body, user }) => ({
        ...params,
        ...query,
        ...headers,
        ...body,
        by: user.userId,
      }),
    })
    .call({
      route: "POST /files",
      summary: "",
      body: { content: { "multipart/form-data": { schema: z.object({ file: z.string() }) } } },
      isValidated: false,
      answer: ok(z.object({ text: z.string() }), ""),
      run: async ({ c }) => ({ text: await c.req.text() }),
    });
  const note = sending("PUT", { text: " hi " });

  test("is parsed by its schemas, at each of its paths", async () => {
    const { headers, ...rest } = note;
    const marked = { ...rest, headers: { ...headers, "x-mark": "m" } };

    expect((await answerOf(router, "/notes/n1?loud=2", marked, ADMIN)).body.data).toMatchObject({
      id: "n1",
      loud: 2,
      text: "hi",
      by: "a",
      "x-mark": "m",
    });
    expect((await answerOf(router, "/notes", note, ADMIN)).body.data).toMatchObject({ loud: 1 });
  });

  test("is refused to others before it is read", async () => {
    const broken = sending("PUT", { text: 1 });

    expect((await answerOf(router, "/notes", broken)).status).toBe(401);
    expect((await answerOf(router, "/notes", broken, BUYER)).status).toBe(403);
    expect(await answerOf(router, "/notes", broken, ADMIN)).toMatchObject({
      status: 422,
      body: { success: false, errors: { text: [expect.any(String)] } },
    });
  });

  test("that the handler reads itself is guarded all the same", async () => {
    const upload = { method: "POST", body: "as it is" };

    expect((await answerOf(router, "/files", upload, BUYER)).status).toBe(403);
    expect((await answerOf(router, "/files", upload, ADMIN)).body.data).toEqual({
      text: "as it is",
    });
  });
});

describe("the documentation", () => {
  const answer = ok(z.object({}), "Done");
  const run = () => ({});

  test("names the failures that follow from guard, path, query and body", () => {
    const router = createRouter({ tag: "Notes" })
      .call({ route: "GET /open", summary: "", answer, run })
      .call({ route: "GET /own", allow: "user", summary: "", answer, run })
      .call({ route: "GET /list", summary: "", query: z.object({}), answer, run })
      .call({
        route: "POST /notes/{id}",
        allow: ["admin", "seller"],
        summary: "",
        body: json(z.object({}), ""),
        answer,
        errors: [429],
        run,
      });

    expect(statusesOf(router, "get", "/open")).toEqual([200]);
    expect(statusesOf(router, "get", "/own")).toEqual([200, 401]);
    expect(statusesOf(router, "get", "/list")).toEqual([200, 422]);
    expect(statusesOf(router, "post", "/notes/{id}")).toEqual([200, 400, 401, 403, 404, 422, 429]);
  });

  test("has the router's tag, and another success beside the first", () => {
    const also = ok(z.object({}), "Nothing new", 202);
    const router = createRouter({ tag: "Notes" })
      .call({ route: "GET /a", summary: "A", answer, also, run })
      .call({ route: "GET /b", tag: "Other", summary: "B", answer, run });

    expect(documentOf(router, "get", "/a")).toMatchObject({ tags: ["Notes"], summary: "A" });
    expect(documentOf(router, "get", "/b")).toMatchObject({ tags: ["Other"] });
    expect(statusesOf(router, "get", "/a")).toEqual([200, 202]);
  });
});
