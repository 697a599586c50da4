/** What all error responses of the API have in common. */

import { expect } from "vitest";

type Failure = { success: boolean; message: string };

export async function expectFailure(response: Response, status: number): Promise<Failure> {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  const body = (await response.json()) as Failure;
  expect(body.success).toBe(false);
  expect(body.message).toMatch(/^[A-Z].{8,}/);
  return body;
}
