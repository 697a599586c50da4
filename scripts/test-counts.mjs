/** How many tests passed, failed and were skipped, out of the reports that the two test runners write. */

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
  };
}

export function browserCounts(report) {
  if (report === undefined) return NONE;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
