/** Without cookies: what is kept on the device is what anybody may see, whoever is signed in. */
export function fetchForAnybody(path: string): Promise<Response> {
  return fetch(path, { credentials: "omit" });
}

/** Whether an answer was made for everybody; a page for one visitor says that it must not be kept. */
export function isForAnybody(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? "no-store";
  return response.ok && !/no-store|private/.test(control);
}
