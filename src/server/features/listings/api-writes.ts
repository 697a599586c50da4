import { z } from "@hono/zod-openapi";
import {
  landChangesSchema,
  landInputSchema,
  listingChangesSchema,
  listingInputSchema,
  managedListingFilterSchema,
} from "#domain/listings/input-schema.ts";
import {
  idFrom,
  ifMatchSchema,
  namedSchema,
  showingCurrent,
  versionFrom,
} from "#server/platform/http/access.ts";
import { done, hidden, json, mapPage, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { managedListingSchema, presentManaged } from "./presenter-managed.ts";

const byId = z.object({ id: z.string().optional() });
const changed = done(managedListingSchema, "As it is now");
const who = "(admin; a company's member or a seller their own)";

export const listingWritesApi = createRouter({ allow: ["admin", "company", "seller"] }).call({
  route: "GET /admin/properties",
  tag: "Admin",
  allow: "admin",
  summary: "Listings in any state, last changed first (admin)",
  query: managedListingFilterSchema,
  answer: page(managedListingSchema, "A page of listings"),
  run: async ({ app, query }) => mapPage(await app.properties.listManaged(query), presentManaged),
});

addCalls({
  door: "property",
  path: "/properties",
  tag: "Properties",
  word: "listing",
  input: listingInputSchema,
  changes: listingChangesSchema.extend(namedSchema.shape),
});
addCalls({
  door: "land",
  path: "/lands",
  tag: "Lands",
  word: "listing of type Land",
  input: landInputSchema,
  changes: landChangesSchema.extend(namedSchema.shape),
});

/** The same calls twice: the paths differ, the listings are the same. */
function addCalls({
  door,
  path,
  tag,
  word,
  input,
  changes,
}: {
  door: "property" | "land";
  path: "/properties" | "/lands";
  tag: string;
  word: string;
  input: typeof listingInputSchema | typeof landInputSchema;
  changes: z.ZodType<z.output<typeof listingChangesSchema> & z.output<typeof namedSchema>>;
}) {
  listingWritesApi
    .call({
      route: `POST ${path}`,
      tag,
      summary: `Add a ${word} ${who}`,
      body: json(input, "The listing"),
      answer: done(managedListingSchema, "As it is now", 201),
      errors: [413],
      run: async ({ app, caller, body }) => {
        const listing = await app.properties.create(caller, { type: "Land", ...body });
        return { message: "Property created successfully", data: presentManaged(listing) };
      },
    })
    .call({
      route: [`PUT ${path}`, `PUT ${path}/{id}`],
      tag,
      summary: `Change a ${word} ${who}`,
      headers: ifMatchSchema,
      query: byId,
      body: json(changes, "Its id and the fields to change"),
      answer: changed,
      errors: [404, 409, 413],
      run: async ({ app, caller, params, query, body, c }) => {
        const { id: _, _id: __, version, ...fields } = body;
        const id = idFrom(params, query, body);
        const listing = await showingCurrent(presentManaged, () =>
          app.properties.update(caller, door, id, fields, versionFrom(c, version)),
        );
        return { message: "Property updated successfully", data: presentManaged(listing) };
      },
    })
    .call({
      route: [`DELETE ${path}`, `DELETE ${path}/{id}`],
      tag,
      summary: `Delete a ${word} ${who}`,
      headers: ifMatchSchema,
      query: byId,
      body: { ...json(namedSchema, "Its id"), required: false },
      answer: hidden(),
      errors: [404, 409],
      run: async ({ app, caller, params, query, body, c }) => {
        const id = idFrom(params, query, body);
        await showingCurrent(presentManaged, () =>
          app.properties.remove(caller, door, id, versionFrom(c, body.version)),
        );
        return { message: "Property deleted successfully", data: { id } };
      },
    })
    .call({
      route: `POST ${path}/{id}/restore`,
      tag,
      summary: `Take a deletion back ${who}`,
      answer: changed,
      errors: [409],
      run: async ({ app, caller, params: { id } }) => ({
        message: "Property restored",
        data: presentManaged(await app.properties.restore(caller, door, id)),
      }),
    });
}
