import { COMPANY, newestListingId } from "./pages.ts";
import { expect, test } from "./support.ts";

type Watched = Window & { formattersMade: string[] };

// A phone stands still for a tenth of a second when a page makes its first formatter: see src/web/platform/labels/dates.ts.
test("a page comes to life without making a formatter of the browser's", { tag: "@whole" }, async ({
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
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await page.waitForTimeout(300);

    expect(await page.evaluate(() => (window as unknown as Watched).formattersMade)).toEqual([]);
  }
});
