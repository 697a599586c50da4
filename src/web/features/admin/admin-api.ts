/** The admin's calls: each carries the token; one that is refused ends the session here too. */

const TOKEN_KEY = "adminToken";

type Answer<T> = {
  success: boolean;
  data: T;
  total?: number;
  nextCursor?: string | null;
  token?: string;
  message?: string;
};

export class SessionEnded extends Error {
  override readonly name = "SessionEnded";
}

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY);
}

export async function callAdmin<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
  const response = await fetch(`/api${path}`, {
    ...init,
    headers: {
      ...(init.body ? { "Content-Type": "application/json" } : {}),
      ...(storedToken() ? { Authorization: `Bearer ${storedToken()}` } : {}),
    },
  });
  const answer: Answer<T> = await response.json();
  if (response.status === 401 && storedToken()) {
    forgetToken();
    throw new SessionEnded(answer.message);
  }
  return answer;
}
