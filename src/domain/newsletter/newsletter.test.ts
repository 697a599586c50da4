import { expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import { issueToSend, issueWindow, nextIssueAt } from "./newsletter.ts";

const FRIDAY = new Date("2026-11-20T02:30:00Z");
const after = (ms: number) => new Date(FRIDAY.getTime() + ms);

test("an issue is due on Friday at eight in India, a minute later to be sure of its homes", () => {
  expect(issueToSend(after(0))).toBeUndefined();
  expect(issueToSend(after(60_000))).toEqual(FRIDAY);
  expect(issueToSend(after(2 * DAY_MS))).toEqual(FRIDAY);
});

test("three days late an issue is left out", () => {
  expect(issueToSend(after(3 * DAY_MS))).toEqual(FRIDAY);
  expect(issueToSend(after(3 * DAY_MS + 1))).toBeUndefined();
  expect(issueToSend(after(7 * DAY_MS - 1))).toBeUndefined();
});

test("the next issue is always ahead", () => {
  expect(nextIssueAt(after(-1))).toEqual(FRIDAY);
  expect(nextIssueAt(after(0))).toEqual(after(7 * DAY_MS));
});

test("an issue goes on where the one before ended, a first one back a week, none back for ever", () => {
  const upTo = FRIDAY;
  expect(issueWindow(upTo, after(-7 * DAY_MS))).toEqual({ since: after(-7 * DAY_MS), upTo });
  expect(issueWindow(upTo, undefined)).toEqual({ since: after(-7 * DAY_MS), upTo });
  expect(issueWindow(upTo, after(-100 * DAY_MS)).since).toEqual(after(-28 * DAY_MS));
});
