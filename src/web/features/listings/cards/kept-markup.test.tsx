import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fillIn } from "./kept-markup.tsx";

const fill = (html: string, ...parts: string[]) =>
  fillIn(
    Buffer.from(html),
    parts.map((part) => Buffer.from(part)),
  ).toString();

test("kept parts stand where their numbers stood, in whatever order", () => {
  expect(fill("<li><!--kept 1--></li><li><!--kept 0--></li>!", "₹1 Cr", "बानेर")).toBe(
    "<li>बानेर</li><li>₹1 Cr</li>!",
  );
  expect(fill("<p>no part</p>", "unused")).toBe("<p>no part</p>");
});

test("what somebody writes stands for no part, and no part for another", () => {
  const written = renderToString(createElement("p", { title: "<!--kept 0-->" }, "<!--kept 0-->"));
  expect(fill(written, "a card")).not.toContain("a card");
  expect(fill("<!--kept 0-->", "<!--kept 1-->", "another")).toBe("<!--kept 1-->");
  expect(fill("<p><!--kept 7--></p>")).toBe("<p></p>");
  expect(fill("<p><!--kept 0", "a card")).toBe("<p><!--kept 0");
});
