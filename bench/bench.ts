/** What the measurements share: a running site, some of its URLs, and the rounds. */

import type { Home, Homes } from "./home.ts";
import type { Rounds } from "./rounds.ts";
import { type Site, startSite } from "./site.ts";
import type { Row } from "./table.ts";

export type Bench = {
  site: Site;
  home: Home;
  /** Homes for measurements that need a site of their own. */
  homes: Homes;
  /** Public pages by name. */
  pages: Record<"home" | "results" | "property" | "company" | "companies", string>;
  /** More list pages, measured only in a browser. */
  lists: Record<string, string>;
  companyId: string;
  rounds: Rounds;
  close: () => Promise<void>;
};

export type Measurement = { id: string; measure: (bench: Bench) => Promise<Row[]> };

export async function openBench(rounds: Rounds, homes: Homes): Promise<Bench> {
  const home = await homes.create();
  const site = await startSite({ ...home, settings: { ...home.settings, DEMO: "on" } });
  const propertyId = await firstId(site, "/api/properties?limit=1");
  const companyId = await firstId(site, "/api/companies?limit=1");
  return {
    site,
    home,
    homes,
    pages: {
      home: "/",
      results: "/buy",
      property: `/property/${propertyId}`,
      company: `/company/${companyId}`,
      companies: "/companies",
    },
    lists: { rent: "/rent", land: "/land", commercial: "/commercial", agents: "/agents" },
    companyId,
    rounds,
    async close() {
      await site.stop();
      await home.remove();
    },
  };
}

async function firstId({ url }: Site, path: string): Promise<string> {
  const response = await fetch(url + path);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  if (!data[0]) throw new Error(`${path} is empty: without demo data there is nothing to measure`);
  return data[0]._id;
}
