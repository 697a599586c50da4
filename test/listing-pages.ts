/** What a listings endpoint returns. */

import { expect } from "vitest";
import type { Api } from "./app.ts";

export type Page = {
  data: { _id: string; title: string }[];
  nextCursor: string | null;
  total: number;
  totalIsAtLeast?: boolean;
};

export async function pageOf(api: Api, query: string, path = "/api/properties"): Promise<Page> {
  const response = await api.request(`${path}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

export async function titles(api: Api, query: string, path?: string): Promise<string[]> {
  return (await pageOf(api, query, path)).data.map(({ title }) => title);
}
