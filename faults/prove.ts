/**
 * `npm run prove`: breaks the code on purpose, one change at a time and in a copy, and checks that the tables
 * report it. A row that stays green whatever the code does would prove nothing. `--only R19,P1` runs some.
 */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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
let hiddenFromPlanner = 0;
for (const each of BREAKS) {
  if (only && !only.includes(each.only)) continue;
  const red = await redRows(each);
  const meant = red.find((row) => each.red.test(row));
  if (meant === undefined) hiddenFromPlanner += 1;
  const otherwise = red.length > 0 ? `red for another reason: ${red}` : "NOTHING TURNED RED";
  console.log(`${meant ? "✓" : "✗"} ${each.what}: ${meant ?? otherwise}`);
}
console.log(hiddenFromPlanner === 0 ? "\nEach was seen." : `\n${hiddenFromPlanner} not seen.`);
process.exitCode = hiddenFromPlanner > 0 ? 1 : 0;

/** The red rows of the table when the code is broken this way. */
async function redRows(each: Break): Promise<string[]> {
  const folder = await newFolder();
  try {
    const tree = join(folder.path, "tree");
    await copyTree(tree);
    await breakCode(tree, each);
    const rows = await runIn(tree, each);
    return rows
      .filter(({ verdict, isOk }) => verdict === "FAILED" || isOk === false)
      .map(({ id, what, seen, value }) => `${id} ${what}: ${seen ?? value}`);
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
  const child = spawn(process.execPath, args, {
    cwd: tree,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const end = () => child.kill();
  process.once("exit", end);
  await once(child, "exit");
  process.off("exit", end);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${program} broke off before it said anything`);
  return JSON.parse(text);
}
