/** Every message in the sources with which the product may refuse a user's request. */

import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

const SOURCES = [
  "src/domain/**/*-schema.ts",
  "src/domain/{imports/*,listings/facts,pictures/upload}.ts",
  "src/server/features/**/*.ts",
  "src/server/platform/{audit,auth,files,http,cache,metrics}/*.ts",
  "src/server/platform/{db/keyset,limits,naming}.ts",
  "src/server/shared/*.ts",
];
/** Other texts: descriptions of API calls, tables for spreadsheets, mails that contain both languages. */
const OTHERS =
  /\.test\.ts$|\/(?:api[^/]*|presenter[^/]*|mails|csv|corpus-[^/]*|repository[^/]*|docs-page|metrics|unavailable-page|search-engines|well-known|page-cache)\.ts$/;
/** Properties whose text is for developers, or not a sentence. */
const OTHER_NAMES = new Set(["description", "summary", "example"]);

/** Each message with its file; `{0}`, `{1}` stand for values. */
export function problemTexts(): Map<string, string> {
  const found = new Map<string, string>();
  const paths = SOURCES.flatMap((pattern) => globSync(pattern));
  for (const path of paths.filter((each) => !OTHERS.test(each))) {
    const source = readFileSync(path, "utf8");
    visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true), (text) =>
      found.set(text, path),
    );
  }
  return found;
}

function visit(node: ts.Node, say: (text: string) => void): void {
  if (isForDevelopers(node)) return;
  const text = textOf(node);
  if (text !== undefined && SENTENCE.test(text)) say(text);
  ts.forEachChild(node, (child) => visit(child, say));
}

const SENTENCE = /^(?:\p{Lu}[\p{L}'-]*|"?\{0\}"?) .*\p{L}{2}/u;

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isVariableDeclaration(node)) return node.name.getText() === "DESCRIPTIONS";
  if (ts.isNewExpression(node)) return node.expression.getText() === "Error";
  if (ts.isCallExpression(node)) return /^(?:json|log|console)\b/.test(node.expression.getText());
  if (!ts.isPropertyAssignment(node) || !OTHER_NAMES.has(node.name.getText())) return false;
  return ts.isStringLiteral(node.initializer) || ts.isTemplateExpression(node.initializer);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`);
  return node.head.text + parts.join("");
}
