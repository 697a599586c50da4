/** Counts passed, failed and skipped tests and lists failures, from the reports of both test runners. */

import { relative } from "node:path";
import { ROOT } from "./run.mjs";

const NONE = { passed: 0, failed: 0, skipped: 0 };

export function unitCounts(report) {
  if (report === undefined) return NONE;
  // A file that could not be loaded has no test to fail.
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => `${relative(ROOT, file.name)} could not be loaded`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === "failed")
          .map((test) => `${relative(ROOT, file.name)} › ${test.fullName}`),
      ),
    ],
  };
}

export function browserCounts(report) {
  if (report === undefined) return NONE;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failures = specsOf(report)
    .filter((spec) => !spec.ok)
    .map((spec) => `${spec.file}:${spec.line} › ${spec.title}`);
  return { passed: expected + flaky, failed: unexpected, skipped, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
