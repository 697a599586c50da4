/** What the measurements share: a running site, some of its addresses, and how often to repeat. */

import { newFolder, type Site, startSite } from "./site.ts";

export type Bench = {
  site: Site;
  dataDir: string;
  /** Public pages by name. */
  pages: Record<"home" | "results" | "property" | "company" | "companies", string>;
  /** Further lists, looked at by a browser only. */
  lists: Record<string, string>;
  companyId: string;
  times: number;
  close: () => Promise<void>;
};

export async function openBench(times: number): Promise<Bench> {
  const folder = await newFolder();
  const site = await startSite({ dataDir: folder.path });
  const propertyId = await firstId(site, "/api/properties?limit=1");
  const companyId = await firstId(site, "/api/companies?limit=1");
  return {
    site,
    dataDir: folder.path,
    pages: {
      home: "/",
      results: "/buy",
      property: `/property/${propertyId}`,
      company: `/company/${companyId}`,
      companies: "/companies",
    },
    lists: { rent: "/rent", land: "/land", commercial: "/commercial", agents: "/agents" },
    companyId,
    times,
    async close() {
      await site.stop();
      await folder.remove();
    },
  };
}

async function firstId({ url }: Site, path: string): Promise<string> {
  const response = await fetch(url + path);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  if (!data[0]) throw new Error(`${path} is empty: without demo data there is nothing to measure`);
  return data[0]._id;
}
