/** API calls and their responses. */

import { expect } from "vitest";
import { by, type Person } from "./accounts.ts";
import type { Api } from "./app.ts";

/** `what` is a method and a path, such as "PUT /me". */
export async function call(api: Api, person: Person | undefined, what: string, body?: object) {
  const [method = "", path = ""] = what.split(" ");
  const response = await api.request(`/api${path}`, by(person, method, body));
  const answer = (await response.json()) as { data: Record<string, unknown>; message: string };
  return { status: response.status, ...answer };
}

/** The same, and expects success. */
export async function did(api: Api, person: Person | undefined, what: string, body?: object) {
  const answer = await call(api, person, what, body);
  expect([what, answer.status < 300, answer.message]).toEqual([what, true, answer.message]);
  return answer.data;
}
