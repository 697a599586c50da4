import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  ssr: true,
  // Forty routes cost 2 KB once; asking the server for them link by link costs a round trip each.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
