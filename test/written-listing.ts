/** A listing as a lister writes it, and the API calls that submit it. */

import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import type { Person } from "./accounts.ts";
import type { Api } from "./app.ts";
import { aMedia } from "./factories.ts";

export const TEXT = {
  title: "2 BHK flat in Baner",
  location: "Baner, Pune 411045",
  priceRange: "₹80 L – ₹85 L",
  type: "Apartment",
  features: "1,050 sq ft carpet, East facing, 5th floor of 12, Semi-furnished, Lift",
  description: "Two balconies and morning sun",
};

type Answer = {
  message: string;
  data: Record<string, unknown> & { _id: string; updatedAt: string };
  errors?: Record<string, string[]>;
};

export async function call(api: Api, path: string, init: RequestInit) {
  const response = await api.request(`/api${path}`, init);
  return { status: response.status, ...((await response.json()) as Answer) };
}

export async function aPhoto(db: Db, by?: Person): Promise<string> {
  const { id } = await aMedia(db, { bucket: "property-images", uploadedBy: by?.id });
  return id;
}

export async function rowOf(db: Db, id: string) {
  const [row] = await db.select().from(properties).where(eq(properties.id, id));
  return row;
}
