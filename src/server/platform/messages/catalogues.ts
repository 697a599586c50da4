/** Reads the catalogues of what the server says. Vite compiles them: only `main.ts` and tests come by here. */

import type { Messages } from "@lingui/core";
import { addMessages } from "./say.ts";

const CATALOGUES = import.meta.glob<Messages>("/src/web/locales/{problems,mails}/hi.po", {
  import: "messages",
  eager: true,
});

for (const messages of Object.values(CATALOGUES)) addMessages("hi", messages);
