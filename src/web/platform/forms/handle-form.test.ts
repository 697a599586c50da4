import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { accountProblems } from "#domain/accounts/problems.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import { AppError, asIssue, fieldError, type Text } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line } from "#domain/shared/text-schema.ts";
import { requestContext } from "#web/platform/context.ts";
import { handleForm } from "./handle-form.ts";

const schema = z.object({
  name: line({ max: 20, required: sharedProblems.enterYourName() }),
  password: z.string().min(10, asIssue(accountProblems.textTooShort({ min: 10 }))),
});

const TYPED = { intent: "signup", name: "Asha", password: "a-long-password" };

/** Says a sentence as `hi:code`, to see that it was said in the reader's language. */
function posted(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    requestId: "r",
    clientAddress: "192.0.2.1",
    language: "hi",
    search: "",
    say: ({ id }: Text) => `hi:${id}`,
    onError: () => undefined,
  });
  const body = new URLSearchParams(fields);
  return { context, request: new Request("https://x.example/auth", { method: "POST", body }) };
}

const refuse = (error: Error) => () => Promise.reject(error);

describe("a form's action", () => {
  test("gets what the schema read, and its answer is the action's", async () => {
    const answer = await handleForm(
      posted({ ...TYPED, name: " Asha  Rao " }),
      schema,
      async (input) => input,
    );

    expect(answer).toEqual({ name: "Asha Rao", password: "a-long-password" });
  });

  test("answers every wrong field in the reader's language, with what was typed but no secret", async () => {
    const typed = { ...TYPED, name: " ", password: "short", current: "old", code: "123456" };
    const answer = await handleForm(posted(typed), schema, async () => null);

    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        intent: "signup",
        fields: { name: "hi:shared.enterYourName", password: "hi:accounts.textTooShort" },
        message: null,
        values: { name: " " },
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/short"|old"|123456/);
  });

  test("says about the form as a whole what is about none of its fields", async () => {
    const error = new AppError(sharedProblems.tooManyTries(), { retryAfterSeconds: 61 });
    const answer = await handleForm(posted(TYPED), schema, refuse(error));

    expect(answer).toMatchObject({
      init: { status: 429 },
      data: {
        fields: {},
        message: { text: "hi:shared.tooManyTries", kind: "TOO_MANY", waitMinutes: 2 },
        values: { name: "Asha" },
      },
    });
  });

  test("says a service's problem with a field there, and nothing else", async () => {
    const error = fieldError("name", sharedProblems.phoneIsSignIn());
    const answer = await handleForm(posted(TYPED), schema, refuse(error));

    expect(answer).toMatchObject({
      init: { status: 409 },
      data: { fields: { name: "hi:shared.phoneIsSignIn" }, message: null },
    });
  });

  test("a wrong password or an old version is a problem of the whole form", async () => {
    for (const field of ["current", "version"]) {
      const error = fieldError(field, accountProblems.currentPasswordWrong());
      const answer = await handleForm(posted(TYPED), schema, refuse(error));

      expect(answer).toMatchObject({
        data: { fields: {}, message: { code: accountProblems.currentPasswordWrong.code } },
      });
    }
  });

  test("an error that cannot be corrected in the form is a page of its own", async () => {
    const error = new AppError(sharedProblems.propertyNotFound());
    const handled = handleForm(posted(TYPED), schema, refuse(error), { correctable: ["TOO_MANY"] });

    await expect(handled).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("a fault of ours is not shown as a problem of the form", async () => {
    const handled = handleForm(posted(TYPED), schema, refuse(new TypeError("x of undefined")));

    await expect(handled).rejects.toThrow(TypeError);
  });

  test("has the form's own words, unless a check of ours says more", async () => {
    const strict = schema.refine(({ name }) => name !== "Atlantis", {
      path: ["name"],
      error: asIssue(listingProblems.addCity()),
    });
    const options = { status: 400, words: () => listingProblems.enterLocality() };
    const empty = await handleForm(
      posted({ ...TYPED, name: "" }),
      strict,
      async () => null,
      options,
    );
    const unknown = await handleForm(
      posted({ ...TYPED, name: "Atlantis" }),
      strict,
      async () => null,
      options,
    );

    expect(empty).toMatchObject({
      init: { status: 400 },
      data: { fields: { name: "hi:listings.enterLocality" } },
    });
    expect(unknown).toMatchObject({ data: { fields: { name: "hi:listings.addCity" } } });
  });
});
