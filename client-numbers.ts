/**
 * The words of a page say counts ("24 homes"), and to print one Lingui makes an `Intl.NumberFormat`. A browser
 * stands still for 20 ms and more when it makes its first, on a phone for four times that, and every page
 * says some count. The browser's copy groups the digits itself; the server's prints the same the long way.
 */

import type { Plugin } from "vite";

const LINGUI = /@lingui\/core\/dist\/index\.mjs/;
const THE_LONG_WAY = "number(locales, value, numberFormat)";
const LAKHS_AND_CRORES = String.raw`String(value).replace(/(\d)(?=(?:\d\d)+\d$)/g, "$1,")`;

export function lightNumbers(): Plugin {
  return {
    name: "light-numbers",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: LINGUI },
      handler(code) {
        if (!code.includes(THE_LONG_WAY)) this.error("Lingui prints counts in another way now.");
        return { code: code.replace(THE_LONG_WAY, () => LAKHS_AND_CRORES), map: null };
      },
    },
  };
}
