/** `npm start`: from a fresh clone to the production site. */

import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { orExplain } from "./run.mjs";
import { serve } from "./serve.mjs";

await orExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await serve("production");
});
