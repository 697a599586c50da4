/** Schemas get their OpenAPI method at creation, so it must exist whichever test file comes first. */
import "@hono/zod-openapi";
/** And what the server says is said in Hindi too. */
import "#server/platform/messages/catalogues.ts";
