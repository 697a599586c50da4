/** The only place that writes cookies, so that none is missed when a rule changes. */

type Rules = {
  /** Zero deletes the cookie. */
  seconds: number;
  /** The site's URL: over https, cookies are only sent over https. */
  publicUrl: string;
  path?: string;
  sameSite?: "Lax" | "Strict";
  /** For a choice that scripts may read; all other cookies are HttpOnly. */
  isPublic?: boolean;
};

/** What RFC 6265 allows in a value; some browsers cut or quote anything else. */
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** The value of a Set-Cookie header. */
export function cookieText(name: string, value: string, rules: Rules): string {
  if (!VALUE.test(value))
    throw new Error(`The cookie ${name} has a value that browsers may change`);
  const { seconds, publicUrl, path = "/", sameSite = "Lax", isPublic = false } = rules;
  const attributes = [`Path=${path}`, `Max-Age=${seconds}`];
  if (!isPublic) attributes.push("HttpOnly");
  attributes.push(`SameSite=${sameSite}`);
  if (publicUrl.startsWith("https:")) attributes.push("Secure");
  return `${name}=${value}; ${attributes.join("; ")}`;
}
