type Arguments<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** A page's client loader; what it takes is fetched when a visitor first moves on, not with the first page. */
export async function fetching<Data>(args: Arguments<Data>): Promise<Data> {
  const { fetchCached } = await import("./queries.ts");
  return fetchCached(args);
}
