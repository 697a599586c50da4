import { plainPath } from "./language.ts";

const HERE = "http://here";
const MAX_LENGTH = 500;

/** Where to go after signing in: only a page of this site, and not one of the sign-in pages. */
export function returnPath(to: string | null | undefined): string | undefined {
  if (!to?.startsWith("/") || to.length > MAX_LENGTH || !URL.canParse(to, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, HERE);
  const path = plainPath(pathname);
  const isOurs = origin === HERE && !pathname.startsWith("//") && !path.startsWith("//");
  return isOurs && !SIGN_IN_PATHS.test(path) ? pathname + search + hash : undefined;
}

const SIGN_IN_PATHS = /^\/(?:auth|phone-auth|google-auth|sign-out|api|language)(?:[/.]|$)/;
