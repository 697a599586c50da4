/** `npm run dev`: the site from its sources, reloaded as they change. */

import { ensureInstalled } from "./install.mjs";
import { orExplain } from "./run.mjs";
import { serve } from "./serve.mjs";

await orExplain(async () => {
  await ensureInstalled();
  process.exitCode = await serve("development");
});
