/** The admin's token, stored where the spec wants it; all of the console is notified when it changes. */

import { useSyncExternalStore } from "react";

const TOKEN_KEY = "adminToken";

const listeners = new Set<() => void>();

export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  notifyAll();
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY);
  notifyAll();
}

/** Undefined until hydration: the server does not know the token. */
export function useStoredToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(listen, storedToken, () => undefined);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has signed in or out.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}
