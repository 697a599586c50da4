type Arguments<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** A page's client loader; its code is loaded on the first navigation, not with the first page. */
export async function fetching<Data>(args: Arguments<Data>): Promise<Data> {
  const { fetchCached } = await import("./queries.ts");
  return fetchCached(args);
}
