import { COMPANY, newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

type Watched = Window & { formattersMade: string[] };

const COUNTS = /^NumberFormat \[\["(?:en|hi)-IN","en"\],null\] /;

// A phone stands still for a moment whenever a page makes a formatter: see src/web/platform/labels/dates.ts. The one
// that Lingui prints counts with is the only one.
test("a page hydrates with one formatter of the browser's at most", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { formattersMade: made });
    for (const name of ["NumberFormat", "DateTimeFormat"] as const) {
      Intl[name] = new Proxy<never>(Intl[name] as never, {
        construct(target, args) {
          made.push(`${name} ${JSON.stringify(args)} on ${location.pathname}`);
          return Reflect.construct(target, args);
        },
      });
    }
  });
  const home = `/property/${await newestListingId(request)}`;

  for (const path of [
    "/",
    "/hi",
    "/companies",
    COMPANY,
    home,
    "/buy",
    "/rent",
    "/land",
    "/agents",
  ]) {
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor();
    await page.waitForTimeout(300);

    const made = await page.evaluate(() => (window as unknown as Watched).formattersMade);
    expect(made.filter((each) => !COUNTS.test(each))).toEqual([]);
    expect(made.length).toBeLessThanOrEqual(1);
  }
});
