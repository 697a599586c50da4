import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility.ts";
import { ADMIN } from "./accounts.ts";
import { expect, test } from "./support.ts";

const PASSWORD = "a door with a lock";

/** A unique person: tests run in parallel on one database. */
function newPerson() {
  const number = Math.floor(Math.random() * 1e9);
  return { name: `Asha ${number}`, email: `asha${number}@home.example` };
}

/** The last message to a recipient, as the admin of a demo can read it. */
async function lastMessage(request: APIRequestContext, recipient: string, subject = /^/) {
  const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const query = encodeURIComponent(recipient);
  const list = await request.get(`/api/admin/outbox?q=${query}`, { headers });
  const messages: { _id: string; subject: string }[] = (await list.json()).data;
  const id = messages.find((message) => subject.test(message.subject))?._id;
  const message = await (await request.get(`/api/admin/outbox/${id}`, { headers })).json();
  return message.data.body as string;
}

async function mailedLink(request: APIRequestContext, email: string, subject: RegExp) {
  return new URL(/https?:\S+/.exec(await lastMessage(request, email, subject))?.[0] ?? "");
}

async function textedCode(request: APIRequestContext, phone: string): Promise<string> {
  return /\d{6}/.exec(await lastMessage(request, phone))?.[0] ?? "";
}

/** A member created through the API and signed in here. */
async function aMember(page: Page, request: APIRequestContext) {
  const who = newPerson();
  const data = { ...who, password: PASSWORD, role: "seller" };
  await request.post("/api/auth/sign-up/email", { data });
  const token = (await mailedLink(request, who.email, /Confirm/)).searchParams.get("token");
  await page.request.post("/api/auth/verify-email", { data: { token, password: PASSWORD } });
  return who;
}

test.describe("an account", () => {
  test.use({ allowedErrors: /status of 4\d\d/ });

  test("is made by mail, shown in the header, and left", async ({ page, request }) => {
    const who = newPerson();
    await page.goto("/auth?tab=signup&to=/saved");
    await page.getByLabel("Property Seller").check();
    await page.getByLabel("Full name").fill(who.name);
    await page.getByLabel("E-mail", { exact: true }).fill(who.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Signup" }).click();
    await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
    const link = await mailedLink(request, who.email, /Confirm/);
    await page.goto(link.pathname + link.search);
    await page.getByRole("button", { name: "Confirm and sign in" }).click();

    await expect(page).toHaveURL(/\/saved$/);
    await page.getByRole("banner").getByRole("link", { name: who.name }).first().click();
    await expect(page.getByRole("heading", { name: `Welcome, ${who.name}` })).toBeVisible();
    await expect(page.getByText("Property Seller")).toBeVisible();
    await expect(page.getByText("Pending Verification")).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).first().click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/auth\?to=%2Fdashboard$/);
  });

  test("is confirmed on another device by the password, or by a new one", {
    tag: "@whole",
  }, async ({ page, request }) => {
    const who = newPerson();
    const data = { ...who, password: "a stranger chose this", role: "buyer" };
    await request.post("/api/auth/sign-up/email", { data });
    const link = await mailedLink(request, who.email, /Confirm/);
    await page.goto(link.pathname + link.search);
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("not the password that was chosen");
    await expectNoViolations(page);

    await page.getByText("did not sign up myself").click();
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByRole("button", { name: "Save and sign in" }).click();
    await expect(page.getByRole("heading", { name: `Welcome, ${who.name}` })).toBeVisible();
  });

  test("whose password is forgotten is found again by mail", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const who = await aMember(page, request);
    await page.context().clearCookies();
    await page.goto("/auth");
    await page.getByLabel("E-mail", { exact: true }).fill(who.email);
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert")).toContainText("Wrong e-mail or password");
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(who.email);
    await expectNoViolations(page);

    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // Both pages have a field of that name.
    await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    await page.getByLabel("E-mail", { exact: true }).fill(who.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
    const link = await mailedLink(request, who.email, /Choose a new password/);
    await page.goto(link.pathname + link.search);
    await page.getByLabel("New password").fill("a brand new door");
    await page.getByRole("button", { name: "Save and sign in" }).click();
    await expect(page.getByRole("heading", { name: `Welcome, ${who.name}` })).toBeVisible();
  });

  test("is deleted only after thought, and can be kept", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    await aMember(page, request);
    await page.goto("/profile");
    await page.getByText("Delete my account").click();
    await page.getByLabel("Your password, to be sure").fill(PASSWORD);
    await page.getByRole("button", { name: "Yes, delete it" }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs, the form and its errors work", { tag: "@whole" }, async ({ page }) => {
    await page.goto("/hi/auth");
    await page.getByRole("main").getByRole("link", { name: "साइनअप" }).click();
    await page.getByLabel("पूरा नाम").fill("आशा");
    await page.getByLabel("खरीदार").first().check();
    await page.getByLabel("ई-मेल", { exact: true }).fill(newPerson().email);
    await page.getByLabel("पासवर्ड", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "साइनअप" }).click();
    await expect(page.getByRole("heading", { name: "अपना मेल देखें" })).toBeVisible();
  });
});

test.describe("by phone", () => {
  test.use({ allowedErrors: /status of 4\d\d/ });

  test("a code opens the door, and the identity check can be skipped", { tag: "@whole" }, async ({
    page,
    request,
  }) => {
    const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
    await page.goto("/auth?to=/saved");
    await page.getByRole("link", { name: "Sign in by phone" }).click();
    await page.getByLabel("Mobile number").fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
    await expect(page.getByLabel("Mobile number")).toHaveValue(phone);
    await expectNoViolations(page, [360, 1280]);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByRole("button", { name: /Send again in \d+ s/ })).toBeDisabled();
    await expectNoViolations(page);

    const code = await textedCode(request, phone);
    await page.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("This code is wrong");
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    await expect(page.getByRole("heading", { name: "Identity check (optional)" })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("link", { name: "Skip for now" }).click();
    await expect(page).toHaveURL(/\/saved$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  });
});

test("a page kept for everybody names nobody, though its first reader was signed in", async ({
  page,
  request,
}) => {
  const { token } = await (await request.post("/api/admin/login", { data: ADMIN })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const address = `/companies?q=${Math.random()}`;
  expect(await (await request.get(address, { headers })).text()).not.toContain("Sign Out");
  await page.goto(address);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test.describe("an old or mistyped link to confirm an address", () => {
  test.use({ allowedErrors: /status of 404/ });

  test("says so, and leads to a new one", async ({ page }) => {
    await page.goto("/auth/confirm?token=x");
    await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await page.getByRole("link", { name: "Sign up again" }).click();
    await expect(page).toHaveURL(/\/auth\?tab=signup/);
    await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  });
});
