/** The two API routes by which an admin moderates an item: read it, and decide on it. */

import { createRoute, z } from "@hono/zod-openapi";
import { listingVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { allow } from "./access.ts";
import { doneSchema, errorResponses, json, okSchema } from "./router.ts";

type Moderated<Kind extends string, Waiting extends z.ZodType, Item extends z.ZodType> = {
  /** As in the path. */
  kind: Kind;
  summaries: { read: string; decide: string };
  waiting: Waiting;
  item: Item;
};

const middleware = allow("admin");
const params = z.object({ id: z.string() });

export function moderationRoutes<
  Kind extends string,
  Waiting extends z.ZodType,
  Item extends z.ZodType,
>({ kind, summaries, waiting, item }: Moderated<Kind, Waiting, Item>) {
  const common = { tags: ["Admin"], middleware };
  return {
    read: createRoute({
      ...common,
      method: "get",
      path: `/admin/queue/${kind}/{id}`,
      summary: summaries.read,
      request: { params },
      responses: {
        200: json(okSchema(waiting), "What waits"),
        ...errorResponses(401, 403, 404),
      },
    }),
    decide: createRoute({
      ...common,
      method: "post",
      path: `/admin/queue/${kind}/{id}/decision`,
      summary: summaries.decide,
      request: {
        params,
        body: { ...json(listingVerdictSchema, "The verdict"), required: true },
      },
      responses: {
        200: json(doneSchema(item), "As it is now"),
        ...errorResponses(400, 401, 403, 404, 409, 422),
      },
    }),
  };
}
