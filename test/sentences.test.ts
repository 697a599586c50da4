import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** PostgreSQL's own programs say what is wrong on their output, in English and without a code. */
const EXCEPTION = /^src\/server\/platform\/db\/embedded\//;

const SEARCHES = new Set(["includes", "startsWith", "endsWith", "indexOf", "match", "search"]);

/** At least three words, as people write them: no class names, no SQL, no header. */
function isSentence(text: string): boolean {
  const words = text.replace(/\\[a-z]/g, " ").match(/[\p{L}\p{M}’']{2,}/gu) ?? [];
  return words.length >= 3 && /\p{L} \p{L}/u.test(text);
}

/** A pattern may be one of several texts. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isRegularExpressionLiteral(node) ? node.text.split("|") : [];
}

/** What a node compares with something else, if it does. */
function comparedIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isBinaryExpression(node)) {
    return COMPARISONS.has(node.operatorToken.kind) ? [node.left, node.right] : [];
  }
  if (ts.isCaseClause(node)) return [node.expression];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name: method, expression: target } = node.expression;
  if (SEARCHES.has(method.text)) return node.arguments;
  return method.text === "test" || method.text === "exec" ? [target] : [];
}

/** Where code decides by a sentence, which changes with the wording and the language; codes do not. */
function breaches(name: string, source: string): string[] {
  const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (comparedIn(node).some((each) => textsOf(each).some(isSentence))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${name}:${line + 1} ${node.getText(file)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test.each([
  'if (error.message === "There is no such lead") retry();',
  'if ("Too many tries today" !== said) retry();',
  'if (message.includes("was already used")) retry();',
  'if (message.startsWith("Enter the price")) retry();',
  "if (/no longer valid/.test(message)) retry();",
  "if (message.match(/somebody else has changed/i)) retry();",
  'switch (said) { case "This code is wrong": retry(); }',
  'if (message === "यह कोड गलत है") retry();',
])("a comparison with a sentence is found: %s", (source) => {
  expect(breaches("planted.ts", source)).toHaveLength(1);
});

test.each([
  'if (error.code === "shared.linkOutdated") retry();',
  'if (kind === "too-many") retry();',
  'say("There is no such lead");',
  'if (name === "price range") retry();',
  "if (/Android|Mac OS X|Windows/.test(agent)) retry();",
])("what is no comparison with a sentence is not: %s", (source) => {
  expect(breaches("planted.ts", source)).toEqual([]);
});

test("no code compares a sentence", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter(
    (name) => !/\.test\.tsx?$/.test(name) && !EXCEPTION.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((name) => breaches(name, readFileSync(name, "utf8")))).toEqual([]);
});
