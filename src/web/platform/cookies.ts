/** What a browser sent along under this name. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1];
}
