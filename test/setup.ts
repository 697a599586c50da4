/** Schemas get their OpenAPI method at creation, so it must exist whichever test file comes first. */
import "@hono/zod-openapi";
