import { afterEach, expect, test, vi } from "vitest";
import { createDeviceList, parseItems } from "./list.ts";
import { isOfflineHome } from "./offline-home.ts";

const HOME = {
  id: "a",
  title: "2 BHK",
  location: "Wakad, Pune",
  purpose: "sale",
  priceMin: 1,
  priceMax: null,
  priceRange: "₹1",
  pictureId: null,
  at: "2026-01-01T00:00:00.000Z",
};

type Named = { id: string };
const isNamed = (value: unknown): value is Named => typeof (value as Named)?.id === "string";

/** A simulated browser: one tab's storage, and events from the other tabs. */
function openBrowser(setItem?: () => never) {
  const entries = new Map<string, string>();
  const tab = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => entries.set(key, value)),
  });
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  const writeElsewhere = (key: string, value: string) => {
    entries.set(key, value);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
  };
  return { entries, writeElsewhere };
}

afterEach(() => vi.unstubAllGlobals());

test.for([null, "", "nonsense", "{}", "12", '{"version":2,"items":[]}'])(
  "what is no list of ours is an empty one: %s",
  (text) => {
    expect(parseItems(text, isOfflineHome, 10)).toEqual([]);
  },
);

test("of a list from another time the entries that can still be read stay", () => {
  const { title: _, ...nameless } = HOME;
  const text = JSON.stringify([HOME, nameless, null, "x", { ...HOME, priceMin: "dear" }]);

  expect(parseItems(text, isOfflineHome, 10)).toEqual([HOME]);
});

test("the newest come first, each once, and no more than fit", () => {
  const { entries } = openBrowser();
  const list = createDeviceList<Named>({ key: "k", limit: 2, isItem: isNamed });
  for (const id of ["a", "b", "a", "c"]) list.add({ id });

  expect(list.read()).toEqual([{ id: "c" }, { id: "a" }]);
  expect(JSON.parse(entries.get("k") ?? "")).toEqual([{ id: "c" }, { id: "a" }]);
  list.remove("c");
  expect(list.has("c")).toBe(false);
});

test("another tab's changes are seen, and not written over", () => {
  const { entries, writeElsewhere } = openBrowser();
  const list = createDeviceList<Named>({ key: "k", limit: 9, isItem: isNamed });
  const heard = vi.fn();
  list.subscribe(heard);
  list.add({ id: "mine" });
  writeElsewhere("k", '[{"id":"theirs"},{"id":"mine"}]');

  expect(heard).toHaveBeenCalledTimes(2);
  expect(list.read().map(({ id }) => id)).toEqual(["theirs", "mine"]);
  entries.set("k", '[{"id":"unheard"}]');
  list.add({ id: "next" });
  expect(list.read().map(({ id }) => id)).toEqual(["next", "unheard"]);
});

test("a browser that keeps nothing holds the list while the page is open, and says so", () => {
  openBrowser(() => {
    throw new Error("QuotaExceededError");
  });
  const list = createDeviceList<Named>({ key: "k", limit: 9, isItem: isNamed });
  list.add({ id: "a" });
  list.add({ id: "b" });

  expect(list.read().map(({ id }) => id)).toEqual(["b", "a"]);
  expect(list.isPersistent()).toBe(false);
});
