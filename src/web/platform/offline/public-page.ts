/** Fetches without cookies: only public pages are stored on the device, even for a signed-in user. */
export function fetchPublic(path: string): Promise<Response> {
  return fetch(path, { credentials: "omit" });
}

/** Whether a response is public; a page for one visitor says that it must not be stored. */
export function isPublicResponse(response: Response): boolean {
  const control = response.headers.get("cache-control") ?? "no-store";
  return response.ok && !/no-store|private/.test(control);
}
