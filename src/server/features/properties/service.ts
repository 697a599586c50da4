import { AppError } from "#domain/errors.ts";
import { isListingId } from "#domain/id.ts";
import type { Page } from "#domain/page.ts";
import type { Category, Property, PropertySummary, Purpose } from "#domain/property.ts";
import { type PropertyFilter, propertyFilterSchema } from "#domain/property-schema.ts";
import type { Deps } from "#server/deps.ts";
import { countByPurpose, findProperty, listProperties, listPropertyPages } from "./repository.ts";

export type ListingCounts = Record<Purpose, Record<Category, number>>;

export function createPropertyService({ db }: Deps) {
  return {
    list: (filter: PropertyFilter): Promise<Page<PropertySummary>> => listProperties(db, filter),

    get,

    /** The same listings through the door that knows only land. */
    async getLand(id: string): Promise<Property> {
      const property = await get(id);
      if (property.type !== "Land") throw new AppError("NOT_FOUND", "Land Not Found");
      return property;
    },

    /** Homes like this one: same city, purpose and type, newest first. */
    async listSimilar(property: Property, limit: number): Promise<PropertySummary[]> {
      const { city, purpose, type } = property;
      const filter = propertyFilterSchema.parse({ city, purpose, type, limit: limit + 1 });
      const { items } = await listProperties(db, filter);
      return items.filter((item) => item.id !== property.id).slice(0, limit);
    },

    async count(): Promise<ListingCounts> {
      const counts = {
        sale: { residential: 0, commercial: 0, land: 0 },
        rent: { residential: 0, commercial: 0, land: 0 },
      };
      for (const row of await countByPurpose(db)) {
        counts[row.purpose as Purpose][row.category as Category] = row.count;
      }
      return counts;
    },

    listPages: (limit: number) => listPropertyPages(db, limit),
  };

  async function get(id: string): Promise<Property> {
    const property = isListingId(id) ? await findProperty(db, id) : undefined;
    if (!property) throw new AppError("NOT_FOUND", "Property Not Found");
    return property;
  }
}
