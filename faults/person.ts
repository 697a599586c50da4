/** A person with a browser: cookies are sent back, whichever node is asked. */

import { check } from "./check.ts";

export type Person = {
  ask: (url: string, init?: RequestInit) => Promise<Response>;
  /** The same with JSON both ways; throws unless it succeeded. */
  call: (method: string, url: string, body?: unknown) => Promise<Record<string, unknown>>;
};

export function newPerson(): Person {
  const jar = new Map<string, string>();

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await fetch(url, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  }

  async function call(method: string, url: string, body?: unknown) {
    const response = await ask(url, {
      method,
      headers: { "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    check(response.ok, `${method} ${url}: ${response.status} ${answer.message}`);
    return answer;
  }

  return { ask, call };
}

export async function signIn(person: Person, url: string, email: string, password: string) {
  await person.call("POST", `${url}/api/auth/sign-in/email`, { email, password });
}
