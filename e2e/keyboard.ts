/** A visitor without a mouse: reaches everything with Tab, the arrows, Enter and letters. */

import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { SignUpRole } from "#domain/accounts/account.ts";
import { linkMailedTo } from "./members.ts";
import { expect } from "./support.ts";

const MOST_TABS = 200;
const PASSWORD = "a door with a lock";

export function keyboardOf(page: Page) {
  const { keyboard } = page;

  /** Presses Tab step by step, as a person has to. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await isThere()) return;
      await keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  return {
    reach,

    async press(target: Locator, key = "Enter"): Promise<void> {
      await reach(target);
      await keyboard.press(key);
    },

    async type(target: Locator, text: string): Promise<void> {
      await reach(target);
      await keyboard.press("ControlOrMeta+A");
      await keyboard.type(text);
      await expect(target).toHaveValue(text);
    },

    /** Typing the first letters selects an option in a list. */
    async choose(target: Locator, letters: string, value: string): Promise<void> {
      await reach(target);
      await keyboard.type(letters);
      await expect(target).toHaveValue(value);
    },

    /** One radio button of a group: Tab leads into the group, the arrows move within it. */
    async pick(target: Locator): Promise<void> {
      const name = await target.getAttribute("name");
      const current = page.locator(`input[name="${name}"]:checked`);
      const first = page.locator(`input[name="${name}"]`).first();
      await reach((await current.count()) > 0 ? current : first);
      for (let steps = 0; steps < 10 && !(await target.isChecked()); steps += 1) {
        await keyboard.press("ArrowDown");
      }
      await expect(target).toBeChecked();
    },
  };
}

type Keyboard = ReturnType<typeof keyboardOf>;

/** Signs up through the site's own pages and opens the link in the mail. */
export async function signUp(
  page: Page,
  request: APIRequestContext,
  keys: Keyboard,
  { role, label }: { role: SignUpRole; label: string },
) {
  const number = Math.floor(Math.random() * 1e9);
  const who = { name: `Asha ${number}`, email: `asha${number}@home.example`, role };
  await page.goto("/auth?tab=signup");
  await keys.pick(page.getByLabel(label));
  await keys.type(page.getByLabel("Full name"), who.name);
  await keys.type(page.getByLabel("E-mail", { exact: true }), who.email);
  await keys.type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  const link = await linkMailedTo(request, who.email, /Confirm/);
  await page.goto(link.pathname + link.search);
  await keys.press(page.getByRole("button", { name: "Confirm and sign in" }));
  await expect(page.getByRole("heading", { name: `Welcome, ${who.name}` })).toBeVisible();
  return who;
}
