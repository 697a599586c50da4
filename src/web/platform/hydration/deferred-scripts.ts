/**
 * Visitors read a page before they use it. React Router's document requests its modules while it is still being
 * parsed, and on a slow connection they compete with the style sheet, the font and the first picture. Here its
 * preloads and its one module script are marked as deferred; the inline script (page-script.ts) starts them once
 * those are there. Nothing inside the script is read or changed, and a document of any other form is left as it
 * is: it starts by itself. See docs/decisions/0015.
 */

import { Parser } from "htmlparser2";
import { DEFERRED, PAGE_SCRIPT_ID } from "./page-script.ts";

type Attributes = Record<string, string>;
type Tag = { from: number; to: number; name: string; attributes: Attributes };

export function deferScripts(html: string): string {
  // What is between them is long, and all of it content.
  const headEnd = Math.max(0, html.indexOf("</head>"));
  const contentEnd = Math.max(headEnd, html.lastIndexOf("</main>"));
  const [head, content, tail] = [
    html.slice(0, headEnd),
    html.slice(headEnd, contentEnd),
    html.slice(contentEnd),
  ];
  const headTags = tagsIn(head);
  const own = headTags.find(({ attributes }) => attributes.id === PAGE_SCRIPT_ID);
  const [module, another] = tagsIn(tail).filter(isModule);
  if (!own || !module || another || headTags.some(isModule)) return html;
  // An error page may lack the nonce that the inline script needs to run.
  if (own.attributes.nonce !== module.attributes.nonce) return html;
  return [
    withAttribute(head, headTags.filter(isPreload), { rel: DEFERRED }),
    content,
    withAttribute(tail, [module], { type: DEFERRED }),
  ].join("");
}

const isModule = ({ name, attributes }: Tag) => name === "script" && attributes.type === "module";
const isPreload = ({ name, attributes }: Tag) =>
  name === "link" && attributes.rel === "modulepreload";

function tagsIn(part: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.push({ name, attributes, from: parser.startIndex, to: parser.endIndex + 1 });
    },
  });
  parser.end(part);
  return tags;
}

/** The part with these tags written anew. */
function withAttribute(part: string, tags: Tag[], changed: Attributes): string {
  let [written, at] = ["", 0];
  for (const { name, attributes, from, to } of tags) {
    written += part.slice(at, from) + tagText(name, { ...attributes, ...changed });
    at = to;
  }
  return written + part.slice(at);
}

function tagText(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${pairs.join("")}>`;
}
