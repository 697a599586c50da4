/** A schema gets its OpenAPI method when it is made: whichever test file a process begins with, the method must be there. */
import "@hono/zod-openapi";
