/** `node scripts/sbom.mjs`: lists everything the site runs with, and its licences, as CycloneDX. */

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** Licences that would bind or exclude anyone who hosts the site. */
const UNWANTED = /\b(?:A?GPL|SSPL|BUSL|Hippocratic)\b|\bCC-BY-NC/i;
const TARGET = join(ROOT, "build", "sbom.cdx.json");

const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev"];
const text = execFileSync("npm", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
const { components } = JSON.parse(text);
mkdirSync(join(ROOT, "build"), { recursive: true });
writeFileSync(TARGET, text);

const unwanted = components.filter(isUnwanted).map(({ name, version }) => `${name}@${version}`);
console.log(`${TARGET}: ${components.length} packages.`);
if (unwanted.length > 0) {
  console.error(`Their licence needs a look: ${unwanted.join(", ")}`);
  process.exitCode = 1;
}

/** With a choice of licences, the best one counts. */
function isUnwanted({ licenses = [] }) {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? "");
  return names.some((name) => name.split(/ OR /).every((choice) => UNWANTED.test(choice)));
}
