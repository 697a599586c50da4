/** The arrows of docs/architecture.md, checked by `npm run check:layers`. */

const tests = ["\\.test\\.tsx?$"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-is-pure",
      comment: "The domain knows zod and itself: no node, no database, no HTTP, no React.",
      severity: "error",
      from: { path: "^src/domain/", pathNot: tests },
      to: { pathNot: ["^src/domain/", "^node_modules/zod/"] },
    },
    {
      name: "schemas-stay-apart",
      comment: "zod weighs 90 KB: what the browser imports of the domain must not drag it along.",
      severity: "error",
      from: { path: "^src/domain/", pathNot: ["-schema\\.ts$", ...tests] },
      to: { path: ["^node_modules/zod/", "^src/domain/.*-schema\\.ts$"] },
    },
    {
      name: "browser-parts-import-no-schema",
      comment:
        "Loaders and actions, which stay on the server, may; components may have types of theirs.",
      severity: "error",
      from: { path: "^src/web/(features|layout|ui)/" },
      to: { path: "^src/domain/.*-schema\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "server-ignores-web",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^src/web/" },
    },
    {
      name: "web-sees-only-the-app-type",
      comment: "Pages reach the server through context; only the type of App may be imported.",
      severity: "error",
      from: { path: "^src/web/" },
      to: { path: "^src/server/", pathNot: "^src/server/app\\.ts$" },
    },
    {
      name: "web-never-runs-server-code",
      severity: "error",
      from: { path: "^src/web/" },
      to: { path: "^src/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "features-do-not-know-each-other",
      comment:
        "Share through domain/, shared/ or platform/; compose in app.ts, api.ts, a layout or a route.",
      severity: "error",
      from: { path: "^src/(server|web)/features/([^/]+)/" },
      to: { path: "^src/$1/features/", pathNot: "^src/$1/features/$2/" },
    },
    {
      name: "platform-knows-no-feature",
      comment:
        "What is not about homes, and what several features share, is known by features and not the other way.",
      severity: "error",
      from: { path: "^src/(server|web)/(platform|shared)/", pathNot: tests },
      to: { path: ["^src/(server|web)/features/", "^src/web/(routes|layout)/"] },
    },
    {
      name: "platform-is-not-about-homes",
      severity: "error",
      from: { path: "^src/server/platform/", pathNot: tests },
      to: { path: "^src/server/shared/" },
    },
    {
      name: "production-ignores-the-demo",
      comment: "But for one dynamic import: a site without demo data never loads it.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/server/shared/demo\\.ts$", ...tests] },
      to: { path: "^demo/" },
    },
    {
      name: "the-demo-is-loaded-late",
      severity: "error",
      from: { path: "^src/", pathNot: tests },
      to: { path: "^demo/", dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "sql-stays-in-repositories",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/server/platform/db/",
          "^src/server/features/search/engine/",
          "/repository\\.ts$",
          "/repository-[a-z]+\\.ts$",
          "^src/server/platform/auth/",
          ...tests,
        ],
      },
      to: {
        path: "^node_modules/(drizzle-orm|pg)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "http-stays-in-adapters",
      severity: "error",
      from: {
        path: "^src/server/",
        pathNot: [
          "^src/server/api\\.ts$",
          "^src/server/platform/(http|cache|metrics)/",
          "/(api|presenter)\\.ts$",
          "/(api|presenter)-[a-z]+\\.ts$",
          ...tests,
        ],
      },
      to: { path: "^node_modules/(hono|@hono)/" },
    },
    {
      name: "only-web-renders",
      severity: "error",
      from: { path: "^src/(domain|server)/" },
      to: { path: "^node_modules/(react|react-dom|react-router)/" },
    },
    {
      name: "nobody-imports-the-root",
      severity: "error",
      from: { pathNot: "^server\\.ts$" },
      to: { path: "^src/main\\.ts$" },
    },
    {
      name: "tests-are-not-imported",
      severity: "error",
      from: { pathNot: ["^test/", "^e2e/", ...tests] },
      to: { path: ["^test/", ...tests] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/|^virtual:" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
