import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { fromIssue } from "#domain/shared/errors.ts";

const FILES = globSync("src/web/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("every code that a form has words of its own for is a problem of ours", async () => {
  await Promise.all(globSync("src/domain/*/problems.ts").map((file) => import(resolve(file))));
  const codes = FILES.flatMap(({ text }) =>
    [...text.matchAll(/case "([a-z]+\.\w+)":/g)].map(([, code = ""]) => code),
  );

  expect(codes).toContain("accounts.codeWrong");
  expect(codes.filter((code) => fromIssue(code) === undefined)).toEqual([]);
});

test("an action answers what has to be corrected by handleForm, not in a shape of its own", () => {
  const own = FILES.filter(
    ({ file, text }) =>
      file.startsWith("src/web/routes/") &&
      /\bdata(?:<\w+>)?\(\{[^)]*\b(?:problems?|errors|wrong|fields)\b/.test(text),
  );

  expect(own.map(({ file }) => file)).toEqual([]);
});

test("no page reads from its URL what was wrong with a form", () => {
  const asked = FILES.filter(({ text }) =>
    /searchParams\.(?:get|has)\("\w*[pP]roblem\w*"\)/.test(text),
  );

  expect(asked.map(({ file }) => file)).toEqual(["src/web/routes/account/google-auth.tsx"]);
});
