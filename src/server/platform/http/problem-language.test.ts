import { expect } from "vitest";
import { aPerson, by } from "#test/accounts.ts";
import { post, test } from "#test/app.ts";

type Failure = { message: string; errors?: Record<string, string[]> };

const HINDI = { "accept-language": "hi-IN" };
const IN_HINDI = /\p{sc=Devanagari}/u;

test("a problem is told in the language of the page that asked", async ({ api }) => {
  const wrong = { name: "", phone: "12" };

  const english = await failureOf(await api.request("/api/requirements", post(wrong)));
  const hindi = await failureOf(await api.request("/api/requirements", post(wrong, HINDI)));

  expect(english).toMatchObject({ message: "Some fields need another look" });
  for (const words of [hindi.message, ...Object.values(hindi.errors ?? {}).flat()]) {
    expect(words).toMatch(IN_HINDI);
  }
  expect(Object.keys(hindi.errors ?? {})).toEqual(Object.keys(english.errors ?? {}));
});

test("what no schema has words for is said in plain Hindi all the same", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");

  const { errors } = await failureOf(
    await api.request("/api/properties?limit=5000", { headers: HINDI }),
  );
  const change = by(admin, "PUT", { id: "x", type: "Castle", title: 7 });
  const headers = { ...(change.headers as Record<string, string>), ...HINDI };
  const changed = await failureOf(await api.request("/api/properties", { ...change, headers }));

  expect(errors?.limit).toEqual(["ज़्यादा से ज़्यादा 100 दें"]);
  expect(Object.keys(changed.errors ?? {})).toEqual(expect.arrayContaining(["type", "title"]));
  for (const words of Object.values(changed.errors ?? {}).flat()) expect(words).toMatch(IN_HINDI);
});

test("a refusal that is no validation has both languages too", async ({ api }) => {
  const response = await api.request("/api/requirements", { headers: HINDI });
  const elsewhere = await api.request("/api/nowhere", { headers: HINDI });

  expect(await failureOf(response)).toMatchObject({
    message: "पहले साइन इन करें",
  });
  expect((await failureOf(elsewhere)).message).toBe("ऐसी कोई कॉल नहीं है");
});

async function failureOf(response: Response): Promise<Failure> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  return (await response.json()) as Failure;
}
