import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: true,
  // A page is one file; its loader is too small to be worth a separate request.
  splitRouteModules: false,
  // Sixty routes cost 3 KB once; asking the server for them link by link costs a round trip each.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
