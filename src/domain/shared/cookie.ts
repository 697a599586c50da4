/** The one place where cookies are written, so that none is forgotten when a rule changes. */

type Rules = {
  /** Zero takes the cookie away. */
  seconds: number;
  /** Where the site is reached: over https a cookie is never sent without. */
  publicUrl: string;
  path?: string;
  sameSite?: "Lax" | "Strict";
  /** For a choice that scripts may read; everything else is out of their reach. */
  isPublic?: boolean;
};

/** What RFC 6265 allows in a value; anything else is cut off or quoted by some browser on the way. */
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** The text of a Set-Cookie header. */
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
