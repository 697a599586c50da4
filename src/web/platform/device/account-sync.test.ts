import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Sent = {
  homes: { id: string }[];
  searches: { path: string }[];
  removedHomes: string[];
  removedSearches: string[];
};

const HOME = {
  title: "2 BHK",
  location: "Wakad, Pune",
  purpose: "sale" as const,
  priceMin: 1,
  priceMax: null,
  priceRange: "₹1",
  pictureId: null,
};

const kept = (id: string) => ({ ...HOME, id, at: "2026-01-01T00:00:00.000Z" });

/** A simulated browser, and an account behind its one API call. */
function openBrowser(accountHomes: string[]) {
  const entries = new Map<string, string>();
  const account = { homes: accountHomes, searches: [] as string[], owner: "asha" };
  const calls: Sent[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal("location", { pathname: "/buy" });
  const tab = new EventTarget();
  vi.stubGlobal("dispatchEvent", tab.dispatchEvent.bind(tab));
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Sent;
    calls.push(sent);
    account.homes = [
      ...sent.homes.map(({ id }) => id).filter((id) => !account.homes.includes(id)),
      ...account.homes.filter((id) => !sent.removedHomes.includes(id)),
    ];
    account.searches = [...account.searches, ...sent.searches.map(({ path }) => path)];
    const homes = account.homes.map((_id) => ({ _id, ...HOME, priceWhenSaved: 1, savedAt: "" }));
    const searches = account.searches.map((path) => ({
      _id: path,
      path,
      name: path,
      lookedAt: "",
    }));
    return Response.json({ data: { owner: account.owner, homes, searches } });
  });
  return { account, calls, tab };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const [{ savedHomes, savedSearches }, { sync, syncWithAccount }] = await Promise.all([
    import("./lists.ts"),
    import("./account-sync.ts"),
  ]);
  const ids = () => savedHomes.read().map(({ id }) => id);
  return { savedHomes, savedSearches, sync, syncWithAccount, ids };
}

test("what was saved as a guest goes into the account, and what is there comes out", async () => {
  const { account, calls } = openBrowser(["there"]);
  const { savedHomes, savedSearches, sync, ids } = await open();
  savedHomes.add(kept("here"));
  savedSearches.add({ id: "/commercial?city=pune", name: "n", api: "a", seenAt: "s" });

  await sync(true);

  expect(account.homes).toEqual(["here", "there"]);
  expect(account.searches).toEqual(["/commercial?city=pune"]);
  expect(ids()).toEqual(["here", "there"]);
  await sync(false);
  expect(calls).toHaveLength(1);
});

test("a home let go on the device leaves the account, one let go elsewhere leaves the device", async () => {
  const { account } = openBrowser(["a", "b", "c"]);
  const { savedHomes, sync, ids } = await open();
  await sync(true);
  savedHomes.remove("a");
  account.homes = ["a", "c"];

  await sync(true);

  expect(account.homes).toEqual(["c"]);
  expect(ids()).toEqual(["c"]);
});

test("a heart pressed while the account answers is kept, and told next", async () => {
  const { account } = openBrowser(["a"]);
  const { savedHomes, sync, ids } = await open();
  const first = sync(true);
  savedHomes.add(kept("pressed"));
  await first;

  expect(ids()).toEqual(["pressed", "a"]);
  await sync(false);
  expect(account.homes).toEqual(["pressed", "a"]);
});

test("who signs out takes along what is the account's, and leaves the rest", async () => {
  openBrowser(["a"]);
  const { savedHomes, sync, syncWithAccount, ids } = await open();
  await sync(true);
  savedHomes.add(kept("guest"));

  syncWithAccount(false);

  expect(ids()).toEqual(["guest"]);
  expect(localStorage.getItem("account-sync.v1")).toBeNull();
});

test("a page that waits for news hears of it", async () => {
  const { tab } = openBrowser([]);
  const { savedHomes, sync } = await open();
  const heard = vi.fn();
  tab.addEventListener("account-synced", heard);
  savedHomes.add(kept("here"));

  await sync(true);
  await sync(true);

  expect(heard).toHaveBeenCalledTimes(1);
});

test("an account that does not answer changes nothing", async () => {
  openBrowser([]);
  vi.stubGlobal("fetch", async () => new Response("", { status: 401 }));
  const { savedHomes, sync, ids } = await open();
  savedHomes.add(kept("here"));

  await sync(true);

  expect(ids()).toEqual(["here"]);
});
