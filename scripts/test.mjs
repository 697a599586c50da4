/**
 * `npm test`: every check and every test except the longest ones, with one summary line. With `--external`,
 * only what touches the database, on the server that TEST_DATABASE_URL names, including the tests tagged
 * @whole, which go through every page and every width.
 */

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, nodeBinary } from "./install.mjs";
import { orExplain, ROOT, run, secondsSince, toolScript } from "./run.mjs";
import { browserCounts, unitCounts } from "./test-counts.mjs";

const WORKERS = 2;
/** A virtual machine may be starved of CPU for a while; a retry after that tells slow from wrong. */
const AGAIN = ["--retry.count=3", "--retry.delay=15000"];
const CACHE = join(ROOT, ".cache");
const UNIT_REPORT = join(CACHE, "vitest.json");
// Written by playwright.config.ts.
const BROWSER_REPORT = join(CACHE, "playwright.json");

const isExternal = process.argv.includes("--external");
const environment = testEnvironment();

await orExplain(async () => {
  if (isExternal && !process.env.TEST_DATABASE_URL) {
    throw new Error("--external needs TEST_DATABASE_URL, the address of a PostgreSQL server.");
  }
  await ensureInstalled();
  mkdirSync(CACHE, { recursive: true });
  const results = [];
  for (const step of isExternal ? externalSteps() : allSteps()) results.push(await take(step));
  summarise(results);
});

function allSteps() {
  return [
    check("format and lint", tool("@biomejs/biome", "biome", "check")),
    check("types", tool("@react-router/dev", "react-router", "typegen"), tool("typescript", "tsc")),
    check("dependency rule", packageScript("check:layers", "dependency-cruiser")),
    check("unused code", tool("knip", "knip")),
    unitStep("unit and API tests", []),
    ...browserSteps(),
  ];
}

function externalSteps() {
  // Parts of paths. The embedded server's own tests would not use the given server.
  const files = ["src/server/", "demo/", "test/", "--exclude", "**/db/embedded/*.test.ts"];
  return [unitStep("API and database tests", files), ...browserSteps()];
}

/** A named step; its work returns how many passed, failed and were skipped. */
function check(name, ...commands) {
  return {
    name,
    async work() {
      for (const args of commands) if ((await runNode(args)) !== 0) return { failed: 1 };
      return { passed: 1 };
    },
  };
}

function unitStep(name, files) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
  const args = tool(
    "vitest",
    "vitest",
    "run",
    `--maxWorkers=${WORKERS}`,
    ...AGAIN,
    ...reporters,
    ...files,
  );
  return { name, work: () => runTests(args, UNIT_REPORT, unitCounts) };
}

function browserSteps() {
  const which = isExternal ? [] : ["--grep-invert", "@whole"];
  const args = tool("@playwright/test", "playwright", "test", `--workers=${WORKERS}`, ...which);
  return [
    {
      name: "build",
      work: async () => {
        await ensureBuilt();
        return { passed: 1 };
      },
    },
    {
      name: "browser tests",
      work: async () => {
        environment.CHROMIUM_PATH = await ensureBrowser();
        return runTests(args, BROWSER_REPORT, browserCounts);
      },
    },
  ];
}

async function runTests(args, report, count) {
  rmSync(report, { force: true });
  const code = await runNode(args);
  const counts = count(readReport(report));
  // A run can fail outside its tests: a file that does not load, a server that does not start.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Reports a failing step without stopping the others. */
async function take({ name, work }) {
  console.log(`\n── ${name}`);
  const startedMs = Date.now();
  const outcome = await work().catch((error) => {
    console.error(error.message);
    return { failed: 1 };
  });
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [], ...outcome };
  const took = secondsSince(startedMs);
  console.log(`── ${name}: ${counts.failed === 0 ? "passed" : "FAILED"} in ${took}`);
  return { name, took, ...counts };
}

function summarise(results) {
  console.log("");
  for (const { name, took, failed, passed, failures } of results) {
    console.log(
      `${failed === 0 ? "✓" : "✗"} ${name.padEnd(24)} ${took.padStart(8)}  ${passed} passed, ${failed} failed`,
    );
    for (const failure of failures) console.log(`  ✗ ${failure}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function runNode(args) {
  return run(nodeBinary(), args, { env: environment });
}

function tool(packageName, command, ...args) {
  return [toolScript(packageName, command), ...args];
}

/** Runs a package.json script that is one command of one package, so its arguments are written once. */
function packageScript(name, packageName) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const [command, ...args] = scripts[name].split(" ");
  return tool(packageName, command, ...args);
}

/** Removes the settings of a site run from this shell, which are not meant for the tests. */
function testEnvironment() {
  const { DATABASE_URL, TEST_DATABASE_URL, NODE_ENV, ...others } = process.env;
  // Tools that start `node` by name get the project's Node, too.
  const PATH = [join(ROOT, "node_modules", ".bin"), others.PATH].join(delimiter);
  return { ...others, PATH, ...(isExternal && { TEST_DATABASE_URL }) };
}
