import { beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#domain/shared/time.ts";
import {
  findDraft,
  readDraft,
  removeDraft,
  removeDrafts,
  removeSubmittedDrafts,
  writeDraft,
} from "./drafts.ts";

/** A browser's storage, whose entries are its own properties. */
function aStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a draft comes back until it is removed", () => {
  writeDraft("member:asha:profile", { values: { city: ["Pune"] }, version: "1" });
  expect(readDraft("member:asha:profile")).toMatchObject({
    values: { city: ["Pune"] },
    version: "1",
  });
  removeDraft("member:asha:profile");
  expect(readDraft("member:asha:profile")).toBeNull();
});

test("what a visitor types into a short form goes with the tab", () => {
  writeDraft("tab:requirement", { values: {} });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toHaveLength(1);
});

test("who signs out leaves nothing; who signs in finds nothing of somebody else's", () => {
  for (const name of ["member:asha:profile", "member:ravi:profile", "device:sell", "admin:1:x"]) {
    writeDraft(name, { values: {} });
  }
  removeDrafts("member:", "member:ravi:");
  expect(readDraft("member:asha:profile")).toBeNull();
  expect(readDraft("member:ravi:profile")).not.toBeNull();
  removeDrafts("member:");
  expect(readDraft("member:ravi:profile")).toBeNull();
  expect(readDraft("device:sell")).not.toBeNull();
  expect(readDraft("admin:1:x")).not.toBeNull();
});

test("of what was typed only that is removed which was sent", () => {
  writeDraft("member:asha:listing 1", { values: {}, isSubmitted: true });
  writeDraft("member:asha:listing 2", { values: {} });
  removeSubmittedDrafts("member:asha:listing");
  expect(readDraft("member:asha:listing 1")).toBeNull();
  expect(readDraft("member:asha:listing 2")).not.toBeNull();
});

test("nothing is kept for longer than a week", () => {
  vi.useFakeTimers();
  writeDraft("device:sell", { values: {} });
  vi.advanceTimersByTime(8 * DAY_MS);
  expect(readDraft("device:sell")).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a page that knows nobody finds a form's draft by the form", () => {
  writeDraft("member:asha:sell", { values: { location: ["Baner"] } });
  expect(findDraft("sell")).toMatchObject({ values: { location: ["Baner"] } });
  expect(findDraft("ell")).toBeNull();
});

test("where nothing can be stored, a draft lives as long as the page", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", Object.assign(aStorage(), { setItem: full }));
  writeDraft("admin:1:property new", { values: "typed" });
  expect(readDraft("admin:1:property new")?.values).toBe("typed");
  removeDrafts("admin:");
  expect(readDraft("admin:1:property new")).toBeNull();
});
