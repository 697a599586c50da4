/** The admin's token, kept where the spec wants it: every part of the console hears when it comes and goes. */

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

/** Undefined until the browser has been asked: the server knows nothing of it. */
export function useStoredToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(listen, storedToken, () => undefined);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has signed out, or in.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}
