/** The value of a request's cookie. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1];
}
