/** Opens sheets, menus and dialogs on a phone and taps everything in them once. */

import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

export const PHONE = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A control as a finger finds it: a visually hidden input is tapped by its label. */
const CONTROLS =
  "a[href], button, summary, select, textarea, label:has(input), input:not(label input)";

export type Sheet = {
  open: () => Promise<void>;
  /** The opened element. */
  box: Locator;
  /** Must stay within reach, so that the visitor is never stuck. */
  close: Locator;
};

type Handle = ElementHandle<HTMLElement | SVGElement>;

type Control = {
  name: string;
  leadsOn: boolean;
  /**
   * False for what is disabled or hidden from people, and for selects and file inputs, whose native pickers
   * cover the page.
   */
  isTapped: boolean;
};

/** Taps every control of the sheet once, reopening it after a tap that closed it or led elsewhere. */
export async function tapEverythingIn(page: Page, sheet: Sheet): Promise<void> {
  const path = page.url();
  await sheet.open();
  expect(await problemsOf(sheet), "as it opens").toEqual([]);
  const controls = sheet.box.locator(CONTROLS).locator("visible=true");
  for (let at = 0; at < (await controls.count()); at++) {
    const isOpen = await tapIn(page, sheet, controls.nth(at));
    if (isOpen) continue;
    await page.goto(path);
    await sheet.open();
  }
}

/** Returns whether the sheet is still open; if it is, it must be usable. */
async function tapIn(page: Page, sheet: Sheet, control: Locator): Promise<boolean> {
  const path = page.url();
  const { name, leadsOn, isTapped } = await describe(control);
  if (!isTapped) return true;
  const tapped = await control.elementHandle();
  await control.tap();
  const isLeft = async () => page.url() !== path || !(await sheet.box.isVisible());
  // A link may also choose something in the form that it belongs to.
  const isChosen = () => control.and(page.locator("[aria-current=true]")).isVisible();
  if (leadsOn)
    await expect
      .poll(async () => (await isLeft()) || (await isChosen()), `"${name}" leads on`)
      .toBe(true);
  if (await isLeft()) {
    await expect(page.locator("h1").first(), `the page after "${name}"`).toBeAttached();
    return false;
  }
  expect(await problemsOf(sheet, tapped), `after a tap on "${name}"`).toEqual([]);
  return true;
}

/** Taps every field of the page once; the page must not scroll away from any. */
export async function tapEveryField(page: Page): Promise<void> {
  const fields = page
    .locator("main")
    .locator("select, textarea, label:has(input), input:not(label input)")
    .locator("visible=true");
  for (let at = 0; at < (await fields.count()); at++) {
    const field = fields.nth(at);
    const { name, isTapped } = await describe(field);
    if (!isTapped) continue;
    await field.tap();
    await expect(field, `"${name}" on ${page.url()}`).toBeInViewport();
  }
}

function describe(control: Locator): Promise<Control> {
  return control.evaluate((element) => ({
    name:
      element.getAttribute("aria-label") ??
      (element.textContent?.trim() || element.getAttribute("name") || element.outerHTML),
    // Excludes links to the current page, and to what is chosen already.
    leadsOn:
      element instanceof HTMLAnchorElement &&
      element.href !== location.href &&
      element.ariaCurrent !== "true",
    isTapped:
      element.localName !== "select" &&
      element.ariaDisabled !== "true" &&
      !element.closest("[aria-hidden=true]") &&
      !element.querySelector("input[type=file]"),
  }));
}

/** What blocks the visitor: the close button, the tapped control or everything is out of reach. */
async function problemsOf({ box, close }: Sheet, tapped: Handle | null = null): Promise<string[]> {
  const closer = await close.elementHandle();
  return box.evaluate(
    async (element, { closer, tapped, controls }) => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const isReachable = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && hit !== null && one.contains(hit);
      };
      const isStuck = (part: Element) =>
        part.scrollTop > 0 && /hidden|clip/.test(getComputedStyle(part).overflowY);
      const stuck = [element, ...element.querySelectorAll("*")].filter(isStuck);
      return [
        ...stuck.map((part) => `scrolled, and cannot be scrolled back: ${part.className}`),
        ...(closer && isReachable(closer) ? [] : ["the way out is not on the screen"]),
        // A button may disappear once it has done its work.
        ...(!tapped?.isConnected || isReachable(tapped)
          ? []
          : ["what was tapped is off the screen"]),
        ...([...element.querySelectorAll(controls)].some(isReachable) ? [] : ["it is empty"]),
      ];
    },
    { closer, tapped, controls: CONTROLS },
  );
}
