import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support.ts";

/** The page's text, without scripts and markup. */
async function read(request: APIRequestContext, path: string) {
  const page = await request.get(path);
  const html = (await page.text()).replace(/<script[^>]*>.*?<\/script>/gs, "");
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  const text = html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  const found = Number(/([\d,]+) propert(?:y|ies) found/.exec(text)?.[1]?.replace(",", ""));
  return { url: page.url(), html, text, title, found };
}

test("a known locality without listings stays chosen, and what is near is shown", async ({
  request,
}) => {
  for (const path of ["/buy", "/rent", "/commercial", "/land", "/search"]) {
    const page = await read(request, `${path}?city=gurugram&locality=dlf-phase-2`);
    expect(page.found, path).toBe(0);
    expect(page.text, path).toContain("Nothing is listed in DLF Phase 2 today");
    expect(page.text, path).toContain("Remove DLF Phase 2");
    expect(page.text, path).toMatch(/Elsewhere in Gurugram|Close by/);
    expect(page.title, path).toContain("DLF Phase 2, Gurugram");
  }
  const line = await read(request, "/search?q=DLF+phase+2");
  expect(line.url).toContain("locality=dlf-phase-2");
  expect(line.found).toBe(0);
  const hindi = await read(request, "/hi/buy?city=gurugram&locality=dlf-phase-2");
  expect(hindi.text).toContain("डीएलएफ फ़ेज़ 2 में आज कुछ भी लिस्ट नहीं है");
  const cityWithout = await read(request, "/search?q=noida+extension+2bhk");
  expect(cityWithout.text).toContain("Remove Greater Noida West");
});

test("the numbers beside localities close by are those of the lists they open", async ({
  page,
  request,
}) => {
  await page.goto("/buy?city=gurugram&locality=dlf-phase-2");
  const links = page.getByRole("list", { name: "Localities", exact: true }).getByRole("link");
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const count = Number(/\((\d+)\)$/.exec((await link.textContent()) ?? "")?.[1]);
    const opened = await read(request, (await link.getAttribute("href")) ?? "");
    expect(opened.found).toBe(count);
  }
});

test("a locality nobody knows is said to be unknown, and can be taken away", async ({
  request,
}) => {
  const typed = `<b>${"nonsense".repeat(20)}`;
  const page = await read(request, `/buy?city=pune&locality=${encodeURIComponent(typed)}`);
  expect(page.found).toBe(0);
  expect(page.text).toContain("We do not know a locality called “&lt;b&gt;nonsense");
  expect(page.html).not.toContain("<b>nonsense");
  expect(page.text).not.toContain("nonsense".repeat(11));
  expect(page.text).toContain("Anywhere in Pune");
  const both = await read(request, "/buy?city=pune&locality=nonsense&locality=wakad");
  const wakad = await read(request, "/buy?city=pune&locality=wakad");
  expect(both.found).toBe(wakad.found);
  expect(both.text).toContain("We do not know a locality called “nonsense” in Pune.");
  expect(both.text).toContain("Remove nonsense");
  expect(wakad.title).toContain("Homes for sale in Wakad, Pune");
});

test("a locality of another city is left out with a word", async ({ request }) => {
  const page = await read(request, "/buy?city=mumbai&locality=wakad");
  expect(page.text).toContain("Wakad is not in Mumbai, so it was left out.");
  expect(page.found).toBe((await read(request, "/buy?city=mumbai")).found);
});

test("each number on the home page is that of the list it opens", async ({ page, request }) => {
  await page.goto("/");
  const tabs = page.getByRole("group", { name: "What are you looking for?" }).locator("label");
  for (const tab of await tabs.all()) {
    const value = await tab.locator("input").getAttribute("value");
    const count = Number((await tab.locator("span").last().innerText()).trim());
    const opened = await read(request, `/find?for=${value}&q=&city=`);
    expect(opened.found, value ?? "").toBe(count);
  }
  const services = page.locator("section", {
    has: page.getByRole("heading", { name: "Services" }),
  });
  let counted = 0;
  for (const link of await services.getByRole("link").all()) {
    const count = /\d+$/.exec(((await link.textContent()) ?? "").trim())?.[0];
    if (!count) continue;
    counted += 1;
    const opened = await read(request, (await link.getAttribute("href")) ?? "");
    expect(opened.found, count).toBe(Number(count));
  }
  expect(counted).toBe(4);
});

test("the example in the search box finds homes, in both languages", async ({ page, request }) => {
  for (const path of ["/", "/hi"]) {
    await page.goto(path);
    const example = await page.locator("#find-q").getAttribute("placeholder");
    const opened = await read(request, `/find?q=${encodeURIComponent(example ?? "")}`);
    expect(opened.found, example ?? "").toBeGreaterThan(0);
  }
});
