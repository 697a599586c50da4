/**
 * `npm run prove`: breaks the code on purpose, one thing after the other and in a copy of it, and looks whether
 * the tables say so. A row that stays green whatever the code does would prove nothing. `--only R19,P1` takes some.
 */

import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, newFolder, ROOT } from "../bench/site.ts";
import { BREAKS, type Break } from "./breaks.ts";

/** As both programs write them with `--json`. */
type Row = {
  id: string;
  what: string;
  verdict?: string;
  seen?: string;
  value?: string;
  isOk?: boolean;
};

const { values: options } = parseArgs({ options: { only: { type: "string" } } });
const only = options.only?.split(",").map((id) => id.trim().toUpperCase());

await ensureBuilt();
let unseen = 0;
for (const each of BREAKS) {
  if (only && !only.includes(each.only)) continue;
  const red = await proveInCopy(each);
  if (red === undefined) unseen += 1;
  console.log(`${red ? "✓" : "✗"} ${each.only} ${each.what}: ${red ?? "NOTHING TURNED RED"}`);
}
console.log(unseen === 0 ? "\nEach was seen." : `\n${unseen} not seen.`);
process.exitCode = unseen > 0 ? 1 : 0;

/** Answers what the red row says, if there is one. */
async function proveInCopy(each: Break): Promise<string | undefined> {
  const folder = await newFolder();
  try {
    const tree = join(folder.path, "tree");
    await copyTree(tree);
    await breakCode(tree, each);
    const rows = await runIn(tree, each);
    return rows
      .filter(({ verdict, isOk }) => verdict === "FAILED" || isOk === false)
      .map(({ id, what, seen, value }) => `${id} ${what}: ${seen ?? value}`)
      .find((text) => each.red.test(text));
  } finally {
    await folder.remove();
  }
}

async function copyTree(to: string): Promise<void> {
  const { stdout } = spawnSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" });
  for (const file of stdout.trim().split("\n")) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(ROOT, file), join(to, file));
  }
  await cp(join(ROOT, "build"), join(to, "build"), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(to, "node_modules"));
}

async function breakCode(tree: string, { file, find, put, what }: Break): Promise<void> {
  const path = join(tree, file);
  const parts = (await readFile(path, "utf8")).split(find);
  if (parts.length !== 2) throw new Error(`"${what}": ${file} no longer has what is to be broken`);
  await writeFile(path, parts.join(put));
}

async function runIn(tree: string, { program, only, options = [] }: Break): Promise<Row[]> {
  const file = join(tree, "rows.json");
  const args = [`${program}/run.ts`, "--only", only, ...options, "--json", file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: "utf8" });
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  throw new Error(`${program} broke off:\n${stdout}${stderr}`);
}
